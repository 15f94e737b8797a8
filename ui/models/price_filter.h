// Which prices are listed, and in which order.
#pragma once

#include "core/catalogue/price_book.h"
#include "ui/models/accuracy_filter.h"

namespace sizewright {

class PriceFilter : public ValueOrder
{
    Q_OBJECT
public:
    enum class Show { all, own, shipped, stale };
    // What is empty lets everything through.
    struct Wanted {
        QString text; // every word must stand somewhere in the price
        std::string card, provider, region, confidence;
        std::optional<PriceKind> kind;
        std::optional<Currency> currency;
        Show show = Show::all;
    };

    using ValueOrder::ValueOrder;

    void setPrices(const std::vector<Price>& prices, const std::string& today);
    void setWanted(const Wanted& wanted);
    const Wanted& wanted() const { return m_wanted; }
    bool accepts(std::size_t row) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool holdsText(const Price& price) const;

    std::vector<Price> m_prices;
    std::string m_today;
    Wanted m_wanted;
};

} // namespace sizewright
