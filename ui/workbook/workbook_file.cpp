#include "ui/workbook/workbook_file.h"

#include "ui/workbook/money_part.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

// Of paper: what is typed is yellow as accountants have it, whatever the window's theme is.
constexpr lxw_color_t accent = 0x1F4E79, faint = 0x6B7280, rule = 0xB8C2CC, bandFill = 0xE8EEF4,
                      inputFill = 0xFFF2CC, givenFill = 0xDDEBF7, fixedFill = 0xEDEDED;
constexpr qsizetype longestText = 8000; // a cell takes 32,767 units

// What XML cannot hold is left out.
QByteArray utf8(QString text)
{
    text.truncate(longestText);
    text.removeIf([](QChar c) { return c.unicode() >= 0xFFFE || (c < u' ' && c != u'\n' && c != u'\t'); });
    return text.toUtf8();
}

// How many lines the texts of a row take in their columns; a Chinese character is as wide as two digits.
int linesOf(const Sheet& sheet, const std::vector<Cell>& row)
{
    int most = 1;
    for (std::size_t i = 0; i < row.size() && i < sheet.widths.size(); ++i) {
        if (!row[i].wrap)
            continue;
        double width = 0;
        for (const QChar c : row[i].text)
            width += c.unicode() >= 0x2E80 ? 2 : row[i].role == CellRole::total ? 1.15 : 1;
        most = std::max(most, int(std::ceil(width / (sheet.widths[i] - 1))));
    }
    return most;
}

class Writer
{
public:
    explicit Writer(lxw_workbook* book) : m_book(book) {}

    void write(const Sheet& sheet)
    {
        m_sheet = workbook_add_worksheet(m_book, utf8(sheet.name).constData());
        if (!m_sheet) { // the names are checked where they are made
            m_failed = true;
            return;
        }
        setUp(sheet);
        for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
            const int lines = linesOf(sheet, sheet.rows[row]);
            if (lines > 1) // not every program finds the height by itself
                check(worksheet_set_row(m_sheet, lxw_row_t(row), lines * LXW_DEF_ROW_HEIGHT, nullptr));
            for (std::size_t column = 0; column < sheet.rows[row].size(); ++column)
                writeCell(sheet.rows[row][column], lxw_row_t(row), lxw_col_t(column));
        }
        for (const SheetChart& chart : sheet.charts)
            addChart(chart);
    }
    bool failed() const { return m_failed; }

