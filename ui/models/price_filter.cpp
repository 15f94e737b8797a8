#include "ui/models/price_filter.h"

#include "ui/text/translate.h"

#include <algorithm>

namespace sizewright {

void PriceFilter::setPrices(const std::vector<Price>& prices, const std::string& today)
{
    m_prices = prices;
    m_today = today;
    invalidateFilter();
}

void PriceFilter::setWanted(const Wanted& wanted)
{
    m_wanted = wanted;
    invalidateFilter();
}

bool PriceFilter::holdsText(const Price& price) const
{
    const QStringList words = m_wanted.text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        for (const std::string* text : {&price.item, &price.accelerator, &price.provider,
                 &price.kindText, &price.region, &price.source.text, &price.notes})
            if (toQt(*text).contains(word, Qt::CaseInsensitive))
                return true;
        return false;
    });
}

bool PriceFilter::accepts(std::size_t row) const
{
    if (row >= m_prices.size())
        return false;
    const Price& price = m_prices[row];
    const auto other = [](const auto& wanted, const auto& has) {
        return !wanted.empty() && wanted != has;
    };
    if (other(m_wanted.card, price.accelerator) || other(m_wanted.provider, price.provider)
        || other(m_wanted.region, price.region) || other(m_wanted.confidence, price.confidence))
        return false;
    if ((m_wanted.kind && *m_wanted.kind != price.kind)
        || (m_wanted.currency && *m_wanted.currency != price.amount.currency()))
        return false;
    switch (m_wanted.show) {
    case Show::own: if (!price.own) return false; break;
    case Show::shipped: if (price.own) return false; break;
    case Show::stale: if (!ageOf(price, m_today).stale()) return false; break;
    case Show::all: break;
    }
    return holdsText(price);
}

bool PriceFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    return accepts(std::size_t(row));
}

} // namespace sizewright
