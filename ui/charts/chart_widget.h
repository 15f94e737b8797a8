// A chart on the screen. Takes a description, shows it, says what was clicked; decides nothing.
#pragma once

#include "ui/charts/chart_spec.h"

#include <QWidget>

#include <memory>

namespace sizewright {

class ChartWidget : public QWidget
{
    Q_OBJECT
public:
    explicit ChartWidget(QWidget* parent = nullptr);
    ~ChartWidget() override;

    void setSpec(const ChartSpec& spec);
    const ChartSpec& spec() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void figureClicked(const QString& key);
    // format: "png", "svg", "pdf" or "csv"; asking for a file name is the window's business.
    void exportRequested(const QString& chartId, const QString& format);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sizewright
