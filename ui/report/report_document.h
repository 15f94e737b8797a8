// What a report says, as plain data in reading order. The builder makes it, PDF and HTML show it.
#pragma once

#include "ui/charts/chart_spec.h"

#include <QStringList>

#include <variant>

namespace sizewright {

struct ReportHeading {
    int level = 1; // 1 a scenario or an appendix, 2 a page of the chain, 3 inside it
    QString text;
    bool newPage = false;
};

struct ReportParagraph {
    QString text;
    ThemeRole role = ThemeRole::text;
    bool bullet = false;
};

// The headline figures side by side.
struct ReportTile {
    QString caption, value, detail;
    ThemeRole role = ThemeRole::text;
};
struct ReportTiles {
    QList<ReportTile> tiles;
};

struct ReportColumn {
    QString title;
    bool right = false; // numbers
    bool wraps = false; // long texts; shares what width is left
};
enum class RowKind { plain, group, total };
struct ReportRow {
    QStringList cells;
    RowKind kind = RowKind::plain;
    ThemeRole role = ThemeRole::text; // of the first cell
};
struct ReportTable {
    QList<ReportColumn> columns; // the header is left out where all titles are empty
    QList<ReportRow> rows;
};

struct ReportChart {
    ChartSpec spec;
    double aspect = 0.5; // height over width
};

using ReportElement
    = std::variant<ReportHeading, ReportParagraph, ReportTiles, ReportTable, ReportChart>;

struct ReportDocument {
    QString title, subtitle;
    QString footer; // program, catalogue and date, on every page
    QList<ReportElement> elements;
};

} // namespace sizewright
