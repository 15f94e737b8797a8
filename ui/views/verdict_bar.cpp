#include "ui/views/verdict_bar.h"

#include "core/units/display.h"
#include "core/results/route_cost.h"
#include "ui/models/scenario_list_model.h"
#include "ui/text/number_text.h"
#include "ui/text/translate.h"
#include "ui/theme/theme.h"
#include "ui/views/figure_button.h"
#include "ui/views/warning_popup.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int headline = 10; // points above the window's text
constexpr int smallestHeadline = 1, headlineStep = 3;
constexpr int secondLine = 0;

void setTextColor(QWidget& widget, ThemeRole role)
{
    QPalette palette = widget.palette();
    palette.setColor(QPalette::ButtonText, Theme::color(role));
    palette.setColor(QPalette::WindowText, Theme::color(role));
    palette.setColor(QPalette::Text, Theme::color(role)); // labels on a field's background
    widget.setPalette(palette);
}

QLabel* mutedLabel(QWidget* parent, const QString& text = {})
{
    auto* label = new QLabel(text, parent);
    setTextColor(*label, ThemeRole::mutedText);
    return label;
}

} // namespace

VerdictBar::VerdictBar(PlanDocument& document, Evaluator& evaluator, QWidget* parent)
    : QFrame(parent), m_document(document), m_evaluator(evaluator)
{
    setObjectName(u"verdict"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_missing = buildMissing();
    m_answer = buildVerdict();
    m_trouble = new QLabel(this);
    m_trouble->setObjectName(u"verdict.trouble"_s);
    m_trouble->setWordWrap(true);
    m_trouble->setContentsMargins(14, 0, 14, 6);
    connect(m_trouble, &QLabel::linkActivated, this, &VerdictBar::fieldRequested);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_missing);
    layout->addWidget(m_answer);
    layout->addWidget(m_trouble);
    m_popup = new WarningPopup(this);
    connect(m_popup, &WarningPopup::fieldRequested, this, &VerdictBar::fieldRequested);
    connect(&evaluator, &Evaluator::evaluated, this, &VerdictBar::refresh);
    connect(&document, &PlanDocument::currentChanged, this, &VerdictBar::refresh);
    refresh();
}

FigureButton* VerdictBar::figure(const char* key, int pointDelta)
{
    auto* button = new FigureButton(QString::fromLatin1(key), pointDelta, this);
    connect(button, &FigureButton::explain, this, &VerdictBar::explain);
    return button;
}

void VerdictBar::addCell(QGridLayout& grid, const QString& caption, QWidget* big,
    std::initializer_list<QWidget*> small, int stretch)
{
    const int column = grid.count() == 0 ? 0 : grid.columnCount();
    QLabel* title = mutedLabel(this, caption);
    title->setFont(Theme::figureFont(-1));
    grid.addWidget(title, 0, column);
    grid.addWidget(big, 1, column, Qt::AlignLeft | Qt::AlignVCenter);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (QWidget* widget : small)
        row->addWidget(widget);
    row->addStretch(1);
    grid.addLayout(row, 2, column);
    grid.setColumnStretch(column, stretch);
}

