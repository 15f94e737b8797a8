#include "ui/views/result_panel.h"

#include "core/plan/plan_fields.h"
#include "ui/charts/chart_widget.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/plain_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {
constexpr int rowPadding = 6; // pixels, above and below together
}

ResultPanel::ResultPanel(const QString& title, QWidget* parent)
    : QFrame(parent), m_layout(new QVBoxLayout(this)), m_title(new QLabel(title, this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_title->setVisible(!title.isEmpty());
    m_layout->setContentsMargins(8, 6, 8, 6);
    m_layout->setSpacing(4);
    m_layout->addWidget(m_title);
}

ChartPanel::ChartPanel(const QString& name, std::vector<View> views, QWidget* parent)
    : ResultPanel({}, parent), m_chart(new ChartWidget(this)), m_views(std::move(views))
{
    m_chart->setObjectName(u"chart."_s + name);
    if (m_views.size() > 1) {
        m_chooser = new QComboBox(this);
        m_chooser->setObjectName(u"chart."_s + name + u".view"_s);
        m_chooser->setAccessibleName(tr("What the chart shows"));
        for (const View& view : m_views)
            m_chooser->addItem(view.name);
        m_layout->addWidget(m_chooser, 0, Qt::AlignRight);
    }
    m_layout->addWidget(m_chart, 1);
    connect(m_chart, &ChartWidget::figureClicked, this, &ResultPanel::explain);
    connect(m_chart, &ChartWidget::exportRequested, this,
        [this](const QString&, const QString& format) {
            Q_EMIT chartExportRequested(m_chart->spec(), format);
        });
}

void ChartPanel::refresh(const PanelData& given)
{
    const int view = m_chooser ? m_chooser->currentIndex() : 0;
    m_chart->setSpec(m_views[std::size_t(view)].build(given));
}

TablePanel::TablePanel(const QString& title, const QString& name, Builder build, bool wraps,
    QWidget* parent)
    : ResultPanel(title, parent), m_build(std::move(build)), m_model(new TableModel(this)),
      m_view(plainTable(u"table."_s + name, title, *m_model, this)), m_wraps(wraps)
{
    m_view->setWordWrap(wraps);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_layout->addWidget(m_view);
    m_layout->addStretch(1);
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const QString key = index.data(KeyRole).toString();
        if (key.isEmpty())
            return;
        if (fields().find(toCore(key)))
            Q_EMIT fieldRequested(key);
        else
            Q_EMIT explain(key);
    });
}

void TablePanel::refresh(const PanelData& given)
{
    m_model->setContent(m_build(given));
    QHeaderView* header = m_view->horizontalHeader();
    const int last = m_model->columnCount() - 1;
    for (int column = 0; column <= last; ++column) {
        const bool stretches = m_wraps ? column > 0 : column == 0;
        header->setSectionResizeMode(
            column, stretches ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
    fitHeight();
}

// The page scrolls, not each table in it.
void TablePanel::fitHeight()
{
    if (m_wraps) {
        m_view->resizeRowsToContents();
        for (int row = 0; row < m_model->rowCount(); ++row)
            m_view->setRowHeight(row, m_view->rowHeight(row) + rowPadding);
    }
    int height = m_view->horizontalHeader()->sizeHint().height() + 2;
    for (int row = 0; row < m_model->rowCount(); ++row)
        height += m_view->rowHeight(row);
    if (m_view->horizontalHeader()->length() > m_view->viewport()->width())
        height += m_view->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_view->setFixedHeight(height);
}

void TablePanel::resizeEvent(QResizeEvent* event)
{
    ResultPanel::resizeEvent(event);
    fitHeight();
}

} // namespace sizewright