private:
    void check(lxw_error error) { m_failed = m_failed || error != LXW_NO_ERROR; }

    void setUp(const Sheet& sheet)
    {
        for (std::size_t i = 0; i < sheet.widths.size(); ++i)
            check(worksheet_set_column(m_sheet, lxw_col_t(i), lxw_col_t(i), sheet.widths[i], nullptr));
        if (sheet.frozenRows > 0 || sheet.frozenColumns > 0)
            worksheet_freeze_panes(m_sheet, lxw_row_t(sheet.frozenRows), lxw_col_t(sheet.frozenColumns));
        worksheet_gridlines(m_sheet, LXW_HIDE_ALL_GRIDLINES);
        worksheet_set_paper(m_sheet, 9); // A4
        worksheet_set_landscape(m_sheet);
        worksheet_fit_to_pages(m_sheet, 1, 0);
        if (sheet.frozenRows > 0)
            check(worksheet_repeat_rows(m_sheet, 0, lxw_row_t(sheet.frozenRows - 1)));
        check(worksheet_set_footer(m_sheet, "&L&A&R&P / &N"));
        // Without a password: it keeps formulas from being typed over, and whoever wants to may lift it.
        lxw_protection protection{};
        protection.format_cells = protection.format_columns = protection.format_rows = 1;
        worksheet_protect(m_sheet, nullptr, &protection);
    }

    void writeCell(const Cell& cell, lxw_row_t row, lxw_col_t column)
    {
        lxw_format* const format = formatOf(cell);
        switch (cell.kind) {
        case CellKind::empty: return;
        case CellKind::text:
            // Always as a string: a text that begins with = + - @ is no formula.
            check(cell.text.isEmpty()
                    ? worksheet_write_blank(m_sheet, row, column, format)
                    : worksheet_write_string(m_sheet, row, column, utf8(cell.text).constData(), format));
            return;
        case CellKind::number:
            check(worksheet_write_number(m_sheet, row, column, cell.value, format));
            restrict(cell, row, column);
            return;
        case CellKind::formula: break;
        }
        const QByteArray formula = '=' + utf8(cell.text);
        check(std::isfinite(cell.value)
                ? worksheet_write_formula_num(m_sheet, row, column, formula.constData(), format, cell.value)
                : worksheet_write_formula_str(m_sheet, row, column, formula.constData(), format, "—"));
    }

    void restrict(const Cell& cell, lxw_row_t row, lxw_col_t column)
    {
        if (!std::isfinite(cell.min) || !std::isfinite(cell.max))
            return;
        QByteArray title = utf8(WorkbookText::tr("Out of range"));
        lxw_data_validation rule_{};
        rule_.validate = LXW_VALIDATION_TYPE_DECIMAL;
        rule_.criteria = LXW_VALIDATION_CRITERIA_BETWEEN;
        rule_.minimum_number = cell.min;
        rule_.maximum_number = cell.max;
        rule_.error_title = title.data();
        check(worksheet_data_validation_cell(m_sheet, row, column, &rule_));
    }

    lxw_format* formatOf(const Cell& cell)
    {
        const bool right = cell.alignRight || cell.kind == CellKind::formula || cell.kind == CellKind::number;
        const std::tuple key(cell.role, cell.format, right, cell.indent, cell.wrap);
        lxw_format*& format = m_formats[key];
        if (format)
            return format;
        format = workbook_add_format(m_book);
        if (!cell.format.isEmpty())
            format_set_num_format(format, utf8(cell.format).constData());
        if (right)
            format_set_align(format, LXW_ALIGN_RIGHT);
        if (cell.indent)
            format_set_indent(format, 1);
        if (cell.wrap)
            format_set_text_wrap(format);
        format_set_align(format, LXW_ALIGN_VERTICAL_CENTER);
        look(*format, cell.role);
        return format;
    }

    static void look(lxw_format& format, CellRole role)
    {
        const auto fill = [&](lxw_color_t color) {
            format_set_pattern(&format, LXW_PATTERN_SOLID);
            format_set_bg_color(&format, color);
        };
        const auto changeable = [&](lxw_color_t color) {
            fill(color);
            format_set_unlocked(&format);
            format_set_border(&format, LXW_BORDER_THIN);
            format_set_border_color(&format, rule);
        };
        switch (role) {
        case CellRole::body: return;
        case CellRole::title:
            format_set_bold(&format);
            format_set_font_size(&format, 16);
            format_set_font_color(&format, accent);
            return;
        case CellRole::heading: format_set_font_size(&format, 12); return;
        case CellRole::note: format_set_font_color(&format, faint); return;
        case CellRole::columnHead:
            format_set_bold(&format);
            format_set_bottom(&format, LXW_BORDER_MEDIUM);
            format_set_bottom_color(&format, accent);
            return;
        case CellRole::group:
            format_set_bold(&format);
            format_set_font_color(&format, accent);
            return;
        case CellRole::total:
            format_set_bold(&format);
            fill(bandFill);
            return;
        case CellRole::input: changeable(inputFill); return;
        case CellRole::given: changeable(givenFill); return;
        case CellRole::fixed: fill(fixedFill); return;
        case CellRole::check:
            format_set_italic(&format);
            format_set_font_color(&format, faint);
            return;
        }
    }

    void addChart(const SheetChart& spec)
    {
        const bool columns = spec.kind == SheetChart::Kind::columns;
        lxw_chart* chart = workbook_add_chart(m_book, columns ? LXW_CHART_COLUMN : LXW_CHART_LINE);
        chart_title_set_name(chart, utf8(spec.title).constData());
        lxw_chart_font small{};
        small.size = 12;
        chart_title_set_name_font(chart, &small);
        for (const SheetChart::Series& s : spec.series) {
            lxw_chart_series* series = chart_add_series(
                chart, utf8(u'=' + spec.categories).constData(), utf8(u'=' + s.values).constData());
            // A name that begins with = would be read as a reference.
            const QString name = s.name.startsWith(u'=') ? QString(u' ' + s.name) : s.name;
            chart_series_set_name(series, utf8(name).constData());
        }
        if (!spec.xTitle.isEmpty())
            chart_axis_set_name(chart->x_axis, utf8(spec.xTitle).constData());
        if (!spec.yTitle.isEmpty())
            chart_axis_set_name(chart->y_axis, utf8(spec.yTitle).constData());
        chart_axis_set_num_format(chart->y_axis, "#,##0");
        if (!columns)
            chart_axis_set_interval_unit(chart->x_axis, 12);
        chart_legend_set_position(chart, LXW_CHART_LEGEND_BOTTOM);
        lxw_chart_options options{};
        options.x_scale = spec.width / 480.0; // the library's own size
        options.y_scale = spec.height / 288.0;
        check(worksheet_insert_chart_opt(
            m_sheet, lxw_row_t(spec.row), lxw_col_t(spec.column), chart, &options));
    }

    lxw_workbook* m_book;
    lxw_worksheet* m_sheet = nullptr;
    std::map<std::tuple<CellRole, QString, bool, bool, bool>, lxw_format*> m_formats;
    bool m_failed = false;
};

