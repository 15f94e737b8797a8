#include "ui/theme/line_icon.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace sizewright {

namespace {

using namespace Qt::StringLiterals;

QByteArray drawing(const QString& name)
{
    QFile file(u":/icons/"_s + name + u".svg"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QColor inkOf(const QString& name, QIcon::Mode mode)
{
    if (mode == QIcon::Disabled)
        return Theme::color(ThemeRole::outline);
    if (mode == QIcon::Selected)
        return Theme::textOn(Theme::color(ThemeRole::accent));
    if (name == "warning"_L1)
        return Theme::color(ThemeRole::warning);
    return Theme::color(ThemeRole::text);
}

// The colour is looked up when painting, so icons follow a change of theme by themselves.
class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(const QString& name) : m_name(name), m_svg(drawing(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray colored = m_svg;
        colored.replace("currentColor", inkOf(m_name, mode).name().toLatin1());
        QSvgRenderer renderer(colored);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }
    QPixmap scaledPixmap(
        const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        const QString cached = u"sizewright-icon-%1-%2x%3-%4"_s.arg(m_name)
                                   .arg(size.width())
                                   .arg(size.height())
                                   .arg(inkOf(m_name, mode).rgba());
        QPixmap pixmap;
        if (QPixmapCache::find(cached, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        pixmap.setDevicePixelRatio(scale);
        QPixmapCache::insert(cached, pixmap);
        return pixmap;
    }
    QIconEngine* clone() const override { return new LineIconEngine(*this); }
    QString key() const override { return u"sizewright-line"_s; }
    bool isNull() override { return m_svg.isEmpty(); }

private:
    QString m_name;
    QByteArray m_svg;
};

} // namespace

QIcon lineIcon(const QString& name)
{
    auto* engine = new LineIconEngine(name);
    if (engine->isNull()) {
        delete engine;
        return {};
    }
    return QIcon(engine);
}

} // namespace sizewright
