#include "ui/views/explanation_view.h"

#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/explanation_html.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

QToolButton* button(const QString& icon, const QString& text, QWidget* parent)
{
    auto* made = new QToolButton(parent);
    made->setObjectName(u"explanation."_s + icon);
    made->setIcon(Theme::icon(icon));
    made->setToolTip(text);
    made->setAccessibleName(text);
    made->setAutoRaise(true);
    return made;
}

std::string stepName(const ExplainedLine& line)
{
    return line.name + '\n' + line.qualifier.source;
}

} // namespace

ExplanationView::ExplanationView(
    PlanDocument& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_document(document), m_evaluator(evaluator),
      m_text(new QTextBrowser(this)), m_back(button(u"back"_s, tr("Back"), this)),
      m_forward(button(u"forward"_s, tr("Forward"), this))
{
    m_text->setObjectName(u"explanation.text"_s);
    m_text->setAccessibleName(tr("Explanation"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(8);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(4, 2, 4, 0);
    buttons->addWidget(m_back);
    buttons->addWidget(m_forward);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(buttons);
    layout->addWidget(m_text, 1);
    connect(m_back, &QToolButton::clicked, this, [this] { go(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { go(1); });
    connect(m_text, &QTextBrowser::anchorClicked, this, &ExplanationView::follow);
    connect(&evaluator, &Evaluator::evaluated, this, &ExplanationView::refresh);
    connect(&document, &PlanDocument::currentChanged, this, &ExplanationView::refresh);
    refresh();
}

QString ExplanationView::figure() const
{
    return m_at < 0 ? QString() : m_visits[std::size_t(m_at)].figure;
}

QString ExplanationView::plainText() const { return m_text->toPlainText(); }

void ExplanationView::explain(const QString& figure)
{
    if (m_at < 0 || this->figure() != figure) {
        m_visits.resize(std::size_t(m_at + 1));
        m_visits.push_back({figure, {}});
        ++m_at;
    }
    refresh();
    m_text->verticalScrollBar()->setValue(0);
}

void ExplanationView::go(int step)
{
    const int to = m_at + step;
    if (to < 0 || to >= int(m_visits.size()))
        return;
    m_at = to;
    refresh();
}

void ExplanationView::follow(const QUrl& url)
{
    if (url.scheme() == "field"_L1) {
        Q_EMIT fieldRequested(url.path());
        return;
    }
    if (url.scheme() == "figure"_L1) {
        explain(url.path());
        return;
    }
    const auto line = std::size_t(url.path().toInt());
    if (line >= m_lines.size())
        return;
    auto& unfolded = m_visits[std::size_t(m_at)].unfolded;
    if (!unfolded.insert(stepName(m_lines[line])).second)
        unfolded.erase(stepName(m_lines[line]));
    refresh();
}

void ExplanationView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ExplanationView::refresh()
{
    if (!isVisible())
        return;
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < int(m_visits.size()));
    if (m_at < 0) {
        m_text->setHtml(u"<p>%1</p>"_s.arg(
            tr("Click on any figure to see its formula, its numbers and their sources.")));
        return;
    }
    const Visit& visit = m_visits[std::size_t(m_at)];
    const auto explained = m_evaluator.explained(m_document.current());
    const NodeId* node = explained->find(toCore(visit.figure));
    const ResultInfo* info = resultFields().find(toCore(visit.figure));
    if (!node) {
        m_text->setHtml(u"<p><b>%1</b></p><p>%2</p>"_s.arg(
            (info ? translated(info->label) : visit.figure).toHtmlEscaped(),
            explained->results.complete
                ? tr("This figure is not part of the present plan.")
                : tr("This figure waits for what is still missing above.")));
        return;
    }
    m_lines = sizewright::explain(explained->derivation, *node, explained->results.currency);
    std::set<int> unfolded;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (visit.unfolded.contains(stepName(m_lines[i])))
            unfolded.insert(int(i));
    const int position = m_text->verticalScrollBar()->value();
    std::vector<PartBinding> parts;
    if (info && hasPartBindings(info->ordinal))
        parts = bindingsOf(info->ordinal, *m_evaluator.bindings(m_document.current()));
    m_text->setHtml(explanationHtml(m_lines, unfolded, explained->results.currency, parts));
    m_text->verticalScrollBar()->setValue(position);
}

} // namespace sizewright
