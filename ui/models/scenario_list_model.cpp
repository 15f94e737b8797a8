#include "ui/models/scenario_list_model.h"

#include "core/results/route_cost.h"

#include "ui/text/number_text.h"
#include "ui/text/translate.h"

using namespace Qt::StringLiterals;

namespace sizewright {

ScenarioListModel::ScenarioListModel(
    PlanDocument& document, Evaluator& evaluator, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_evaluator(evaluator),
      m_count(int(document.plan().scenarios.size()))
{
    connect(&document, &PlanDocument::changed, this, &ScenarioListModel::onChanged);
    connect(&evaluator, &Evaluator::evaluated, this, [this] {
        if (m_count > 0 && m_count == int(m_document.plan().scenarios.size()))
            Q_EMIT dataChanged(index(0), index(m_count - 1));
    });
}

void ScenarioListModel::onChanged(const Change& change)
{
    if (change.kind != Change::Kind::scenarios && change.kind != Change::Kind::all)
        return;
    beginResetModel();
    m_count = int(m_document.plan().scenarios.size());
    endResetModel();
}

int ScenarioListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariant ScenarioListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_document.plan().scenarios.size()))
        return {};
    const auto row = std::size_t(index.row());
    const Scenario& scenario = m_document.plan().scenarios[row];
    const auto results = m_evaluator.results(row);
    const ResultFields& r = resultFields();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case NameRole: return toQt(scenario.name);
    case SizeRole:
        if (!results->complete)
            return tr("not yet complete");
        return tr("%1 cards · %2")
            .arg(shownFigure(*results, r.gpus.ordinal), shownFigure(*results, r.days.ordinal, 3));
    case MoneyRole:
        return results->complete ? shownMoney(*results, costOf(*scenario[fields().route]))
                                 : QString();
    case StateRole: return results->complete ? int(results->fit) : -1;
    case BaselineRole: return row == m_document.plan().baseline;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return QStringList{toQt(scenario.name), data(index, SizeRole).toString(),
            data(index, MoneyRole).toString()}
            .join(u'\n');
    default: return {};
    }
}

Qt::ItemFlags ScenarioListModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                           : Qt::NoItemFlags;
}

bool ScenarioListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    m_document.renameScenario(std::size_t(index.row()), value.toString());
    return true;
}

} // namespace sizewright
