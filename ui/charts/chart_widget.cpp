#include "ui/charts/chart_widget.h"

#include "ui/charts/chart_export.h"

#include <QPainter>

namespace sizewright {

class ChartWidget::Private
{
public:
    ChartSpec spec;
};

ChartWidget::ChartWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>()) {}
ChartWidget::~ChartWidget() = default;

void ChartWidget::setSpec(const ChartSpec& spec)
{
    d->spec = spec;
    setAccessibleName(spec.title);
    update();
}

const ChartSpec& ChartWidget::spec() const { return d->spec; }
QSize ChartWidget::sizeHint() const { return {520, 340}; }
QSize ChartWidget::minimumSizeHint() const { return {280, 180}; }

} // namespace sizewright
