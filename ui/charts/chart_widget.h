// A chart on the screen. Takes a description, shows it, says what was clicked; decides nothing.
#pragma once

#include "ui/charts/chart_spec.h"

#include <QWidget>

#include <memory>

class QMenu;

namespace sizewright {

class ChartPicture;

class ChartWidget : public QWidget
{
    Q_OBJECT
public:
    explicit ChartWidget(QWidget* parent = nullptr);
    ~ChartWidget() override;

    void setSpec(const ChartSpec& spec);
    const ChartSpec& spec() const;
    const ChartPicture& picture() const; // for tests: where things lie

    // Export and copy, for the context menu and for menus of the window.
    void fillMenu(QMenu& menu);
    void copy();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void figureClicked(const QString& key);
    // format: "png", "svg", "pdf" or "csv"; asking for a file name is the window's business.
    void exportRequested(const QString& chartId, const QString& format);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void hover(const QPointF& position);
    void activate(int mark);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sizewright