QWidget* VerdictBar::buildVerdict()
{
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(14, 5, 10, 6);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(0);
    m_cards = figure("answer.gpus", headline);
    m_nodes = figure("answer.nodes", secondLine);
    m_accelerator = mutedLabel(page);
    m_days = figure("answer.days", headline);
    m_p10 = figure("answer.days_p10", secondLine);
    m_dash = mutedLabel(page, u"–"_s);
    m_p90 = figure("answer.days_p90", secondLine);
    m_range = mutedLabel(page, tr("days (P10–P90)"));
    m_fit = figure("memory.total_gib", headline);
    m_margin = figure("memory.margin_gib", secondLine);
    m_binding = new QPushButton(page);
    m_binding->setObjectName(u"verdict.binding"_s);
    m_binding->setFlat(true);
    m_binding->setFont(Theme::figureFont(headline - 4));
    m_binding->setCursor(Qt::PointingHandCursor);
    m_binding->setStyleSheet(u"text-align:left;padding:0;border:0"_s);
    connect(m_binding, &QPushButton::clicked, this, &VerdictBar::bindingClicked);
    m_bindNote = mutedLabel(page);
    m_warnings = new QPushButton(page);
    m_warnings->setObjectName(u"verdict.warnings"_s);
    m_warnings->setFlat(true);
    m_warnings->setFont(Theme::figureFont(headline - 4));
    m_warnings->setIcon(Theme::icon(u"warning"_s));
    connect(m_warnings, &QPushButton::clicked, this, [this] {
        m_popup->popUp(*m_evaluator.current(),
            m_warnings->mapToGlobal(QPoint(m_warnings->width(), m_warnings->height())));
    });
    const char* routes[]{"answer.cost_rent", "answer.cost_lease", "answer.cost_build"};
    // Which route stands where follows the plan; see showMoney().
    for (std::size_t i = 0; i < 3; ++i)
        m_money[i] = figure(routes[i], i == 0 ? headline : secondLine);
    addCell(*grid, tr("Cards"), m_cards, {m_nodes, m_accelerator}, 5);
    addCell(*grid, tr("Time"), m_days, {m_p10, m_dash, m_p90, m_range}, 4);
    addCell(*grid, tr("Money"), m_money[0], {m_money[1], m_money[2]}, 5);
    addCell(*grid, tr("Memory of a card"), m_fit, {m_margin}, 4);
    addCell(*grid, tr("What binds"), m_binding, {m_bindNote}, 4);
    grid->addWidget(m_warnings, 0, grid->columnCount(), 3, 1, Qt::AlignCenter);
    return page;
}

QLabel* VerdictBar::buildMissing()
{
    auto* label = new QLabel(this);
    label->setObjectName(u"verdict.missing"_s);
    label->setWordWrap(true);
    label->setContentsMargins(14, 14, 14, 14);
    QFont font = Theme::figureFont(1);
    font.setWeight(QFont::Normal);
    label->setFont(font);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(label, &QLabel::linkActivated, this, &VerdictBar::fieldRequested);
    return label;
}

void VerdictBar::refresh()
{
    const auto results = m_evaluator.current();
    m_missing->setVisible(!results->complete);
    m_answer->setVisible(results->complete);
    if (results->complete)
        showVerdict(*results);
    else
        showMissing(*results);
    showTrouble(*results);
    fitFonts();
}

QSize VerdictBar::minimumSizeHint() const { return {0, QFrame::minimumSizeHint().height()}; }

void VerdictBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitFonts();
}

// The largest letters with which the whole answer fits the width.
void VerdictBar::fitFonts()
{
    if (m_answer->isHidden())
        return;
    for (int larger = headline; larger >= smallestHeadline; larger -= headlineStep) {
        for (FigureButton* button : {m_cards, m_days, m_money[0], m_fit})
            button->setFont(Theme::figureFont(larger));
        const int beside = std::max(0, larger - 4);
        m_binding->setFont(Theme::figureFont(beside));
        m_warnings->setFont(Theme::figureFont(beside));
        const int small = larger <= smallestHeadline + headlineStep ? -1 : secondLine;
        for (FigureButton* button : {m_nodes, m_p10, m_p90, m_money[1], m_money[2], m_margin})
            button->setFont(Theme::figureFont(small));
        for (QLabel* label : {m_accelerator, m_dash, m_range, m_bindNote})
            label->setFont(Theme::figureFont(small));
        m_answer->layout()->activate();
        if (m_answer->minimumSizeHint().width() <= width())
            return;
    }
}

void VerdictBar::showMissing(const Results& results)
{
    QStringList links;
    for (const Missing& missing : results.missing) {
        const FieldInfo* field = fields().find(missing.key);
        const QString name = field ? translated(field->label) : toQt(missing.key);
        links += u"<a href='%1'>%2</a>"_s.arg(toQt(missing.key), name.toHtmlEscaped());
    }
    m_missing->setText(links.isEmpty()
            ? tr("<b>No answer yet.</b>")
            : tr("<b>No answer yet.</b> Still needed: %1").arg(links.join(u" &nbsp;·&nbsp; "_s)));
}

