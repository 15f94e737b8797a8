// Colours that everybody can read and tell apart, and icons that are there.
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QTest>

#include <array>
#include <cmath>

using namespace sizewright;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array memoryRoles{ThemeRole::weights, ThemeRole::gradients, ThemeRole::optimizer,
    ThemeRole::activations, ThemeRole::buffers, ThemeRole::overhead};
constexpr std::array stepRoles{ThemeRole::compute, ThemeRole::recompute, ThemeRole::communication,
    ThemeRole::waiting, ThemeRole::optimizer, ThemeRole::launch};
constexpr std::array lossRoles{ThemeRole::compute, ThemeRole::recompute, ThemeRole::launch,
    ThemeRole::tensorTraffic, ThemeRole::contextTraffic, ThemeRole::expertTraffic,
    ThemeRole::pipelineTraffic, ThemeRole::waiting, ThemeRole::dataTraffic, ThemeRole::offload,
    ThemeRole::straggler, ThemeRole::optimizer, ThemeRole::checkpoint, ThemeRole::failure,
    ThemeRole::otherLoss};
constexpr std::array routeRoles{ThemeRole::rent, ThemeRole::lease, ThemeRole::build};

// What people see who lack one kind of cone (Viénot, Brettel and Mollon 1999), near enough.
enum class Vision { usual, noRed, noGreen };
std::array<double, 3> seen(const QColor& c, Vision vision)
{
    const double r = std::pow(c.redF(), 2.2), g = std::pow(c.greenF(), 2.2),
                 b = std::pow(c.blueF(), 2.2);
    switch (vision) {
    case Vision::usual: break;
    case Vision::noRed: return {0.1124 * r + 0.8876 * g, 0.1124 * r + 0.8876 * g,
        0.0040 * r - 0.0040 * g + b};
    case Vision::noGreen: return {0.2928 * r + 0.7072 * g, 0.2928 * r + 0.7072 * g,
        -0.0223 * r + 0.0223 * g + b};
    }
    return {r, g, b};
}

double distance(const QColor& a, const QColor& b, Vision vision)
{
    const auto x = seen(a, vision), y = seen(b, vision);
    double sum = 0;
    for (std::size_t i = 0; i < 3; ++i)
        sum += std::pow(std::pow(std::max(0.0, x[i]), 1 / 2.2) - std::pow(std::max(0.0, y[i]), 1 / 2.2), 2);
    return std::sqrt(sum);
}

} // namespace

class tst_chart_theme : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void textIsReadable()
    {
        for (const bool dark : {false, true})
            for (const ThemeRole ground : {ThemeRole::surface, ThemeRole::raised})
                for (const ThemeRole role : {ThemeRole::text, ThemeRole::mutedText, ThemeRole::accent,
                         ThemeRole::good, ThemeRole::warning, ThemeRole::bad, ThemeRole::usable,
                         ThemeRole::nominal, ThemeRole::knee, ThemeRole::budget,
                         ThemeRole::stopLoss, ThemeRole::run, ThemeRole::breakEven}) {
                    const double contrast
                        = Theme::contrast(Theme::color(role, dark), Theme::color(ground, dark));
                    QVERIFY2(contrast >= 4.5,
                        qPrintable(u"role %1, dark %2: %3"_s.arg(int(role)).arg(dark).arg(contrast)));
                }
    }
    void textOnBarsIsReadable()
    {
        for (const bool dark : {false, true})
            for (const ThemeRole role : memoryRoles) {
                const QColor fill = Theme::color(role, dark);
                QVERIFY2(Theme::contrast(Theme::textOn(fill), fill) >= 4.5, qPrintable(fill.name()));
            }
    }
    void everyRoleHasAColour()
    {
        for (const bool dark : {false, true})
            for (int role = 0; role < themeRoleCount; ++role) {
                const QColor color = Theme::color(ThemeRole(role), dark);
                QVERIFY2(color.isValid() && color.alpha() == 255, qPrintable(QString::number(role)));
            }
    }
    void seriesCanBeToldApart()
    {
        const auto check = [](const auto& roles, bool dark) {
            for (const Vision vision : {Vision::usual, Vision::noRed, Vision::noGreen})
                for (const ThemeRole a : roles)
                    for (const ThemeRole b : roles)
                        if (a != b)
                            QVERIFY2(distance(Theme::color(a, dark), Theme::color(b, dark), vision) > 0.12,
                                qPrintable(u"%1 and %2, dark %3, vision %4"_s.arg(int(a))
                                               .arg(int(b))
                                               .arg(dark)
                                               .arg(int(vision))));
        };
        for (const bool dark : {false, true}) {
            check(memoryRoles, dark);
            check(stepRoles, dark);
            check(lossRoles, dark);
            check(routeRoles, dark);
        }
    }
    void paletteFollowsTheMode()
    {
        for (const ThemeMode mode : {ThemeMode::dark, ThemeMode::light, ThemeMode::automatic}) {
            Theme::apply(*qApp, mode);
            QCOMPARE_EQ(Theme::mode(), mode);
            if (mode != ThemeMode::automatic)
                QCOMPARE_EQ(Theme::isDark(), mode == ThemeMode::dark);
            const QPalette p = QApplication::palette();
            QCOMPARE_EQ(p.color(QPalette::Window), Theme::color(ThemeRole::surface));
            for (const auto& [ink, ground] :
                {std::pair{QPalette::WindowText, QPalette::Window},
                    std::pair{QPalette::Text, QPalette::Base},
                    std::pair{QPalette::ButtonText, QPalette::Button},
                    std::pair{QPalette::HighlightedText, QPalette::Highlight},
                    std::pair{QPalette::ToolTipText, QPalette::ToolTipBase},
                    std::pair{QPalette::PlaceholderText, QPalette::Base}})
                QCOMPARE_GE(Theme::contrast(p.color(ink), p.color(ground)), 4.5);
        }
    }
    // The drawings themselves; the resource is compiled into the program.
    void drawingsTakeTheColourOfText()
    {
        const QDir folder(QStringLiteral(SIZEWRIGHT_SOURCE_DIR "/resources/icons"));
        for (const QString& name : {u"new"_s, u"open"_s, u"save"_s, u"undo"_s, u"redo"_s, u"add"_s,
                 u"duplicate"_s, u"delete"_s, u"rename"_s, u"star"_s, u"export"_s, u"import"_s,
                 u"warning"_s, u"info"_s, u"back"_s, u"forward"_s, u"search"_s, u"chevron"_s}) {
            QFile file(folder.filePath(name + u".svg"_s));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            QVERIFY2(file.readAll().contains("currentColor"), qPrintable(name));
        }
        QVERIFY(folder.exists(u"io.sizewright.Sizewright.svg"_s));
        QVERIFY(Theme::icon(u"no such drawing"_s).isNull());
    }
    void headlineFiguresAreLargerAndHeavier()
    {
        const QFont plain = QApplication::font();
        QCOMPARE_EQ(Theme::figureFont(6).pointSizeF(), plain.pointSizeF() + 6);
        QVERIFY(Theme::figureFont(6).weight() > plain.weight());
    }
};

QTEST_MAIN(tst_chart_theme)
#include "tst_chart_theme.moc"
