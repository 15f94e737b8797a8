// Fills the inputs of the routes from a resolved scenario: typed values, else prices of the catalogue,
// facts of the region and stated defaults, each a leaf with its source.
#pragma once

#include "core/model/gather.h"
#include "core/money/money_inputs.h"
#include "core/plan/exchange_rates.h"
#include "core/units/display.h"

namespace sizewright {

namespace detail {

// Amounts known in US dollars, where the plan gives none, in the plan's currency.
struct DollarDefault {
    double amount; // dollars per the unit that the field is written in
    const char* source;
    const char* asOf;
};
inline const DollarDefault powerDefault{0.093, "0.093 USD/kWh, EIA industrial average", "2026-01"};
inline const DollarDefault colocationDefault{
    184, "184 USD/kW-month, CBRE average of H1 2025", "2025-06"};
inline const DollarDefault staffDefault{
    2.5, "2,500 USD: 1.5 full-time staff per 100 nodes (estimate; no public ratio found)", ""};
inline const DollarDefault storageDefault{
    0.023, "0.023 USD/GB-month, object storage list price", "2026"};
inline const DollarDefault egressDefault{0.09, "0.09 USD/GB, cloud list price", "2026"};
inline const DollarDefault archiveDefault{
    0.004, "0.004 USD/GB-month, instant-retrieval archive of a large cloud (recalled, not re-read)", ""};
inline const DollarDefault roomDefault{
    12000, "12,000 USD per kW: thundersaidenergy 10,000, infra-economics.com 15,000–20,000", "2026"};
inline const DollarDefault roomRunningDefault{
    40, "40 USD per kW and month: Barroso and Hölzle 40 (recalled), Epoch AI 25", "2026-05"};
inline const DollarDefault transitDefault{
    5000, "10 Gb/s at 0.5 USD per Mb/s and month (estimate)", ""};
inline const DollarDefault dataDefault{
    5000, "5,000 USD of processor time per trillion tokens (estimate)", ""};
inline const DollarDefault teamDefault{
    14000, "14,000 USD: 167,000 a year with everything, as behind the staff per node (estimate)", ""};

} // namespace detail

namespace detail {

// The catalogue's price of a card-hour of the kind that is rented. Between on demand and a year's
// reservation the price is taken to fall evenly with the months (assumed; few terms are quoted).
template <class M, class Read>
auto rentPrice(const M&, const Resolved& r, const Read& read, const ExchangeRates& rates,
    MoneyInputs<M>& in)
{
    const Field<MoneyPerCardTime> field = fields().rentPrice;
    const Scenario& scenario = *r.scenario;
    Decision why{"the catalogue has no price", {}, Trust::assumed};
    double amount = 0;
    if (!scenario[field]) {
        const auto standard = [&](PriceKind kind) -> const StandardPrice* {
            return r.catalogue->standardPrice(r.card->id, kind);
        };
        const auto money = [&](const StandardPrice& p) {
            return rates.toPlan(p.amount).value() / units::hour;
        };
        const int months = reservedMonths(in.rentKind);
        const StandardPrice* first = standard(
            in.rentKind == RentKind::spot ? PriceKind::spot : PriceKind::onDemand);
        const StandardPrice* year = months ? standard(PriceKind::lease) : nullptr;
        if (!first) {
            in.hasRent = false;
        } else if (!year) {
            amount = money(*first);
            why = {first->source.text + conversionNote(scenario, first->amount.currency()),
                first->source.asOf, first->source.trust};
        } else {
            const double share = months / 12.0;
            amount = money(*first) + (std::min(money(*year), money(*first)) - money(*first)) * share;
            std::string text = "between on demand (";
            text.append(first->source.text).append(") and a year (").append(year->source.text);
            text.append("), evenly by months").append(conversionNote(scenario, first->amount.currency()));
            why = {std::move(text), first->source.asOf, Trust::assumed};
        }
    }
    return read(field, scenario[field].value_or(fromBase<MoneyPerCardTime>(amount)),
        [&] { return why; });
}

} // namespace detail

template <class M> MoneyInputs<M> gatherMoney(const M& m, const Resolved& r)
{
    const PlanFields& f = fields();
    const Scenario& scenario = *r.scenario;
    const LeafReader<M> read{m, scenario};
    const ExchangeRates rates = exchangeRates(scenario);
    MoneyInputs<M> in;

    // A dollar default: its amount in the field's unit, times the plan's money per dollar.
    const auto dollars = [&](auto field, const detail::DollarDefault& d) {
        using Q = std::decay_t<decltype(*scenario[field])>;
        const UnitChoice* unit = findUnit(f[field].signature, f[field].unit);
        const double amount = d.amount
            * rates.worthOf(Currency::usd).value() * (unit ? unit->factor : 1.0);
        return read(field, scenario[field].value_or(fromBase<Q>(amount)), [&] {
            return Decision{
                d.source + conversionNote(scenario, Currency::usd), d.asOf, Trust::assumed};
        });
    };
    // A price of the catalogue, for a card-hour or a server.
    const auto priced = [&](auto field, PriceKind kind, double perUnit, bool& has) {
        using Q = std::decay_t<decltype(*scenario[field])>;
        const StandardPrice* price = nullptr;
        double amount = 0;
        if (!scenario[field]) {
            price = r.catalogue->standardPrice(r.card->id, kind);
            if (price)
                amount = rates.toPlan(price->amount).value() / perUnit;
            else
                has = false;
        }
        return read(field, scenario[field].value_or(fromBase<Q>(amount)), [&] {
            return price ? Decision{price->source.text
                                   + conversionNote(scenario, price->amount.currency()),
                               price->source.asOf, price->source.trust}
                         : Decision{"the catalogue has no price", {}, Trust::assumed};
        });
    };
    // A fact of the region that the plan names, or `otherwise`.
    const RegionFacts* region
        = r.catalogue->region(optionOf(scenario[f.region].value_or(Region::unspecified)).key);
    const auto regional = [&](auto field, auto value, const Source& source) {
        return read(field, scenario[field].value_or(value), [&] {
            return Decision{source.text, source.asOf, source.trust};
        });
    };
    static const Source middlingPue{
        "1.3: between the mean of sites, 1.54 (Uptime Institute 2025), and Google's 1.10", "2025",
        Trust::assumed};
    static const Source averageCarbon{
        "350 g/kWh: national average of the United States, EPA eGRID 2023", "2023", Trust::published};

    // --- shared
    in.route = *scenario[f.route];
    in.trialsShare = read(f.trialsShare);
    in.failedShare = read(f.failedShare);
    in.evaluationShare = read(f.evaluationShare);
    in.storagePrice = dollars(f.storagePrice, detail::storageDefault);
    in.archivePrice = dollars(f.archivePrice, detail::archiveDefault);
    in.egressPrice = dollars(f.egressPrice, detail::egressDefault);
    in.archive = read(f.archive);
    const Ecosystem* ecosystem = r.catalogue->ecosystem(*r.card);
    in.porting = read(f.porting,
        scenario[f.porting].value_or(ecosystem ? ecosystem->porting : units::seconds(0)), [&] {
            return ecosystem ? Decision{std::string(ecosystem->name).append(": ").append(ecosystem->portingSource.text), {},
                       Trust::assumed}
                             : Decision{"nothing known of this card", {}, Trust::assumed};
        });
    in.checkpointsKept = read(f.checkpointsKept);
    in.team = read(f.team);
    in.dataPreparation = read(f.dataPreparation);
    in.dataPerToken = dollars(f.dataPerToken, detail::dataDefault);
    in.teamPrice = dollars(f.teamPrice, detail::teamDefault);
    in.discountRate = read(f.discountRate);
    in.taxRate = read(f.taxRate);
    in.changePrice = read(f.changePrice);
    in.changes = bool(scenario[f.changeAfter]);
    if (in.changes)
        in.changeAfter = read(f.changeAfter);

    // --- rent and lease
    in.rentKind = *scenario[f.rentKind];
    in.rentPrice = detail::rentPrice(m, r, read, rates, in);
    in.spotReclaimed = read(f.spotReclaimed);
    in.leasePrice = priced(f.leasePrice, PriceKind::lease, units::hour, in.hasLease);
    in.leaseMinimum = read(f.leaseMinimum);
    in.leaseRamp = read(f.leaseRamp);
    in.leaseSize = read(f.leaseSize);
    in.leaseExit = read(f.leaseExit);
    in.leaseTakeOrPay = read(f.leaseTakeOrPay);
    in.leaseChange = read(f.leaseChange);

    // --- build
    in.purchase = *scenario[f.purchase];
    in.site = *scenario[f.site];
    in.afterRun = *scenario[f.afterRun];
    in.depreciation = *scenario[f.depreciation];
    const bool apart = in.purchase == Purchase::cards;
    if (!apart || !scenario[f.hostPrice])
        in.serverPrice = priced(f.serverPrice, PriceKind::server, 1.0, in.hasServer);
    if (apart) {
        in.cardPrice = priced(f.cardPrice, PriceKind::card, 1.0, in.hasServer);
        if (scenario[f.hostPrice])
            in.hostPrice = read(f.hostPrice);
        else
            in.hostPrice = larger(m.constant(constants::noMoney),
                in.serverPrice - in.cardPrice * read(f.cardsPerNode, units::cards(double(r.cardsPerNode)),
                    [] { return Decision{"of the card", {}, Trust::published}; }));
    }
    in.networkByCard = bool(scenario[f.networkPerCard]);
    if (in.networkByCard)
        in.networkPerCard = read(f.networkPerCard);
    in.networkShare = read(f.networkShare);
    in.storageShare = read(f.storageShare);
    in.sparesShare = read(f.sparesShare);
    in.installShare = read(f.installShare);
    in.life = read(f.lifeYears);
    in.roomLife = read(f.roomLife);
    in.delivery = read(f.delivery);
    in.deposit = read(f.deposit);
    in.delayCost = read(f.delayCost);
    in.resaleFirst = read(f.firstYearResale);
    in.resaleYearly = read(f.yearlyResale);
    in.residualGiven = bool(scenario[f.residualShare]);
    if (in.residualGiven)
        in.residualShare = read(f.residualShare, *scenario[f.residualShare], [] { return Decision{}; });
    in.utilisation = read(f.utilisation);
    in.maintenanceShare = read(f.maintenanceShare);
    in.insuranceShare = read(f.insuranceShare);
    in.removalShare = read(f.removalShare);
    in.softwarePrice = read(f.softwarePrice);
    in.transit = dollars(f.transit, detail::transitDefault);
    in.staffPerNodeYear = dollars(f.staffPerNodeYear, detail::staffDefault);
    in.staffPerPower = read(f.staffPerPower);
    in.buildChange = read(f.buildChange);
    in.colocation = dollars(f.colocation, detail::colocationDefault);
    if (in.site == Site::ownRoom) {
        in.roomPrice = dollars(f.roomPrice, detail::roomDefault);
        in.roomRunning = dollars(f.roomRunning, detail::roomRunningDefault);
    }

    // --- power
    const QuotedAmount tariff = !region  ? QuotedAmount()
        : r.card->market == "cn" ? region->power
                                 : region->importedPower;
    if (region && !scenario[f.powerPrice])
        in.powerPrice = regional(f.powerPrice,
            units::moneyPerKilowattHour(rates.toPlan(tariff).value()),
            Source{region->powerSource.text + conversionNote(scenario, tariff.currency()),
                region->powerSource.asOf, region->powerSource.trust});
    else
        in.powerPrice = dollars(f.powerPrice, detail::powerDefault);
    in.pue = regional(f.pue, region ? region->pue : ratio(1.3), region ? region->pueSource : middlingPue);
    in.carbon = regional(f.carbon, region ? region->carbon : units::gramsPerKilowattHour(350),
        region ? region->carbonSource : averageCarbon);
    in.nodePowerFactor = read(f.nodePowerFactor);
    in.loadFactor = read(f.loadFactor);
    in.cardPower = read.fact(SW_TEXT("Fact", "design power of the card"), r.card->power, *r.card);

    // --- hybrid, limits, lines by hand
    in.steadyShare = read(f.steadyShare);
    in.ownedShareGiven = bool(scenario[f.ownedShare]);
    if (in.ownedShareGiven)
        in.ownedShare = read(f.ownedShare, *scenario[f.ownedShare], [] { return Decision{}; });
    const auto limit = [&](auto field, bool& has, auto& value) {
        has = bool(scenario[field]);
        if (has)
            value = read(field);
    };
    limit(f.budget, in.hasBudget, in.budget);
    limit(f.stopLoss, in.hasStopLoss, in.stopLoss);
    limit(f.patience, in.hasPatience, in.patience);
    for (std::size_t i = 0; i < lineCount; ++i)
        if (const Field<Money> own = f.ownLine(Line(i)); scenario[own])
            in.ownLines.emplace_back(
                Line(i), read(own, *scenario[own], [] { return Decision{}; }));
    return in;
}

} // namespace sizewright