void VerdictBar::showVerdict(const Results& results)
{
    const ResultFields& r = resultFields();
    const auto label = [&](std::size_t ordinal) { return translated(r.all()[ordinal].label); };
    const auto text = [&](auto figure, int digits) {
        return shownFigure(results, figure.ordinal, digits);
    };
    m_cards->setFigure(tr("%1 cards").arg(text(r.gpus, 4)), label(r.gpus.ordinal));
    const bool oneNode = results[r.nodes] == count(1);
    m_nodes->setFigure(oneNode ? tr("1 node") : tr("%1 nodes").arg(text(r.nodes, 4)),
        label(r.nodes.ordinal));
    m_accelerator->setText(tr("of %1").arg(toQt(results.accelerator)));
    m_days->setFigure(text(r.days, 3), label(r.days.ordinal));
    // The unit stands once, behind the range.
    const auto number = [&](auto figure) { return text(figure, 3).section(u' ', 0, 0); };
    m_p10->setFigure(number(r.daysP10), label(r.daysP10.ordinal));
    m_p90->setFigure(number(r.daysP90), label(r.daysP90.ordinal));
    showMoney(results);
    showFit(results);
    const QString binding = translated(sizewright::label(results.binding));
    m_binding->setText(binding.isEmpty() ? u"—"_s : binding);
    m_binding->setToolTip(tr("Where the time of a step goes"));
    m_bindNote->setText(results.measured
            ? tr("step measured")
            : tr("MFU %1").arg(shownFigure(results, r.mfu.ordinal, 3)));
    showWarnings(results);
}

void VerdictBar::showMoney(const Results& results)
{
    const auto order = routesBeside(*m_document.currentScenario()[fields().route]);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Figure<Money> figure = costOf(order[i]);
        const ResultInfo& info = resultFields().all()[figure.ordinal];
        const QString name = translated(optionOf(order[i]).label);
        const QString amount = shownMoney(results, figure);
        m_money[i]->setKey(toQt(info.key));
        m_money[i]->setFigure(i == 0 ? amount + u' ' + name.toLower() : name.toLower() + u' ' + amount,
            translated(info.label));
    }
}

void VerdictBar::showFit(const Results& results)
{
    const ResultFields& r = resultFields();
    struct Look {
        ThemeRole role;
        QString mark;
    };
    const Look look = results.fit == Fit::fits ? Look{ThemeRole::good, u"✓ "_s}
        : results.fit == Fit::atRisk           ? Look{ThemeRole::warning, u"! "_s}
                                               : Look{ThemeRole::bad, u"✗ "_s};
    m_fit->setFigure(look.mark + translated(label(results.fit)),
        translated(r.all()[r.memoryTotal.ordinal].label));
    setTextColor(*m_fit, look.role);
    // At risk is what fits by the estimate and not by its bound: then the bound is the figure to know.
    const auto margin = results.number(r.margin.ordinal);
    const auto shown = results.fit == Fit::atRisk ? r.memoryUpper : r.margin;
    QString text = shownFigure(results, shown.ordinal, 3);
    if (results.fit == Fit::atRisk)
        text = tr("up to %1 at worst").arg(text);
    else if (margin && *margin < 0)
        text = tr("%1 short").arg(text.mid(1));
    else if (margin)
        text = tr("%1 to spare").arg(text);
    m_margin->setKey(toQt(r.all()[shown.ordinal].key));
    m_margin->setFigure(text, translated(r.all()[shown.ordinal].label));
}

void VerdictBar::showWarnings(const Results& results)
{
    const auto warnings = std::count_if(results.problems.begin(), results.problems.end(),
        [](const Problem& p) { return p.severity != Severity::note; });
    const auto count = warnings ? warnings : std::ptrdiff_t(results.problems.size());
    const QString what = warnings ? tr("%n warnings", nullptr, int(count))
                                  : tr("%n notes", nullptr, int(count));
    m_warnings->setVisible(count > 0);
    m_warnings->setText(toQt(wholeText(double(count))));
    m_warnings->setIcon(Theme::icon(warnings ? u"warning"_s : u"info"_s));
    m_warnings->setAccessibleName(what);
    m_warnings->setToolTip(tr("%1; click to read them").arg(what));
}

void VerdictBar::showTrouble(const Results& results)
{
    const auto error = std::find_if(results.problems.begin(), results.problems.end(),
        [](const Problem& p) { return p.severity == Severity::error; });
    m_trouble->setVisible(error != results.problems.end());
    if (error == results.problems.end())
        return;
    QString text = translated(*error).toHtmlEscaped();
    if (const FieldInfo* field = fields().find(error->place))
        text += u" <a href='%1'>%2</a>"_s.arg(
            toQt(error->place), tr("Go to %1").arg(translated(field->label)).toHtmlEscaped());
    m_trouble->setText(text);
    setTextColor(*m_trouble, ThemeRole::bad);
}

} // namespace sizewright
