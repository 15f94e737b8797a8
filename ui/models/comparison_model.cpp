#include "ui/models/comparison_model.h"

#include "ui/text/translate.h"

using namespace Qt::StringLiterals;

namespace sizewright {

void ComparisonModel::setComparison(
    Comparison comparison, std::vector<std::string> currencies)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_currencies = std::move(currencies);
    rebuild();
    endResetModel();
}

void ComparisonModel::setOnlyDifferences(bool only)
{
    if (only == m_onlyDifferences)
        return;
    beginResetModel();
    m_onlyDifferences = only;
    rebuild();
    endResetModel();
}

void ComparisonModel::rebuild()
{
    m_rows.clear();
    const auto append = [this](bool isField) {
        std::string_view group;
        for (std::size_t i = 0; i < m_comparison.rows.size(); ++i) {
            const ComparisonRow& row = m_comparison.rows[i];
            if (row.isField != isField || (m_onlyDifferences && !row.differs))
                continue;
            if (group != row.group.source) {
                group = row.group.source;
                m_rows.push_back({-1, translated(row.group)});
            }
            m_rows.push_back({int(i), {}});
        }
    };
    // The answer is what a meeting looks at first; what led to it stands below.
    append(false);
    append(true);
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_comparison.names.size()) + 1;
}

QString ComparisonModel::valueText(const ComparisonRow& row, std::size_t scenario) const
{
    const auto& value = row.values[scenario];
    if (!row.isField && value
        && resultFields().all()[row.ordinal].signature == signatureOf<Money>())
        return shownMoney(*value, m_currencies[scenario], 4);
    if (row.isField && value) {
        const FieldInfo& field = fields().all()[row.ordinal];
        const QString own = toQt(row.texts[scenario]);
        if (field.kind == FieldKind::choice || field.kind == FieldKind::toggle)
            return shownField(field, *value, m_currencies[scenario])
                + (own.endsWith(u"(auto)"_s) ? u' ' + tr("(auto)") : QString());
    }
    return withLocalUnits(toQt(row.texts[scenario]));
}

Difference ComparisonModel::differenceOf(const ComparisonRow& row, std::size_t scenario) const
{
    const std::size_t base = m_comparison.baseline;
    if (row.isField || scenario == base || m_currencies[scenario] != m_currencies[base])
        return {};
    return difference(resultFields().all()[row.ordinal], row.values[scenario],
        row.values[base], m_currencies[scenario]);
}

QVariant ComparisonModel::cell(
    const ComparisonRow& row, std::size_t scenario, int role) const
{
    const Difference delta = differenceOf(row, scenario);
    switch (role) {
    case Qt::DisplayRole: return valueText(row, scenario);
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case ValueRole:
        return row.values[scenario] ? QVariant(*row.values[scenario]) : QVariant();
    case ToneRole:
        return int(delta.verdict > 0 ? Tone::good : delta.verdict < 0 ? Tone::bad : Tone::plain);
    case DifferenceRole: {
        if (delta.absolute.isEmpty())
            return QString();
        QString text = delta.absolute;
        if (!delta.percent.isEmpty())
            text += u" ("_s + delta.percent + u')';
        if (delta.verdict != 0)
            text += u' ' + (delta.verdict > 0 ? tr("better") : tr("worse"));
        return text;
    }
    default: return {};
    }
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    if (role == HeadingRole)
        return row.source < 0;
    if (role == BaselineRole)
        return std::size_t(index.column()) == m_comparison.baseline + 1;
    if (row.source < 0)
        return role == Qt::DisplayRole && index.column() == 0 ? QVariant(row.heading)
                                                               : QVariant();
    const ComparisonRow& source = m_comparison.rows[std::size_t(row.source)];
    if (role == KeyRole)
        return toQt(source.key);
    if (index.column() > 0)
        return cell(source, std::size_t(index.column() - 1), role);
    if (role == Qt::DisplayRole)
        return translated(source.label);
    if (role == Qt::ToolTipRole)
        return toQt(source.key);
    return {};
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (section == 0)
        return tr("Field or figure");
    const QString name = toQt(m_comparison.names[std::size_t(section - 1)]);
    return std::size_t(section - 1) == m_comparison.baseline ? tr("★ %1").arg(name) : name;
}

QString ComparisonModel::csv() const
{
    TableContent table;
    table.columns = {tr("Path"), tr("Field or figure")};
    for (std::size_t s = 0; s < m_comparison.names.size(); ++s) {
        const QString name = toQt(m_comparison.names[s]);
        table.columns += name;
        if (s != m_comparison.baseline)
            table.columns += tr("%1 (difference)").arg(name);
    }
    for (const Row& row : m_rows) {
        if (row.source < 0)
            continue;
        const ComparisonRow& source = m_comparison.rows[std::size_t(row.source)];
        std::vector<Cell> cells{
            {toQt(source.key), {}, {}, Tone::plain, false, {}},
            {translated(source.label), {}, {}, Tone::plain, false, {}}};
        for (std::size_t s = 0; s < m_comparison.names.size(); ++s) {
            cells.push_back({valueText(source, s), {}, {}, Tone::plain, false, {}});
            if (s != m_comparison.baseline)
                cells.push_back({cell(source, s, DifferenceRole).toString(), {}, {},
                    Tone::plain, false, {}});
        }
        table.rows.push_back(std::move(cells));
    }
    TableModel model;
    model.setContent(std::move(table));
    return toCsv(model);
}

} // namespace sizewright