// The bytes of the file; what went wrong where there are none.
QByteArray bytesOf(const Workbook& workbook, const QDate& date, QString& reason)
{
    const QTemporaryDir folder;
    if (!folder.isValid()) {
        reason = folder.errorString();
        return {};
    }
    QByteArray temporary = QFile::encodeName(folder.path());
    const QString path = folder.filePath(u"workbook.xlsx"_s);
    lxw_workbook_options options{};
    options.tmpdir = temporary.data();
    lxw_workbook* book = workbook_new_opt(QFile::encodeName(path).constData(), &options);
    if (!book) {
        reason = QString::fromUtf8(lxw_strerror(LXW_ERROR_MEMORY_MALLOC_FAILED));
        return {};
    }
    QByteArray title = utf8(workbook.title).left(250);
    QByteArray program = "Sizewright " SIZEWRIGHT_VERSION;
    lxw_doc_properties properties{};
    properties.title = title.data();
    properties.comments = program.data();
    properties.created = time_t(date.startOfDay(Qt::UTC).toSecsSinceEpoch());
    workbook_set_properties(book, &properties);
    Writer writer(book);
    for (const Sheet& sheet : workbook.sheets)
        writer.write(sheet);
    const lxw_error error = workbook_close(book); // frees it as well
    QFile file(path);
    if (error == LXW_NO_ERROR && !writer.failed() && file.open(QIODevice::ReadOnly))
        return file.readAll();
    reason = error != LXW_NO_ERROR ? QString::fromUtf8(lxw_strerror(error)) : file.errorString();
    return {};
}

} // namespace

bool writeWorkbook(const Workbook& workbook, const QString& fileName, const QDate& date, QString* error)
{
    QString reason;
    const QByteArray bytes = bytesOf(workbook, date, reason);
    if (!bytes.isEmpty()) {
        QSaveFile file(fileName);
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush()
            && file.commit())
            return true;
        reason = file.errorString();
    }
    if (error)
        *error = WorkbookText::tr("%1 could not be written: %2; choose another folder or free some space")
                     .arg(fileName, reason);
    return false;
}

bool writeWorkbook(const Plan& plan, const Catalogue& catalogue, const QString& fileName, QString* error,
    const WorkbookOptions& options)
{
    const QDate date = options.date.isValid() ? options.date : QDate::currentDate();
    return writeWorkbook(buildWorkbook(plan, catalogue, {date}), fileName, date, error);
}

} // namespace sizewright
