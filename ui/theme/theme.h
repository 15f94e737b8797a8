// Every colour, icon and special font of the window, the charts and the reports: one place, so that the
// same colour means the same thing everywhere. Series colours follow the palette of Okabe and Ito, which
// people with any kind of colour vision can tell apart; text keeps a contrast of 4.5 : 1 or more.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>

class QApplication;

namespace sizewright {

enum class ThemeMode { automatic, light, dark };

enum class ThemeRole {
    // Surfaces and text
    text, mutedText,
    surface, // the page that everything lies on
    raised, // fields, tables, cards
    outline, grid,
    accent, // what can be clicked, what is selected
    good, warning, bad, // states; never the only sign of one
    // Memory of a card
    weights, gradients, optimizer, activations, buffers, overhead, usable, nominal,
    // Parts of a step, by kind (the optimizer keeps its colour from memory)
    compute, recompute, communication, waiting, launch,
    // Losses as cards grow (recompute, launch, waiting and the optimizer keep their colours)
    tensorTraffic, contextTraffic, expertTraffic, pipelineTraffic, dataTraffic, straggler, offload,
    checkpoint, failure, otherLoss,
    // Scaling
    efficiency, mfu, stepTime, days, ideal, knee, current, range, measured,
    // Money
    rent, lease, build, buildNet, hybrid, budget, stopLoss, run, breakEven,
};
inline constexpr int themeRoleCount = int(ThemeRole::breakEven) + 1;

class Theme
{
public:
    // Fusion with our palette; automatic takes light or dark from the desktop and follows it.
    static void apply(QApplication& application, ThemeMode mode);
    static ThemeMode mode();
    static bool isDark();
    static QColor color(ThemeRole role);
    // Of a given variant; files and paper are always light.
    static QColor color(ThemeRole role, bool dark);
    // Black or white, whichever reads better on the colour.
    static QColor textOn(const QColor& background);
    // Contrast as WCAG defines it: 1 (none) to 21.
    static double contrast(const QColor& a, const QColor& b);
    static QPalette palette(bool dark);
    // A line icon in the text colour of the moment: "new", "open", "save", "undo", "redo", "add",
    // "duplicate", "delete", "rename", "star", "export", "import", "warning", "info", "back",
    // "forward", "search", "chevron". "application" is the program's own.
    static QIcon icon(const QString& name);
    // For headline figures: the application's font, larger by so many points and heavier.
    static QFont figureFont(int pointDelta);
};

} // namespace sizewright
