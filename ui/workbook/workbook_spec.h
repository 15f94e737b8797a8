// A workbook as values: sheets of cells, before any file format. What is on a sheet can be tested here;
// workbook_file.h writes it.
#pragma once

#include <QString>
#include <QStringList>

#include <limits>
#include <vector>

namespace sizewright {

enum class CellKind : std::uint8_t { empty, text, number, formula };

// What a cell is for; the writer knows how that looks.
enum class CellRole : std::uint8_t {
    body, title, note, heading, columnHead, group, total,
    input, // may be changed
    given, // by the plan; may be changed, but what it rests on does not follow
    fixed, // must not be changed here
    check,
};

struct Cell {
    CellKind kind = CellKind::empty;
    CellRole role = CellRole::body;
    QString text; // of a text; of a formula, without "="
    double value = std::numeric_limits<double>::quiet_NaN(); // of a formula too; NaN: shown as "—"
    QString format; // of the number
    bool alignRight = false; // a text over or among numbers
    bool indent = false; // a text right of a number
    bool wrap = false; // long: the row grows with it
    // What may be typed into an input.
    double min = -std::numeric_limits<double>::infinity(), max = std::numeric_limits<double>::infinity();
};

inline Cell textCell(const QString& text, CellRole role = CellRole::body)
{
    Cell cell;
    cell.kind = CellKind::text;
    cell.role = role;
    cell.text = text;
    return cell;
}
inline Cell unitCell(const QString& text, CellRole role = CellRole::note)
{
    Cell cell = textCell(text, role);
    cell.indent = true;
    return cell;
}
inline Cell longCell(const QString& text, CellRole role = CellRole::note)
{
    Cell cell = unitCell(text, role);
    cell.wrap = true;
    return cell;
}
inline Cell headCell(const QString& text, bool overNumbers)
{
    Cell cell = textCell(text, CellRole::columnHead);
    cell.alignRight = overNumbers;
    cell.indent = !overNumbers;
    cell.wrap = true;
    return cell;
}
inline Cell numberCell(double value, const QString& format, CellRole role = CellRole::body)
{
    Cell cell;
    cell.kind = CellKind::number;
    cell.role = role;
    cell.value = value;
    cell.format = format;
    return cell;
}
inline Cell formulaCell(
    const QString& formula, double value, const QString& format, CellRole role = CellRole::body)
{
    Cell cell = numberCell(value, format, role);
    cell.kind = CellKind::formula;
    cell.text = formula;
    return cell;
}

struct SheetChart {
    enum class Kind : std::uint8_t { columns, lines } kind = Kind::lines;
    QString title, xTitle, yTitle;
    QString categories; // "='Break-even'!$A$12:$A$131"
    struct Series {
        QString name, values;
    };
    std::vector<Series> series;
    int row = 0, column = 0, width = 720, height = 360; // pixels
};

struct Sheet {
    QString name;
    std::vector<double> widths; // of columns, in characters
    std::vector<std::vector<Cell>> rows;
    std::vector<SheetChart> charts;
    int frozenRows = 0, frozenColumns = 0;
    bool tall = false; // printed upright

    Cell& at(std::size_t row, std::size_t column)
    {
        if (rows.size() <= row)
            rows.resize(row + 1);
        if (rows[row].size() <= column)
            rows[row].resize(column + 1);
        return rows[row][column];
    }
};

struct Workbook {
    QString title;
    std::vector<Sheet> sheets;
};

// "B7"; rows and columns count from 0.
QString cellName(std::size_t row, std::size_t column);
// "'Rent'!B7".
QString cellName(const QString& sheet, std::size_t row, std::size_t column);
// "'Rent'!$B$7:$B$12", down one column.
QString rangeName(const QString& sheet, std::size_t first, std::size_t last, std::size_t column);
// A name that a sheet may have: at most 31 characters, none of []:*?/\, and none of `taken` in any case.
QString sheetName(const QString& wanted, const QStringList& taken);

} // namespace sizewright
