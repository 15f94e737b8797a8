#include "ui/views/explanation_html.h"

#include "core/units/display.h"
#include "ui/models/time_tables.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

struct PageText {
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

QString named(Text label, Text qualifier, const std::string& fallback)
{
    if (label.empty())
        return toQt(fallback);
    const QString name = translated(label);
    return qualifier.empty() ? name : PageText::tr("%1 (%2)").arg(name, translated(qualifier));
}

QString readable(double value, const Signature& signature, std::string_view currency)
{
    if (signature == signatureOf<Money>())
        return shownMoney(value, currency, 4);
    return withLocalUnits(toQt(quantityText(value, signature, "", {5, currency, true})));
}

QString colored(const QString& text, ThemeRole role)
{
    return u"<span style='color:%1'>%2</span>"_s.arg(Theme::color(role).name(), text);
}

// What binds one part, as a sentence.
QString bindingLine(const PartBinding& part)
{
    const QString share = toQt(
        quantityText(part.ofStep.value(), signatureOf<Ratio>(), "%", {2, {}, true}));
    if (part.binding == Binding::none)
        return PageText::tr("%1 of the step; no rate of the card or its links shortens it").arg(share);
    return PageText::tr("%1 of the step, bound by: <b>%2</b>")
        .arg(share, shownBinding(part.binding).toHtmlEscaped());
}

// Names lead to the explanation of their part.
QString bindingsHtml(const std::vector<PartBinding>& parts)
{
    if (parts.empty())
        return {};
    if (parts.size() == 1)
        return u"<p style='margin-top:2px;margin-bottom:4px'>%1</p>"_s.arg(bindingLine(parts.front()));
    const TableContent table = bindingTable(parts);
    QString html = u"<table cellspacing='0' cellpadding='2' width='100%'><tr>"_s;
    const auto align = [&table](std::size_t column) {
        return column == 0 || column + 1 == std::size_t(table.columns.size()) ? u"left"_s : u"right"_s;
    };
    constexpr std::array widths{36, 19, 20, 25}; // %, so that words stay whole in a narrow panel
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        html += u"<td width='%1%' align='%2' style='padding-right:6px'><small>%3</small></td>"_s.arg(
            QString::number(widths[std::size_t(i)]), align(std::size_t(i)),
            colored(table.columns[i].toHtmlEscaped(), ThemeRole::mutedText));
    html += u"</tr>"_s;
    for (const auto& row : table.rows) {
        html += u"<tr>"_s;
        for (std::size_t i = 0; i < row.size(); ++i) {
            QString text = row[i].text.toHtmlEscaped();
            if (i == 0)
                text = u"<a href='figure:%1'>%2</a>"_s.arg(row[i].key, text);
            else if (i < row.size() - 1) // a number stays on one line
                text.replace(u' ', QChar::Nbsp);
            html += u"<td align='%1' style='padding-right:6px'><small>%2</small></td>"_s.arg(
                align(i), text);
        }
        html += u"</tr>"_s;
    }
    return html + u"</table>"_s;
}

class Writer
{
public:
    Writer(const std::vector<ExplainedLine>& lines, const std::set<int>& unfolded,
        std::string_view currency, const std::vector<PartBinding>& parts)
        : m_lines(lines), m_unfolded(unfolded), m_currency(currency), m_parts(parts)
    {
    }

    QString page()
    {
        write(0, 0);
        return m_html;
    }

private:
    // The formula with its names translated and linked; the longest name first, so that no name is
    // found inside another.
    QString formula(const ExplainedLine& line) const
    {
        std::vector<const Operand*> operands;
        for (const Operand& operand : line.operands)
            if (!operand.name.empty())
                operands.push_back(&operand);
        std::stable_sort(operands.begin(), operands.end(),
            [](auto* a, auto* b) { return a->name.size() > b->name.size(); });
        QString text = toQt(line.formula);
        for (std::size_t i = 0; i < operands.size(); ++i)
            text.replace(toQt(operands[i]->name), QChar(char16_t(0xE000 + i)));
        text = text.toHtmlEscaped();
        for (std::size_t i = 0; i < operands.size(); ++i)
            text.replace(QChar(char16_t(0xE000 + i)), link(*operands[i]));
        return text;
    }

