// The routes and what they cost (R30–R36).
#pragma once

#include "core/plan/cost_lines.h"
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
    const Field<Seconds> patience = add<Seconds>({.key = "money.stop_days",
        .label = SW_TEXT("Field", "Patience"),
        .help = SW_TEXT("Field", "Days without convergence after which the run ends"),
        .unit = "days", .min = units::days(0), .max = units::days(36500)});
    const Field<Ratio> taxRate = add<Ratio>({.key = "money.tax_rate",
        .label = SW_TEXT("Field", "Tax on profit"),
        .help = SW_TEXT("Field",
            "For the present value after tax: expenses and depreciation lower the tax. 0: before tax"),
        .source = "0: before tax; 21 % in the United States, 25 % in China by statute", .min = ratio(0),
        .max = ratio(0.9), .fallback = ratio(0)});
    const int sectionRegion = section(Page::money, SW_TEXT("FieldGroup", "Region"));
    const ChoiceField<Region> region = addChoice<Region>({.key = "money.region",
        .label = SW_TEXT("Field", "Region"),
        .help = SW_TEXT("Field", "Where the machines stand: sets electricity, PUE and carbon where these are empty"),
        .fallback = Region::unspecified});
    const Field<MassPerEnergy> carbon = add<MassPerEnergy>({.key = "money.carbon_g_per_kwh",
        .label = SW_TEXT("Field", "Carbon of electricity"),
        .help = SW_TEXT("Field", "CO₂ equivalent of a kWh; empty: of the region's grid"),
        .unit = "g/kWh", .min = fromBase<MassPerEnergy>(0), .max = fromBase<MassPerEnergy>(1),
        .automatic = true});
    const int section121 = section(Page::money, SW_TEXT("FieldGroup", "Rent"));
    const ChoiceField<RentKind> rentKind = addChoice<RentKind>({.key = "money.rent_kind",
        .label = SW_TEXT("Field", "Rented"),
        .help = SW_TEXT("Field", "On demand, spot, or reserved for blocks of months"),
        .fallback = RentKind::onDemand});
    const Field<MoneyPerCardTime> rentPrice =
        add<MoneyPerCardTime>({.key = "money.rent_per_gpu_hour",
        .label = SW_TEXT("Field", "Rent of a card-hour"),
        .help = SW_TEXT("Field", "Of the kind chosen; empty: the median of the catalogue's quotes"),
        .unit = "¤/h", .min = units::moneyPerCardHour(0), .max = units::moneyPerCardHour(1e6),
        .automatic = true});
    const Field<Ratio> spotReclaimed = add<Ratio>({.key = "money.spot_reclaimed_month",
        .label = SW_TEXT("Field", "Spot nodes reclaimed"),
        .help = SW_TEXT("Field", "Share of the nodes that the provider takes back within a month"),
        .source = "AWS Spot Instance Advisor: its top band is above 20 % a month (recalled)",
        .min = ratio(0), .max = ratio(1000), .fallback = ratio(0.2)});
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
    const Field<Ratio> leaseExit = add<Ratio>({.key = "money.lease_exit_share",
        .label = SW_TEXT("Field", "Paid of an unused rest"),
        .help = SW_TEXT("Field",
            "Share of the months after the run that must be paid when leaving early; 1: take or pay"),
        .source = "common contract practice: 0.5–1", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(1)});
    const Field<Cards> leaseSize = add<Cards>({.key = "money.lease_minimum_gpus",
        .label = SW_TEXT("Field", "Smallest size"),
        .help = SW_TEXT("Field", "Cards that the contract commits to at least"),
        .source = "no smallest size", .min = units::cards(0), .max = units::cards(1e7),
        .fallback = units::cards(0)});
    const Field<Ratio> leaseTakeOrPay = add<Ratio>({.key = "money.lease_take_or_pay",
        .label = SW_TEXT("Field", "Paid of unused cards"),
        .help = SW_TEXT("Field", "Share of the committed cards' price paid for those not used"),
        .source = "common contract practice: take or pay", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(1)});
    const Field<Seconds> leaseRamp = add<Seconds>({.key = "money.lease_ramp_months",
        .label = SW_TEXT("Field", "Ramp"),
        .help = SW_TEXT("Field",
            "Months over which the cards arrive one after another; half are there on average"),
        .source = "all at once", .unit = "months", .min = units::months(0),
        .max = units::months(60), .fallback = units::months(0)});
    const int section126 = section(Page::money, SW_TEXT("FieldGroup", "Build"));
    const ChoiceField<Purchase> purchase = addChoice<Purchase>({.key = "money.purchase",
        .label = SW_TEXT("Field", "Bought as"),
        .help = SW_TEXT("Field", "Complete servers, or cards and hosts each at its price"),
        .fallback = Purchase::servers});
    const Field<Money> serverPrice = add<Money>({.key = "money.server_price",
        .label = SW_TEXT("Field", "Server"),
        .help = SW_TEXT("Field", "One server with its cards; empty: from the catalogue"),
        .unit = "K ¤", .min = units::money(0), .max = units::money(1e12), .automatic = true});
    const Field<MoneyPerCard> cardPrice = add<MoneyPerCard>({.key = "money.card_price",
        .label = SW_TEXT("Field", "Card"),
        .help = SW_TEXT("Field", "One card, where cards and hosts are bought apart; empty: from the catalogue"),
        .unit = "K ¤", .min = fromBase<MoneyPerCard>(0), .max = fromBase<MoneyPerCard>(1e9),
        .automatic = true});
    const Field<Money> hostPrice = add<Money>({.key = "money.host_price",
        .label = SW_TEXT("Field", "Host"),
        .help = SW_TEXT("Field",
            "A server without its cards, where they are bought apart; empty: the server less its cards"),
        .unit = "K ¤", .min = units::money(0), .max = units::money(1e12), .automatic = true});
    const Field<MoneyPerCard> networkPerCard = add<MoneyPerCard>({.key = "money.network_per_gpu",
        .label = SW_TEXT("Field", "Network per card"),
        .help = SW_TEXT("Field",
            "Switches, optics and cables of a card; empty: the share of the servers below"),
        .unit = "K ¤", .min = fromBase<MoneyPerCard>(0), .max = fromBase<MoneyPerCard>(1e9)});
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
    const Field<Ratio> firstYearResale = add<Ratio>({.key = "money.resale_first",
        .label = SW_TEXT("Field", "Resale at once"),
        .help = SW_TEXT("Field", "Share of the price that a card sold the next day brings"),
        .source = "model.md §8.4 (assumed)", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0.9)});
    const Field<Ratio> yearlyResale = add<Ratio>({.key = "money.resale_yearly",
        .label = SW_TEXT("Field", "Resale kept per year"),
        .help = SW_TEXT("Field", "Share of its resale value that a card keeps over a year"),
        .source = "v2-pseo-ai guide, 2026: H100 0.60–0.65 of the price after one year, 0.40–0.45 after two, "
                  "0.25–0.35, 0.15–0.20, 0.10–0.15; 0.9 · 0.68^years meets all five",
        .min = ratio(0.01), .max = ratio(1), .fallback = ratio(0.68)});
    const Field<Ratio> residualShare = add<Ratio>({.key = "money.residual_share",
        .label = SW_TEXT("Field", "Residual value"),
        .help = SW_TEXT("Field",
            "Share of the purchase price at the end of the life; empty: from the two values above"),
        .min = ratio(0), .max = ratio(1), .automatic = true});
    const ChoiceField<Depreciation> depreciation = addChoice<Depreciation>({.key = "money.depreciation",
        .label = SW_TEXT("Field", "Depreciation"),
        .help = SW_TEXT("Field", "How the purchase is written off, for the tax"),
        .fallback = Depreciation::straightLine});
    const Field<Seconds> delivery = add<Seconds>({.key = "money.delivery_months",
        .label = SW_TEXT("Field", "Delivery"),
        .help = SW_TEXT("Field", "From the order to machines that work"),
        .source = "infra-economics.com: six months", .unit = "months", .min = units::months(0),
        .max = units::months(120), .fallback = units::months(6)});
    const Field<Ratio> deposit = add<Ratio>({.key = "money.deposit_share",
        .label = SW_TEXT("Field", "Deposit"),
        .help = SW_TEXT("Field", "Share of the purchase paid with the order, the rest on delivery"),
        .source = "infra-economics.com: half", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0.5)});
    const Field<MoneyPerTime> delayCost = add<MoneyPerTime>({.key = "money.delay_cost_month",
        .label = SW_TEXT("Field", "Cost of a month's delay"),
        .help = SW_TEXT("Field", "What starting a month later costs the project; counted until delivery"),
        .source = "not stated", .unit = "¤/month", .min = fromBase<MoneyPerTime>(0),
        .max = fromBase<MoneyPerTime>(1e9), .fallback = fromBase<MoneyPerTime>(0)});
    const ChoiceField<AfterRun> afterRun = addChoice<AfterRun>({.key = "money.after_run",
        .label = SW_TEXT("Field", "After the run"),
        .help = SW_TEXT("Field", "What the machines do when this run has ended"),
        .fallback = AfterRun::shared});
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
    const ChoiceField<Site> site = addChoice<Site>({.key = "money.site",
        .label = SW_TEXT("Field", "Room"),
        .help = SW_TEXT("Field", "Rented by the kW, or built"),
        .fallback = Site::colocation});
    const Field<MoneyPerEnergy> powerPrice = add<MoneyPerEnergy>({.key = "money.power_per_kwh",
        .label = SW_TEXT("Field", "Electricity"),
        .help = SW_TEXT("Field", "Empty: of the region; 0.093 USD where none is stated"),
        .unit = "¤/kWh", .min = units::moneyPerKilowattHour(0),
        .max = units::moneyPerKilowattHour(100), .automatic = true});
    const Field<Ratio> pue = add<Ratio>({.key = "money.pue",
        .label = SW_TEXT("Field", "PUE"),
        .help = SW_TEXT("Field",
            "Power of the site over power of the machines; empty: of the region, 1.3 where none is stated"),
        .min = ratio(1), .max = ratio(5), .automatic = true});
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
    const Field<MoneyPerPower> roomPrice = add<MoneyPerPower>({.key = "money.room_per_kw",
        .label = SW_TEXT("Field", "Building a room"),
        .help = SW_TEXT("Field",
            "Power, cooling and building per kW of machines; empty: 12,000 USD in the plan's currency"),
        .unit = "¤/kW", .min = fromBase<MoneyPerPower>(0), .max = fromBase<MoneyPerPower>(1e6),
        .automatic = true});
    const Field<Seconds> roomLife = add<Seconds>({.key = "money.room_life_years",
        .label = SW_TEXT("Field", "Life of the room"),
        .help = SW_TEXT("Field", "Years over which a room of one's own is written off"),
        .source = "Epoch AI: 14 years", .unit = "years", .min = units::months(12),
        .max = units::months(600), .fallback = units::months(168)});
    const Field<MoneyPerEnergy> roomRunning =
        add<MoneyPerEnergy>({.key = "money.room_per_kw_month",
        .label = SW_TEXT("Field", "Running the room"),
        .help = SW_TEXT("Field",
            "Per kW and month beside electricity; empty: 40 USD in the plan's currency"),
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
    const Field<MoneyPerEnergy> staffPerPower =
        add<MoneyPerEnergy>({.key = "money.staff_per_kw_month",
        .label = SW_TEXT("Field", "Operations staff by power"),
        .help = SW_TEXT("Field", "Per kW of machines and month, beside the staff per node"),
        .source = "none: counted per node", .unit = "¤/kW-month", .min = fromBase<MoneyPerEnergy>(0),
        .max = fromBase<MoneyPerEnergy>(1), .fallback = fromBase<MoneyPerEnergy>(0)});
    const Field<MoneyPerCardTime> softwarePrice =
        add<MoneyPerCardTime>({.key = "money.software_per_gpu_year",
        .label = SW_TEXT("Field", "Software licences"),
        .help = SW_TEXT("Field", "Per card and year"),
        .source = "0: open source; NVIDIA AI Enterprise lists 4,500 USD (licence guide, 2026)",
        .unit = "¤/year", .min = units::moneyPerCardHour(0), .max = units::moneyPerCardHour(1e6),
        .fallback = units::moneyPerCardHour(0)});
    const Field<Ratio> insuranceShare = add<Ratio>({.key = "money.insurance_share",
        .label = SW_TEXT("Field", "Insurance"),
        .help = SW_TEXT("Field", "Per year, as a share of the purchase"),
        .source = "estimate, 0.2–1 %; no public figure found", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0.004)});
    const Field<MoneyPerTime> transit = add<MoneyPerTime>({.key = "money.transit_month",
        .label = SW_TEXT("Field", "Internet transit"),
        .help = SW_TEXT("Field", "Per month; empty: 5,000 USD in the plan's currency"),
        .unit = "¤/month", .min = fromBase<MoneyPerTime>(0), .max = fromBase<MoneyPerTime>(1e9),
        .automatic = true});
    const Field<Ratio> removalShare = add<Ratio>({.key = "money.removal_share",
        .label = SW_TEXT("Field", "Decommissioning"),
        .help = SW_TEXT("Field", "Data wipe, freight and disposal as a share of the purchase"),
        .source = "estimate, 0.5–2 %; no public figure found", .min = ratio(0), .max = ratio(1),
        .fallback = ratio(0.01)});
    const int sectionHybrid = section(Page::money, SW_TEXT("FieldGroup", "Hybrid"));
    const Field<Ratio> steadyShare = add<Ratio>({.key = "money.steady_share",
        .label = SW_TEXT("Field", "Steady load"),
        .help = SW_TEXT("Field",
            "Share of this run's cards for which there is always work; the rest is the peak"),
        .source = "assumed", .min = ratio(0), .max = ratio(1), .fallback = ratio(0.5)});
    const Field<Ratio> ownedShare = add<Ratio>({.key = "money.owned_share",
        .label = SW_TEXT("Field", "Owned base"),
        .help = SW_TEXT("Field",
            "Share of this run's cards that is owned; empty: nothing, the steady load or all, whichever "
            "costs least"),
        .min = ratio(0), .max = ratio(1), .automatic = true});
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
    const Field<Ratio> evaluationShare = add<Ratio>({.key = "money.evaluation_share",
        .label = SW_TEXT("Field", "Evaluation"),
        .help = SW_TEXT("Field", "Card-hours that judge the checkpoints, as a share of the final run"),
        .source = "assumed", .min = ratio(0), .max = ratio(10), .fallback = ratio(0.02)});
    const Field<Seconds> changeAfter = add<Seconds>({.key = "money.change_after_months",
        .label = SW_TEXT("Field", "Card kind changes after"),
        .help = SW_TEXT("Field",
            "Months after which another kind of card is needed; empty: never. Owned cards are then sold, a "
            "lease is left"),
        .unit = "months", .min = units::months(1), .max = units::months(360)});
    const Field<Ratio> changePrice = add<Ratio>({.key = "money.change_price_factor",
        .label = SW_TEXT("Field", "Price of the other kind"),
        .help = SW_TEXT("Field",
            "Rent of the other kind for the same work, over that of this kind"),
        .source = "the same price", .min = ratio(0.01), .max = ratio(100), .fallback = ratio(1)});
    const Field<Money> leaseChange = add<Money>({.key = "money.lease_change",
        .label = SW_TEXT("Field", "Change of card kind, leased"),
        .help = SW_TEXT("Field",
            "Fees and double payment beside the rest of the term, if another kind of card is needed midway"),
        .source = "no change of card kind", .unit = "K ¤", .min = units::money(0),
        .max = units::money(1e12), .fallback = units::money(0)});
    const Field<Money> buildChange = add<Money>({.key = "money.build_change",
        .label = SW_TEXT("Field", "Change of card kind, owned"),
        .help = SW_TEXT("Field",
            "Work and double payment beside the loss on resale, if another kind of card is needed midway"),
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
    const Field<MoneyPerToken> dataPerToken =
        add<MoneyPerToken>({.key = "money.data_per_trillion_tokens",
        .label = SW_TEXT("Field", "Data cleaning"),
        .help = SW_TEXT("Field",
            "Machines that clean and tokenise, per trillion tokens; empty: 5,000 USD in the plan's currency"),
        .unit = "¤/T tokens", .min = fromBase<MoneyPerToken>(0), .max = fromBase<MoneyPerToken>(1e6),
        .automatic = true});
    const Field<Seconds> archive = add<Seconds>({.key = "money.archive_months",
        .label = SW_TEXT("Field", "Checkpoints kept after the run"),
        .help = SW_TEXT("Field", "Months for which the kept checkpoints stay in the archive"),
        .source = "assumed", .unit = "months", .min = units::months(0), .max = units::months(600),
        .fallback = units::months(12)});
    const Field<MoneyPerByteTime> archivePrice =
        add<MoneyPerByteTime>({.key = "money.archive_per_gb_month",
        .label = SW_TEXT("Field", "Archive storage"),
        .help = SW_TEXT("Field", "Cold tier; empty: 0.004 USD in the plan's currency"),
        .unit = "¤/GB-month", .min = fromBase<MoneyPerByteTime>(0),
        .max = fromBase<MoneyPerByteTime>(1), .automatic = true});
    const Field<Count> team = addWhole({.key = "money.team",
        .label = SW_TEXT("Field", "Staff during the run"),
        .help = SW_TEXT("Field", "People who attend to the run, beside those who run the machines"),
        .source = "assumed", .min = 0, .max = 10000, .fallback = 2});
    const Field<MoneyPerTime> teamPrice = add<MoneyPerTime>({.key = "money.team_month",
        .label = SW_TEXT("Field", "Cost of a person"),
        .help = SW_TEXT("Field",
            "Per month with everything; empty: 14,000 USD in the plan's currency"),
        .unit = "¤/month", .min = fromBase<MoneyPerTime>(0), .max = fromBase<MoneyPerTime>(1e6),
        .automatic = true});
    const Field<Seconds> porting = add<Seconds>({.key = "money.porting_months",
        .label = SW_TEXT("Field", "Porting the software"),
        .help = SW_TEXT("Field",
            "Person-months until the training software runs on this kind of card; empty: by its maker"),
        .unit = "months", .min = units::months(0), .max = units::months(12000), .automatic = true});
    const std::array<Field<Money>, lineCount> ownLines = addLines();

    Field<Money> ownLine(Line line) const { return ownLines[std::size_t(line)]; }

private:
    std::array<Field<Money>, lineCount> addLines()
    {
        std::array<Field<Money>, lineCount> out{};
        for (std::size_t i = 0; i < lineCount; ++i) {
            section(Page::money, costGroups[std::size_t(costLines[i].group)].fields);
            out[i] = add<Money>({.key = costLines[i].ownKey,
                .label = costLines[i].label,
                .help = SW_TEXT("Field",
                    "Replaces the computed amount of this line; 0 switches it off, empty computes it"),
                .unit = "¤", .min = units::money(0), .max = units::money(1e15),
                .automatic = true});
        }
        return out;
    }
};

} // namespace sizewright
