#include "ui/models/accuracy_filter.h"

#include "ui/models/table_model.h"
#include "ui/text/translate.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sizewright {

namespace {

// Parameters do not count: they say that the architecture was understood, not that the run was predicted.
bool isCompared(const ValidationRow& row)
{
    for (std::size_t m = 0; m < metricCount; ++m)
        if (Metric(m) != Metric::parameters && row.metrics[m].error())
            return row.predicted;
    return false;
}

bool isFar(std::optional<double> error) { return error && std::fabs(*error) > farError; }

} // namespace

void AccuracyFilter::setRecord(std::shared_ptr<const AccuracyRecord> record)
{
    m_record = std::move(record);
    invalidateFilter();
}

void AccuracyFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    m_words = m_text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void AccuracyFilter::setShow(Show show)
{
    m_show = show;
    invalidateFilter();
}

void AccuracyFilter::setGroup(const Group& group)
{
    m_group = group;
    invalidateFilter();
}

bool AccuracyFilter::isShown(std::size_t i) const
{
    const ValidationRow& row = m_record->report.rows[i];
    const auto time = row.timeError(), memory = row[Metric::memory].error();
    switch (m_show) {
    case Show::compared: return isCompared(row);
    case Show::far: return row.predicted && (isFar(time) || isFar(memory));
    case Show::reasoned: return m_record->gapOfRow[i].has_value();
    case Show::skipped: return !row.predicted;
    case Show::all: break;
    }
    return true;
}

bool AccuracyFilter::holdsText(std::size_t i) const
{
    const RunRow& run = m_record->runs[i];
    if (m_text.contains(u'*') && m_words.size() == 1)
        return KnownGap{toCore(m_text), {}, {}, {}}.matches(run.id);
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) {
        for (const std::string* text :
            {&run.id, &run.model, &run.gpu, &run.framework, &run.source, &run.notes})
            if (toQt(*text).contains(word, Qt::CaseInsensitive))
                return true;
        return false;
    });
}

bool AccuracyFilter::accepts(std::size_t i) const
{
    if (!m_record || i >= m_record->runs.size() || !isShown(i))
        return false;
    if (!m_group.kind.empty() && groupOf(m_record->report.rows[i], m_group.kind) != m_group.name)
        return false;
    return holdsText(i);
}

bool AccuracyFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    return accepts(std::size_t(row));
}

bool ValueOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(ValueRole), b = right.data(ValueRole);
    if (a.isValid() && b.isValid())
        return a.toDouble() < b.toDouble();
    if (a.isValid() != b.isValid()) // what has no number stands last either way
        return (sortOrder() == Qt::AscendingOrder) == a.isValid();
    return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
}

} // namespace sizewright
