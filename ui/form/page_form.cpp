#include "ui/form/page_form.h"

#include "ui/text/translate.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

constexpr int widestLabel = 140; // pixels; longer labels wrap
constexpr int formWidth = 392;
constexpr std::size_t detailGroup = 6; // fields; a longer group that is all automatic starts folded

bool isDetail(const std::vector<const FieldInfo*>& group)
{
    return group.size() >= detailGroup
        && std::all_of(group.begin(), group.end(), [](auto* f) { return f->automatic; });
}

} // namespace

FieldGroup::FieldGroup(const QString& title, bool open, QWidget* parent)
    : QWidget(parent), m_title(title), m_open(open), m_header(new QToolButton(this)),
      m_body(new QWidget(this))
{
    m_header->setAutoRaise(true);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_header->setAccessibleName(title);
    QFont font = m_header->font();
    font.setBold(true);
    m_header->setFont(font);
    connect(m_header, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
    auto* rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(0, 0, 0, 6);
    rows->setSpacing(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_header);
    layout->addWidget(m_body);
    setOpen(open);
}

void FieldGroup::add(FieldRow* row)
{
    m_rows.push_back(row);
    m_body->layout()->addWidget(row);
    updateHeader();
}

void FieldGroup::setOpen(bool open)
{
    m_open = open;
    m_body->setVisible(open);
    m_header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    updateHeader();
}

void FieldGroup::updateHeader()
{
    m_header->setText(
        m_open ? m_title : tr("%1 (%n fields)", nullptr, int(m_rows.size())).arg(m_title));
}

PageForm::PageForm(
    PlanDocument& document, Evaluator& evaluator, Page page, QWidget* parent)
    : QScrollArea(parent), m_document(document), m_evaluator(evaluator), m_page(page)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins(8, 6, 8, 6);
    m_layout->setSpacing(4);
    m_actions = new QVBoxLayout;
    m_layout->addLayout(m_actions);
    build();
    m_layout->addStretch(1);
    setWidget(content);
    // Wide enough that nothing is cut off; the rows have no use for a sideways scroll bar.
    setMinimumWidth(content->minimumSizeHint().width()
        + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    connect(&document, &PlanDocument::changed, this, &PageForm::onChanged);
    connect(&document, &PlanDocument::currentChanged, this, [this] {
        for (const FieldGroup* group : m_groups)
            for (FieldRow* row : group->rows())
                row->forget();
        refresh();
    });
    connect(&evaluator, &Evaluator::evaluated, this, [this] { refresh(); });
}

PageForm::~PageForm()
{
    // An editor that loses the focus by being destroyed must not edit the plan any more.
    for (const FieldGroup* group : m_groups)
        for (FieldRow* row : group->rows())
            row->forget();
}

void PageForm::build()
{
    std::vector<std::vector<const FieldInfo*>> groups;
    for (const FieldInfo& field : fields().all()) {
        if (field.page != m_page)
            continue;
        if (groups.empty()
            || std::string_view(groups.back().front()->group.source) != field.group.source)
            groups.emplace_back();
        groups.back().push_back(&field);
    }
    int labelWidth = 0;
    for (const auto& group : groups) {
        const bool open = &group == &groups.front() || !isDetail(group);
        auto* box = new FieldGroup(translated(group.front()->group), open, this);
        m_layout->addWidget(box);
        m_groups.push_back(box);
        for (const FieldInfo* field : group) {
            auto* row = new FieldRow(m_document, field->ordinal, box);
            box->add(row);
            labelWidth = std::max(labelWidth, row->labelWidthHint());
        }
    }
    labelWidth = std::min(labelWidth, widestLabel);
    for (const FieldGroup* group : m_groups)
        for (FieldRow* row : group->rows())
            row->setLabelWidth(labelWidth);
}

void PageForm::addAction(QAction* action)
{
    auto* button = new QPushButton(action->icon(), action->text(), this);
    button->setObjectName(action->objectName() + u".button"_s);
    button->setToolTip(action->toolTip());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_actions->addWidget(button);
}

QSize PageForm::sizeHint() const { return {formWidth, formWidth}; }

void PageForm::onChanged(const Change& change)
{
    if (change.kind == Change::Kind::all)
        for (const FieldGroup* group : m_groups)
            for (FieldRow* row : group->rows())
                row->updateChoices();
    if (change.kind == Change::Kind::fields || change.kind == Change::Kind::all)
        refresh();
}

void PageForm::refresh()
{
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    m_stale = false;
    const auto results = m_evaluator.current();
    const auto explained = m_evaluator.explained(m_document.current());
    const ChosenValues chosen = chosenValues(*explained);
    for (const FieldGroup* group : m_groups)
        for (FieldRow* row : group->rows())
            row->refresh(*results, chosen);
}

void PageForm::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    if (m_stale)
        refresh();
}

bool PageForm::jumpTo(std::size_t ordinal)
{
    for (FieldGroup* group : m_groups)
        for (FieldRow* row : group->rows()) {
            if (row->ordinal() != ordinal)
                continue;
            group->setOpen(true);
            // The layout must know the unfolded rows before it can scroll to one.
            widget()->layout()->activate();
            widget()->adjustSize();
            ensureWidgetVisible(row, 0, row->height());
            row->jump();
            return true;
        }
    return false;
}

} // namespace sizewright
