// The three routes and what they cost.
#pragma once

#include "core/plan/run_fields.h"
#include "core/units/literals.h"

namespace sizewright {

struct MoneyFields : RunFields
{
    const int section115 = section(Page::money, SW_TEXT("FieldGroup", "Currency and limits"));
    const ChoiceField<CurrencyChoice> currency = addChoice<CurrencyChoice>({.key = "money.currency",
        .label = SW_TEXT("Field", "Currency"),
        .help = SW_TEXT("Field", "Of every amount in this scenario"),
        .fallback = CurrencyChoice::usd});
    const Field<Ratio> cnyPerUsd = add<Ratio>({.key = "money.cny_per_usd",
        .label = SW_TEXT("Field", "Renminbi per US dollar"),
        .help = SW_TEXT("Field", "Converts catalogue prices quoted in the other currency"),
        .source = "assumed; no rate is shipped, set the day's", .min = ratio(0.01),
        .max = ratio(1000), .fallback = ratio(7.1)});
    const Field<Ratio> eurPerUsd = add<Ratio>({.key = "money.eur_per_usd",
        .label = SW_TEXT("Field", "Euro per US dollar"),
        .help = SW_TEXT("Field", "Converts prices quoted in euro"),
        .source = "assumed; no rate is shipped, set the day's", .min = ratio(0.001),
        .max = ratio(1000), .fallback = ratio(0.86)});
    const Field<Ratio> gbpPerUsd = add<Ratio>({.key = "money.gbp_per_usd",
        .label = SW_TEXT("Field", "Pounds per US dollar"),
        .help = SW_TEXT("Field", "Converts prices quoted in pounds sterling"),
        .source = "assumed; no rate is shipped, set the day's", .min = ratio(0.001),
        .max = ratio(1000), .fallback = ratio(0.75)});
    const Field<Ratio> jpyPerUsd = add<Ratio>({.key = "money.jpy_per_usd",
        .label = SW_TEXT("Field", "Yen per US dollar"),
        .help = SW_TEXT("Field", "Converts prices quoted in yen"),
        .source = "assumed; no rate is shipped, set the day's", .min = ratio(0.01),
        .max = ratio(100000), .fallback = ratio(150)});
    const Field<Ratio> hkdPerUsd = add<Ratio>({.key = "money.hkd_per_usd",
        .label = SW_TEXT("Field", "Hong Kong dollars per US dollar"),
        .help = SW_TEXT("Field", "Converts prices quoted in Hong Kong dollars"),
        .source = "assumed, inside the band of 7.75 to 7.85 that it is pegged to", .min = ratio(0.01),
        .max = ratio(1000), .fallback = ratio(7.8)});
    const Field<Ratio> sgdPerUsd = add<Ratio>({.key = "money.sgd_per_usd",
        .label = SW_TEXT("Field", "Singapore dollars per US dollar"),
        .help = SW_TEXT("Field", "Converts prices quoted in Singapore dollars"),
        .source = "assumed; no rate is shipped, set the day's", .min = ratio(0.001),
        .max = ratio(1000), .fallback = ratio(1.3)});
    const TextField ratesAsOf = addText({.key = "money.rates_as_of",
        .label = SW_TEXT("Field", "Exchange rates of"),
        .help = SW_TEXT("Field",
            "The day of the rates above, as 2026-11-30; a rate that is not set stays an assumption")});
    const ChoiceField<Route> route = addChoice<Route>({.key = "money.route",
        .label = SW_TEXT("Field", "Chosen route"),
        .help = SW_TEXT("Field", "The route that the verdict shows first"),
        .fallback = Route::rent});
    const Field<Money> budget = add<Money>({.key = "money.budget",
        .label = SW_TEXT("Field", "Budget"),
        .help = SW_TEXT("Field", "Ceiling; drawn on the charts and warned about"),
        .unit = "M ¤", .min = units::money(0), .max = units::money(1e15)});
    const Field<Money> stopLoss = add<Money>({.key = "money.stop_loss",
        .label = SW_TEXT("Field", "Stop-loss"),
        .help = SW_TEXT("Field", "Money spent without convergence at which the run ends"),
        .unit = "M ¤", .min = units::money(0), .max = units::money(1e15)});
    const int section121 = section(Page::money, SW_TEXT("FieldGroup", "Rent"));
    const Field<MoneyPerCardTime> rentPrice =
        add<MoneyPerCardTime>({.key = "money.rent_per_gpu_hour",
        .label = SW_TEXT("Field", "Rent of a card-hour"),
        .help = SW_TEXT("Field", "On demand; empty: the median of the catalogue's quotes"),
        .unit = "¤/h", .min = units::moneyPerCardHour(0), .max = units::moneyPerCardHour(1e6),
        .automatic = true});
    const int section123 = section(Page::money, SW_TEXT("FieldGroup", "Lease"));
    const Field<MoneyPerCardTime> leasePrice =
        add<MoneyPerCardTime>({.key = "money.lease_per_gpu_hour",
        .label = SW_TEXT("Field", "Lease of a card-hour"),
        .help = SW_TEXT("Field",
            "Paid for every hour of the term, used or not; empty: from the catalogue"),
        .unit = "¤/h", .min = units::moneyPerCardHour(0), .max = units::moneyPerCardHour(1e6),
        .automatic = true});
    const Field<Seconds> leaseMinimum = add<Seconds>({.key = "money.lease_minimum_months",
        .label = SW_TEXT("Field", "Shortest term"),
        .help = SW_TEXT("Field", "Whole months are paid, at least these"),
        .source = "assumed: monthly contract", .unit = "months", .min = units::months(0),
        .max = units::months(600), .fallback = units::months(1)});
    const int section126 = section(Page::money, SW_TEXT("FieldGroup", "Build"));
    const Field<Money> serverPrice = add<Money>({.key = "money.server_price",
        .label = SW_TEXT("Field", "Server"),
        .help = SW_TEXT("Field", "One server with its cards; empty: from the catalogue"),
        .unit = "K ¤", .min = units::money(0), .max = units::money(1e12), .automatic = true});
    const Field<Ratio> networkShare = add<Ratio>({.key = "money.network_share",
        .label = SW_TEXT("Field", "Network"),
        .help = SW_TEXT("Field", "Fabric, optics and cables as a share of the servers"),
        .source = "model.md §8.3: 10–20 % (assumed)", .min = ratio(0), .max = ratio(2),
        .fallback = ratio(0.15)});
    const Field<Ratio> storageShare = add<Ratio>({.key = "money.storage_share",
        .label = SW_TEXT("Field", "Storage"),
        .help = SW_TEXT("Field", "Storage system as a share of the servers"),
        .source = "assumed", .min = ratio(0), .max = ratio(2), .fallback = ratio(0.05)});
    const Field<Ratio> sparesShare = add<Ratio>({.key = "money.spares_share",
        .label = SW_TEXT("Field", "Spares"),
        .help = SW_TEXT("Field", "Spare nodes and parts as a share of the servers"),
        .source = "stas00/ml-engineering cloud chapter: 5–10 %", .min = ratio(0),
        .max = ratio(1), .fallback = ratio(0.05)});
    const Field<Ratio> installShare = add<Ratio>({.key = "money.install_share",
        .label = SW_TEXT("Field", "Installation"),
        .help = SW_TEXT("Field", "Installation and burn-in as a share of the hardware"),
        .source = "estimate, 2–5 %; no public figure found", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0.03)});
    const Field<Seconds> lifeYears = add<Seconds>({.key = "money.life_years",
        .label = SW_TEXT("Field", "Depreciation life"),
        .help = SW_TEXT("Field", "Years over which the hardware is written off"),
        .source = "Epoch AI: 3–7 years", .unit = "years", .min = units::months(1),
        .max = units::months(360), .fallback = units::months(48)});
    const Field<Ratio> residualShare = add<Ratio>({.key = "money.residual_share",
        .label = SW_TEXT("Field", "Residual value"),
        .help = SW_TEXT("Field", "Share of the purchase price at the end of the life"),
        .source = "v2-pseo-ai guide, 2026: H100 0.15–0.20 after four years (low confidence)",
        .min = ratio(0), .max = ratio(1), .fallback = ratio(0.15)});
    const Field<Ratio> firstYearResale = add<Ratio>({.key = "money.resale_first",
        .label = SW_TEXT("Field", "Resale at once"),
        .help = SW_TEXT("Field", "Share of the price that a card sold the next day brings"),
        .source = "model.md §8.4 (assumed)", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0.9)});
    const Field<Ratio> yearlyResale = add<Ratio>({.key = "money.resale_yearly",
        .label = SW_TEXT("Field", "Resale kept per year"),
        .help = SW_TEXT("Field", "Share of its resale value that a card keeps over a year"),
        .source = "model.md §8.4 (assumed)", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0.75)});
    const Field<Ratio> discountRate = add<Ratio>({.key = "money.discount_rate",
        .label = SW_TEXT("Field", "Cost of capital"),
        .help = SW_TEXT("Field", "Per year"),
        .source = "infra-economics.com: 6 %; 6–15 % assumed", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0.10)});
    const Field<Ratio> utilisation = add<Ratio>({.key = "money.utilisation",
        .label = SW_TEXT("Field", "Use of owned cards"),
        .help = SW_TEXT("Field",
            "Share of the life in which owned cards do useful work; the rest is idle"),
        .source = "aidatacenterguide.com §1.8: 0.5–0.95", .min = ratio(0.01), .max = ratio(1),
        .fallback = ratio(0.8)});
    const int section138 = section(Page::money, SW_TEXT("FieldGroup", "Running owned machines"));
    const Field<MoneyPerEnergy> powerPrice = add<MoneyPerEnergy>({.key = "money.power_per_kwh",
        .label = SW_TEXT("Field", "Electricity"),
        .help = SW_TEXT("Field", "Empty: 0.093 USD in the plan's currency"),
        .unit = "¤/kWh", .min = units::moneyPerKilowattHour(0),
        .max = units::moneyPerKilowattHour(100), .automatic = true});
    const Field<Ratio> pue = add<Ratio>({.key = "money.pue",
        .label = SW_TEXT("Field", "PUE"),
        .help = SW_TEXT("Field", "Power of the site over power of the machines"),
        .source = "Uptime Institute 2025: mean 1.54; Google 1.10; between them assumed",
        .min = ratio(1), .max = ratio(5), .fallback = ratio(1.3)});
    const Field<Ratio> nodePowerFactor = add<Ratio>({.key = "money.node_power_factor",
        .label = SW_TEXT("Field", "Node power over card power"),
        .help = SW_TEXT("Field", "Power of a server over the design power of its cards"),
        .source = "DGX H100: 10.2 kW for 8 × 700 W", .min = ratio(1), .max = ratio(5),
        .fallback = ratio(1.8)});
    const Field<Ratio> loadFactor = add<Ratio>({.key = "money.load_factor",
        .label = SW_TEXT("Field", "Load factor"),
        .help = SW_TEXT("Field", "Mean draw over nameplate while training"),
        .source = "lynx-cortex: an H100 draws 650 of 700 W; 0.70–0.95 of a node assumed",
        .min = ratio(0.05), .max = ratio(1.5), .fallback = ratio(0.8)});
    const Field<MoneyPerEnergy> colocation =
        add<MoneyPerEnergy>({.key = "money.colocation_per_kw_month",
        .label = SW_TEXT("Field", "Colocation"),
        .help = SW_TEXT("Field",
            "Room, racks and cooling per kW and month; empty: 184 USD in the plan's currency"),
        .unit = "¤/kW-month", .min = fromBase<MoneyPerEnergy>(0),
        .max = fromBase<MoneyPerEnergy>(1), .automatic = true});
    const Field<Ratio> maintenanceShare = add<Ratio>({.key = "money.maintenance_share",
        .label = SW_TEXT("Field", "Support and maintenance"),
        .help = SW_TEXT("Field", "Per year, as a share of the hardware"),
        .source = "Barroso and Hölzle: about 5 % a year (recalled); 3–12 % assumed",
        .min = ratio(0), .max = ratio(1), .fallback = ratio(0.05)});
    const Field<Money> staffPerNodeYear = add<Money>({.key = "money.staff_per_node_year",
        .label = SW_TEXT("Field", "Operations staff"),
        .help = SW_TEXT("Field", "Per node and year; empty: 2,500 USD in the plan's currency"),
        .unit = "K ¤", .min = units::money(0), .max = units::money(1e9), .automatic = true});
    const int section146 = section(Page::money, SW_TEXT("FieldGroup", "Usually forgotten"));
    const Field<Ratio> trialsShare = add<Ratio>({.key = "money.trials_share",
        .label = SW_TEXT("Field", "Trial runs and ablations"),
        .help = SW_TEXT("Field", "Card-hours beside the final run, as a share of it"),
        .source = "model.md §8.7: 10–100 %", .min = ratio(0), .max = ratio(10),
        .fallback = ratio(0.2)});
    const Field<Ratio> failedShare = add<Ratio>({.key = "money.failed_share",
        .label = SW_TEXT("Field", "Lost rounds"),
        .help = SW_TEXT("Field",
            "Card-hours of runs that failed or diverged, as a share of the final run"),
        .source = "assumed", .min = ratio(0), .max = ratio(10), .fallback = ratio(0.05)});
    const Field<Money> leaseChange = add<Money>({.key = "money.lease_change",
        .label = SW_TEXT("Field", "Change of card kind, leased"),
        .help = SW_TEXT("Field",
            "Exit fee and double payment if another kind of card is needed midway; 0 if not"),
        .source = "no change of card kind", .unit = "K ¤", .min = units::money(0),
        .max = units::money(1e12), .fallback = units::money(0)});
    const Field<Money> buildChange = add<Money>({.key = "money.build_change",
        .label = SW_TEXT("Field", "Change of card kind, owned"),
        .help = SW_TEXT("Field",
            "Loss on resale and new purchase if another kind of card is needed midway; 0 if not"),
        .source = "no change of card kind", .unit = "K ¤", .min = units::money(0),
        .max = units::money(1e12), .fallback = units::money(0)});
    const Field<Money> dataPreparation = add<Money>({.key = "money.data_preparation",
        .label = SW_TEXT("Field", "Data preparation"),
        .help = SW_TEXT("Field", "Collection, cleaning, labelling, licences"),
        .unit = "K ¤", .min = units::money(0), .max = units::money(1e12),
        .fallback = units::money(0)});
    const Field<MoneyPerByteTime> storagePrice =
        add<MoneyPerByteTime>({.key = "money.storage_per_gb_month",
        .label = SW_TEXT("Field", "Storage"),
        .help = SW_TEXT("Field",
            "For data and checkpoints on the rented and leased routes; empty: 0.023 USD in the "
            "plan's currency"),
        .unit = "¤/GB-month", .min = fromBase<MoneyPerByteTime>(0),
        .max = fromBase<MoneyPerByteTime>(1), .automatic = true});
    const Field<MoneyPerByte> egressPrice = add<MoneyPerByte>({.key = "money.egress_per_gb",
        .label = SW_TEXT("Field", "Outbound traffic"),
        .help = SW_TEXT("Field",
            "For taking the kept checkpoints home; empty: 0.09 USD in the plan's currency"),
        .unit = "¤/GB", .min = fromBase<MoneyPerByte>(0), .max = fromBase<MoneyPerByte>(1),
        .automatic = true});
};

} // namespace sizewright
