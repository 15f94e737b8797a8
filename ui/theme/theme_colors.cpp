// The colours. Series: after Okabe and Ito (2008) on light surfaces, a shade lighter on dark ones. What
// is written in a colour (markers, states) is dark or light enough for text.
#include "ui/theme/theme.h"

#include <array>
#include <cmath>

namespace sizewright {

namespace {

struct Shades {
    QRgb light, dark;
};

Shades surfaceShades(ThemeRole role)
{
    switch (role) {
    case ThemeRole::text: return {0xff1c2430, 0xffe6eaf0};
    case ThemeRole::mutedText: return {0xff566173, 0xffa3adbc};
    case ThemeRole::surface: return {0xfff5f6f8, 0xff1a1f27};
    case ThemeRole::raised: return {0xffffffff, 0xff232a34};
    case ThemeRole::outline: return {0xffc5ccd6, 0xff465162};
    case ThemeRole::grid: return {0xffe6e9ee, 0xff333c49};
    case ThemeRole::accent: return {0xff0b62a8, 0xff6db8f2};
    case ThemeRole::good: return {0xff00704f, 0xff3ecb9c};
    case ThemeRole::warning: return {0xff8f5500, 0xfff0ac3c};
    case ThemeRole::bad: return {0xffb3340a, 0xffff8a5c};
    default: return {0, 0};
    }
}

Shades memoryShades(ThemeRole role)
{
    switch (role) {
    case ThemeRole::weights: return {0xff0072b2, 0xff2f8ac9};
    case ThemeRole::gradients: return {0xff56b4e9, 0xff8fd0f5};
    case ThemeRole::optimizer: return {0xffe69f00, 0xfff0b429};
    case ThemeRole::activations: return {0xff009e73, 0xff1fb88c};
    case ThemeRole::buffers: return {0xffcc79a7, 0xffe8a9cc};
    case ThemeRole::overhead: return {0xff5f6876, 0xff77818f};
    case ThemeRole::usable: return {0xffb3340a, 0xffff8a5c};
    case ThemeRole::nominal: return {0xff566173, 0xffa3adbc};
    default: return {0, 0};
    }
}

Shades timeShades(ThemeRole role)
{
    switch (role) {
    case ThemeRole::compute: return {0xff0072b2, 0xff2f8ac9};
    case ThemeRole::recompute: return {0xff56b4e9, 0xff8fd0f5};
    case ThemeRole::communication: return {0xffd55e00, 0xfff07f3a};
    case ThemeRole::waiting: return {0xff5f6876, 0xff77818f};
    case ThemeRole::launch: return {0xffcc79a7, 0xffe8a9cc};
    case ThemeRole::efficiency: return {0xff0072b2, 0xff2f8ac9};
    case ThemeRole::mfu: return {0xff009e73, 0xff1fb88c};
    case ThemeRole::stepTime: return {0xffd55e00, 0xfff07f3a};
    case ThemeRole::days: return {0xff9a4d80, 0xffe8a9cc};
    case ThemeRole::ideal: return {0xff8b94a1, 0xff7d8796};
    case ThemeRole::knee: return {0xff8f5500, 0xfff0ac3c};
    case ThemeRole::current: return {0xff1c2430, 0xffe6eaf0};
    case ThemeRole::measured: return {0xff00704f, 0xff3ecb9c};
    case ThemeRole::range: return {0xff009e73, 0xff1fb88c};
    default: return {0, 0};
    }
}

Shades lossShades(ThemeRole role)
{
    switch (role) {
    case ThemeRole::tensorTraffic: return {0xffd55e00, 0xfff07f3a};
    case ThemeRole::contextTraffic: return {0xff5b3780, 0xff8c27c5};
    case ThemeRole::expertTraffic: return {0xff6b4a12, 0xff8f6a2a};
    case ThemeRole::pipelineTraffic: return {0xfff0e442, 0xfff5ec6a};
    case ThemeRole::dataTraffic: return {0xff009e73, 0xff1fb88c};
    case ThemeRole::straggler: return {0xffb4bcc8, 0xffa6e08d};
    case ThemeRole::offload: return {0xffc2cfff, 0xff849eec};
    case ThemeRole::checkpoint: return {0xff8f1f3f, 0xff9f0098};
    case ThemeRole::failure: return {0xff1c2430, 0xfff4f6fa};
    case ThemeRole::otherLoss: return {0xffdfe3e8, 0xff465162};
    default: return {0, 0};
    }
}

Shades moneyShades(ThemeRole role)
{
    switch (role) {
    case ThemeRole::rent: return {0xffd55e00, 0xfff07f3a};
    case ThemeRole::lease: return {0xff9a4d80, 0xffe8a9cc};
    case ThemeRole::build: return {0xff0072b2, 0xff2f8ac9};
    case ThemeRole::buildNet: return {0xff2f8fc7, 0xff8fd0f5};
    case ThemeRole::hybrid: return {0xff8a4b9e, 0xffc58bd8};
    case ThemeRole::budget: return {0xffb3340a, 0xffff8a5c};
    case ThemeRole::stopLoss: return {0xff8f5500, 0xfff0ac3c};
    case ThemeRole::run: return {0xff1c2430, 0xffe6eaf0};
    case ThemeRole::breakEven: return {0xff00704f, 0xff3ecb9c};
    default: return {0, 0};
    }
}

double linearChannel(double c)
{
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c)
{
    return 0.2126 * linearChannel(c.redF()) + 0.7152 * linearChannel(c.greenF())
        + 0.0722 * linearChannel(c.blueF());
}

} // namespace

QColor Theme::color(ThemeRole role, bool dark)
{
    Shades found{0, 0};
    for (auto* const chapter : {surfaceShades, memoryShades, timeShades, lossShades, moneyShades}) {
        found = chapter(role);
        if (found.light != 0)
            break;
    }
    return QColor::fromRgb(dark ? found.dark : found.light);
}

QColor Theme::color(ThemeRole role) { return color(role, isDark()); }

double Theme::contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a) + 0.05;
    const double two = luminance(b) + 0.05;
    return one > two ? one / two : two / one;
}