    static QString link(const Operand& operand)
    {
        const QString name = shownName(operand).toHtmlEscaped();
        if (operand.line >= 0)
            return u"<a href='line:%1'>%2</a>"_s.arg(operand.line).arg(name);
        if (!operand.key.empty())
            return u"<a href='field:%1'>%2</a>"_s.arg(toQt(operand.key), name);
        return name;
    }

    void write(int index, int depth)
    {
        if (index < 0 || std::size_t(index) >= m_lines.size() || m_open.contains(index))
            return;
        m_open.insert(index);
        const ExplainedLine& line = m_lines[std::size_t(index)];
        if (depth == 0)
            m_html += u"<p style='font-size:large;margin-bottom:0'><b>%1</b></p>"
                      "<p style='font-size:x-large;margin-top:0'><b>%2</b></p>"_s.arg(
                          shownName(line).toHtmlEscaped(),
                          readable(line.value, line.signature, m_currency).toHtmlEscaped())
                + bindingsHtml(m_parts);
        m_html += u"<p style='margin-bottom:2px'>= %1</p>"_s.arg(formula(line));
        m_html += u"<p style='margin-top:0;margin-bottom:4px'>%1</p>"_s.arg(
            colored(u"= "_s + toQt(line.numbers).toHtmlEscaped(), ThemeRole::mutedText));
        if (!line.source.empty())
            m_html += u"<p style='margin-top:0;font-size:small'>%1</p>"_s.arg(colored(
                PageText::tr("Formula: %1").arg(toQt(line.source).toHtmlEscaped()),
                ThemeRole::mutedText));
        for (const Operand& operand : line.operands)
            writeOperand(operand, depth);
        m_open.erase(index);
    }

    void writeOperand(const Operand& operand, int depth)
    {
        const bool step = operand.line >= 0;
        const bool open = step && m_unfolded.contains(operand.line);
        const QString mark = step ? (open ? u"▾ "_s : u"▸ "_s) : u"· "_s;
        m_html += u"<p style='margin-left:%1px;margin-top:3px;margin-bottom:0'>%2%3 = <b>%4</b>%5</p>"_s
                      .arg(depth * indent)
                      .arg(mark, link(operand),
                          readable(operand.value, operand.signature, m_currency).toHtmlEscaped(),
                          step ? QString() : state(operand));
        if (!step)
            return;
        if (open) {
            m_html += u"<table width='100%' cellpadding='4' style='margin-left:%1px'><tr><td "
                      "style='border-left:2px solid %2'>"_s.arg(indent)
                          .arg(Theme::color(ThemeRole::outline).name());
            write(operand.line, depth + 1);
            m_html += u"</td></tr></table>"_s;
        }
    }

    static QString state(const Operand& operand)
    {
        const ThemeRole role = operand.trust == Trust::assumed ? ThemeRole::warning
            : operand.trust == Trust::measured || operand.trust == Trust::quoted
            ? ThemeRole::good
            : ThemeRole::mutedText;
        QString text = translated(label(operand.trust)).toHtmlEscaped();
        if (!operand.source.empty())
            text += u": "_s + toQt(operand.source).toHtmlEscaped();
        if (!operand.asOf.empty())
            text += PageText::tr(" (as of %1)").arg(toQt(operand.asOf).toHtmlEscaped());
        return u"<br>&nbsp;&nbsp;<small>%1</small>"_s.arg(colored(text, role));
    }

    static constexpr int indent = 6; // pixels for each level

    const std::vector<ExplainedLine>& m_lines;
    const std::set<int>& m_unfolded;
    std::string_view m_currency;
    const std::vector<PartBinding>& m_parts;
    std::set<int> m_open; // steps that are being written, against going round in circles
    QString m_html;
};

} // namespace

QString shownName(const ExplainedLine& line)
{
    return named(line.label, line.qualifier, line.name);
}

QString shownName(const Operand& operand)
{
    return named(operand.label, operand.qualifier, operand.name);
}

QString explanationHtml(const std::vector<ExplainedLine>& lines, const std::set<int>& unfolded,
    std::string_view currency, const std::vector<PartBinding>& parts)
{
    return lines.empty() ? QString() : Writer(lines, unfolded, currency, parts).page();
}

} // namespace sizewright
