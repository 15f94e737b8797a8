#include "ui/report/report_html.h"

#include "ui/charts/chart_export.h"

#include <QLocale>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

constexpr double chartWidth = 860, leastAspect = 0.25, mostAspect = 0.6;

QString hex(ThemeRole role) { return Theme::color(role, false).name(); }

QString style()
{
    return uR"(body{font:15px/1.45 system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;color:%1;
background:%2;margin:0}
main{max-width:900px;margin:0 auto;padding:24px 20px;background:%3}
h1{font-size:28px;margin:0}.under{color:%4;margin:2px 0 12px;border-bottom:2px solid %5;padding-bottom:8px}
h2{font-size:22px;color:%5;margin:32px 0 4px}h3{font-size:17px;border-bottom:1px solid %6;margin:24px 0 6px}
h4{font-size:15px;margin:16px 0 4px}p{margin:6px 0}ul{margin:4px 0;padding-left:22px}
table{border-collapse:collapse;width:100%;font-size:13px;margin:8px 0}
th{text-align:left;color:%4;border-bottom:1px solid %6;padding:3px 10px 3px 0;vertical-align:bottom}
td{border-bottom:1px solid %7;padding:3px 10px 3px 0;vertical-align:top;overflow-wrap:anywhere}
.r{text-align:right;font-variant-numeric:tabular-nums}.g td{background:%2;font-weight:600}
.t td{font-weight:600}.tiles{display:flex;flex-wrap:wrap;gap:8px;margin:10px 0}
.tile{flex:1 1 150px;background:%2;border-left:3px solid %5;padding:6px 10px}
.tile b{display:block;font-size:20px}.tile span{color:%4;font-size:13px}
svg{max-width:100%;height:auto}footer{color:%4;font-size:13px;margin-top:32px;border-top:1px solid %6;padding-top:6px}
@media print{body,main{background:none}h2,h3,h4{break-after:avoid}svg,.tile,tr{break-inside:avoid}}
)"_s.arg(hex(ThemeRole::text), hex(ThemeRole::surface), hex(ThemeRole::raised),
        hex(ThemeRole::mutedText), hex(ThemeRole::accent), hex(ThemeRole::outline),
        hex(ThemeRole::grid));
}

QString escaped(const QString& text)
{
    return text.toHtmlEscaped().replace(u'\n', u"<br>"_s);
}

QString colored(ThemeRole role)
{
    return role == ThemeRole::text ? QString() : u" style=\"color:%1\""_s.arg(hex(role));
}

QString html(const ReportHeading& heading)
{
    return u"<h%1>%2</h%1>\n"_s.arg(heading.level + 1).arg(escaped(heading.text));
}

QString html(const ReportParagraph& paragraph)
{
    return (paragraph.bullet ? u"<ul><li%1>%2</li></ul>\n"_s : u"<p%1>%2</p>\n"_s)
        .arg(colored(paragraph.role), escaped(paragraph.text));
}

QString html(const ReportTiles& tiles)
{
    QString out = u"<div class=\"tiles\">\n"_s;
    for (const ReportTile& tile : tiles.tiles)
        out += u"<div class=\"tile\"><span>%1</span><b%2>%3</b><span>%4</span></div>\n"_s.arg(
            escaped(tile.caption), colored(tile.role), escaped(tile.value), escaped(tile.detail));
    return out + u"</div>\n"_s;
}

QString cells(const ReportTable& table, const ReportRow& row)
{
    if (row.kind == RowKind::group)
        return u"<tr class=\"g\"><td colspan=\"%1\">%2</td></tr>\n"_s.arg(table.columns.size())
            .arg(escaped(row.cells.value(0)));
    QString out = row.kind == RowKind::total ? u"<tr class=\"t\">"_s : u"<tr>"_s;
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        out += u"<td%1%2>%3</td>"_s.arg(table.columns[i].right ? u" class=\"r\""_s : QString(),
            i == 0 ? colored(row.role) : QString(), escaped(row.cells.value(i)));
    return out + u"</tr>\n"_s;
}

QString html(const ReportTable& table)
{
    QString out = u"<table>\n"_s;
    QString titles;
    bool any = false;
    for (const ReportColumn& column : table.columns) {
        any = any || !column.title.isEmpty();
        titles += u"<th%1>%2</th>"_s.arg(
            column.right ? u" class=\"r\""_s : QString(), escaped(column.title));
    }
    if (any)
        out += u"<thead><tr>%1</tr></thead>\n"_s.arg(titles);
    for (const ReportRow& row : table.rows)
        out += cells(table, row);
    return out + u"</table>\n"_s;
}

QString html(const ReportChart& chart)
{
    const double aspect = qBound(leastAspect, chart.aspect, mostAspect);
    QString svg = QString::fromUtf8(chartSvg(chart.spec, QSizeF(chartWidth, chartWidth * aspect)));
    svg.remove(0, qMax<qsizetype>(0, svg.indexOf(u"<svg"_s))); // without the XML prologue
    return u"<figure style=\"margin:8px 0\" role=\"img\" aria-label=\"%1\">%2</figure>\n"_s.arg(
        chart.spec.title.toHtmlEscaped(), svg);
}

} // namespace

QByteArray reportHtml(const ReportDocument& document)
{
    QString out = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                  "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2</title>\n"
                  "<style>\n%3</style>\n</head>\n<body>\n<main>\n"_s.arg(
                      QLocale().bcp47Name(), escaped(document.title), style());
    out += u"<h1>%1</h1>\n<div class=\"under\">%2</div>\n"_s.arg(
        escaped(document.title), escaped(document.subtitle));
    for (const ReportElement& element : document.elements)
        out += std::visit([](const auto& e) { return html(e); }, element);
    out += u"<footer>%1</footer>\n</main>\n</body>\n</html>\n"_s.arg(escaped(document.footer));
    return out.toUtf8();
}

} // namespace sizewright