QColor Theme::textOn(const QColor& background)
{
    const QColor dark = QColor::fromRgb(0xff0c1016); // darker than text: it lies on middling colours
    const QColor light(Qt::white);
    return contrast(background, dark) >= contrast(background, light) ? dark : light;
}

QPalette Theme::palette(bool dark)
{
    const auto shade = [dark](ThemeRole role) { return color(role, dark); };
    const QColor surface = shade(ThemeRole::surface);
    const QColor raised = shade(ThemeRole::raised);
    const QColor text = shade(ThemeRole::text);
    const QColor muted = shade(ThemeRole::mutedText);
    const QColor accent = shade(ThemeRole::accent);
    QPalette p(text, dark ? raised : surface, surface.lighter(150), surface.darker(160),
        surface.darker(120), text, raised);
    p.setColor(QPalette::Window, surface);
    p.setColor(QPalette::Base, raised);
    p.setColor(QPalette::AlternateBase, dark ? raised.lighter(112) : surface);
    p.setColor(QPalette::Button, dark ? raised.lighter(120) : surface);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, shade(ThemeRole::bad));
    p.setColor(QPalette::PlaceholderText, muted);
    p.setColor(QPalette::ToolTipBase, dark ? raised.lighter(130) : text);
    p.setColor(QPalette::ToolTipText, dark ? text : raised);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, textOn(accent));
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::LinkVisited, accent);
    p.setColor(QPalette::Light, dark ? surface.lighter(170) : QColor(Qt::white));
    p.setColor(QPalette::Midlight, dark ? surface.lighter(140) : shade(ThemeRole::grid));
    p.setColor(QPalette::Mid, shade(ThemeRole::outline));
    p.setColor(QPalette::Dark, dark ? surface.darker(150) : shade(ThemeRole::outline).darker(130));
    p.setColor(QPalette::Shadow, dark ? QColor(Qt::black) : muted);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, muted);
    p.setColor(QPalette::Disabled, QPalette::Highlight, shade(ThemeRole::outline));
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, text);
    return p;
}

} // namespace sizewright
