#include "ui/report/report_parts.h"

#include "core/units/display.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"

namespace sizewright {

namespace {

constexpr std::size_t fewFigures = 5; // more of them stand in two columns

} // namespace

void addHeading(ReportElements& out, int level, const QString& text, bool newPage)
{
    out.append(ReportHeading{level, text, newPage});
}

void addParagraph(ReportElements& out, const QString& text, ThemeRole role)
{
    if (!text.isEmpty())
        out.append(ReportParagraph{text, role, false});
}

void addBullet(ReportElements& out, const QString& text, ThemeRole role)
{
    out.append(ReportParagraph{text, role, true});
}

QString labelOf(std::size_t figureOrdinal)
{
    return translated(resultFields().all()[figureOrdinal].label);
}

QString fieldLabel(std::string_view key)
{
    const FieldInfo* field = fields().find(key);
    return field ? translated(field->label) : toQt(key);
}

QString reportFigure(const Results& results, std::size_t ordinal, int digits)
{
    const ResultFields& r = resultFields();
    const auto value = results.number(ordinal);
    const bool share = ordinal == r.effective.ordinal || ordinal == r.breakEvenUse.ordinal
        || ordinal == r.mfu.ordinal || ordinal == r.hfu.ordinal;
    if (share && value)
        return toQt(quantityText(*value, Signature{}, "%", {digits, "", true}));
    return shownFigure(results, ordinal, digits);
}

void addFigures(ReportElements& out, const Results& results, const std::vector<std::size_t>& ordinals)
{
    std::vector<std::size_t> present;
    for (const std::size_t ordinal : ordinals)
        if (results.number(ordinal))
            present.push_back(ordinal);
    if (present.empty())
        return;
    ReportTable table;
    const bool twice = present.size() > fewFigures;
    for (int pair = 0; pair < (twice ? 2 : 1); ++pair)
        table.columns << ReportColumn{{}, false, true} << ReportColumn{{}, true, false};
    const std::size_t rows = twice ? (present.size() + 1) / 2 : present.size();
    for (std::size_t row = 0; row < rows; ++row) {
        ReportRow cells;
        for (std::size_t i = row; i < present.size(); i += rows)
            cells.cells << labelOf(present[i]) << reportFigure(results, present[i]);
        table.rows.append(cells);
    }
    out.append(table);
}

void addFigureGroup(ReportElements& out, const Results& results, std::string_view keyPrefix)
{
    std::vector<std::size_t> ordinals;
    for (const ResultInfo& info : resultFields().all())
        if (info.key.starts_with(keyPrefix))
            ordinals.push_back(info.ordinal);
    addFigures(out, results, ordinals);
}

} // namespace sizewright
