// The lines of every route's bill, once: what each is called, where it stands in files, and when its
// money flows. Fields (a line set by hand), results (its amount), cash flow and views read this table.
#pragma once

#include "core/base/text.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace sizewright {

enum class CostGroup : std::uint8_t { rent, lease, build, capital, ownership, hybrid };

struct CostGroupNames {
    Text results; // heading over the amounts
    Text fields; // heading over the lines set by hand
};
// In the order of CostGroup.
inline constexpr std::array<CostGroupNames, 6> costGroups{{
    {SW_TEXT("ResultGroup", "Rent"), SW_TEXT("FieldGroup", "Rent, lines set by hand")},
    {SW_TEXT("ResultGroup", "Lease"), SW_TEXT("FieldGroup", "Lease, lines set by hand")},
    {SW_TEXT("ResultGroup", "Build, this run's share"),
        SW_TEXT("FieldGroup", "Build, lines set by hand")},
    {SW_TEXT("ResultGroup", "Build, purchase"),
        SW_TEXT("FieldGroup", "Purchase, lines set by hand")},
    {SW_TEXT("ResultGroup", "Build, whole ownership"),
        SW_TEXT("FieldGroup", "Ownership, lines set by hand")},
    {SW_TEXT("ResultGroup", "Hybrid"), SW_TEXT("FieldGroup", "Hybrid, lines set by hand")},
}};

// When the money of a line flows, in whole months from the decision (core/money/timeline.h).
enum class When : std::uint8_t {
    atDecision, // at once
    duringRun, // evenly while cards work on the project
    afterRun, // evenly over the months for which results are kept
    atEndOfRun,
    duringTerm, // evenly over the term of a lease
    atDelivery, // when machines arrive
    duringOwnership, // evenly from delivery to resale
    afterProject, // evenly from the end of the project to resale
    atEndOfOwnership,
    never, // part of another line: its money is counted there
};
inline constexpr std::size_t whenCount = std::size_t(When::never) + 1;

enum class Line : std::uint8_t {
    rentCards, rentTrials, rentFailed, rentEvaluation, rentInterruptions, rentUnused, rentStorage,
    rentArchive, rentEgress, rentChange, rentPorting, rentData, rentTeam,
    leaseCards, leaseUnusedTerm, leaseUnusedSize, leaseStorage, leaseArchive, leaseEgress,
    leaseChange, leasePorting, leaseData, leaseTeam,
    buildCapital, buildWaiting, buildDelay, buildPower, buildSite, buildUpkeep, buildSoftware,
    buildInsurance, buildTransit, buildStaff, buildRemoval, buildChange, buildPorting, buildData,
    buildTeam,
    capitalServers, capitalNetwork, capitalStorage, capitalSpares, capitalInstall, capitalRoom,
    ownedDeposit, ownedBalance, ownedRunning, ownedPower, ownedRemoval, ownedResale, ownedOtherUse,
    hybridOwned, hybridRented,
};
inline constexpr std::size_t lineCount = std::size_t(Line::hybridRented) + 1;

struct CostLine {
    CostGroup group;
    When when;
    std::string_view key; // of the figure
    std::string_view ownKey; // of the field that sets the line by hand
    Text label;
};

// In the order of Line.
inline constexpr std::array<CostLine, lineCount> costLines{{
    {CostGroup::rent, When::duringRun, "money.rent.cards", "money.lines.rent_cards",
        SW_TEXT("Result", "Card-hours of the run")},
    {CostGroup::rent, When::duringRun, "money.rent.trials", "money.lines.rent_trials",
        SW_TEXT("Result", "Trial runs and ablations")},
    {CostGroup::rent, When::duringRun, "money.rent.failed", "money.lines.rent_failed",
        SW_TEXT("Result", "Lost rounds")},
    {CostGroup::rent, When::duringRun, "money.rent.evaluation", "money.lines.rent_evaluation",
        SW_TEXT("Result", "Evaluation")},
    {CostGroup::rent, When::duringRun, "money.rent.interruptions",
        "money.lines.rent_interruptions", SW_TEXT("Result", "Work repeated after spot reclaims")},
    {CostGroup::rent, When::duringRun, "money.rent.unused", "money.lines.rent_unused",
        SW_TEXT("Result", "Reserved but not used")},
    {CostGroup::rent, When::duringRun, "money.rent.storage", "money.lines.rent_storage",
        SW_TEXT("Result", "Storage")},
    {CostGroup::rent, When::afterRun, "money.rent.archive", "money.lines.rent_archive",
        SW_TEXT("Result", "Checkpoints kept after the run")},
    {CostGroup::rent, When::atEndOfRun, "money.rent.egress", "money.lines.rent_egress",
        SW_TEXT("Result", "Outbound traffic")},
    {CostGroup::rent, When::duringRun, "money.rent.change", "money.lines.rent_change",
        SW_TEXT("Result", "Change of card kind midway")},
    {CostGroup::rent, When::atDecision, "money.rent.porting", "money.lines.rent_porting",
        SW_TEXT("Result", "Porting the software")},
    {CostGroup::rent, When::atDecision, "money.rent.data", "money.lines.rent_data",
        SW_TEXT("Result", "Data preparation")},
    {CostGroup::rent, When::duringRun, "money.rent.team", "money.lines.rent_team",
        SW_TEXT("Result", "Staff during the run")},

    {CostGroup::lease, When::duringTerm, "money.lease.cards", "money.lines.lease_cards",
        SW_TEXT("Result", "Cards while they are used")},
    {CostGroup::lease, When::duringTerm, "money.lease.unused_term",
        "money.lines.lease_unused_term", SW_TEXT("Result", "Rest of the term, or early exit")},
    {CostGroup::lease, When::duringTerm, "money.lease.unused_size",
        "money.lines.lease_unused_size", SW_TEXT("Result", "Cards committed beyond the need")},
    {CostGroup::lease, When::duringTerm, "money.lease.storage", "money.lines.lease_storage",
        SW_TEXT("Result", "Storage")},
    {CostGroup::lease, When::afterRun, "money.lease.archive", "money.lines.lease_archive",
        SW_TEXT("Result", "Checkpoints kept after the run")},
    {CostGroup::lease, When::atEndOfRun, "money.lease.egress", "money.lines.lease_egress",
        SW_TEXT("Result", "Outbound traffic")},
    {CostGroup::lease, When::duringRun, "money.lease.change", "money.lines.lease_change",
        SW_TEXT("Result", "Change of card kind midway")},
    {CostGroup::lease, When::atDecision, "money.lease.porting", "money.lines.lease_porting",
        SW_TEXT("Result", "Porting the software")},
    {CostGroup::lease, When::atDecision, "money.lease.data", "money.lines.lease_data",
        SW_TEXT("Result", "Data preparation")},
    {CostGroup::lease, When::duringRun, "money.lease.team", "money.lines.lease_team",
        SW_TEXT("Result", "Staff during the run")},

    {CostGroup::build, When::never, "money.build.capital", "money.lines.build_capital",
        SW_TEXT("Result", "Depreciation and cost of capital")},
    {CostGroup::build, When::never, "money.build.waiting", "money.lines.build_waiting",
        SW_TEXT("Result", "Interest on the deposit until delivery")},
    {CostGroup::build, When::atDelivery, "money.build.delay", "money.lines.build_delay",
        SW_TEXT("Result", "Price of starting late")},
    {CostGroup::build, When::never, "money.build.power", "money.lines.build_power",
        SW_TEXT("Result", "Electricity and cooling")},
    {CostGroup::build, When::never, "money.build.site", "money.lines.build_site",
        SW_TEXT("Result", "Room and racks")},
    {CostGroup::build, When::never, "money.build.maintenance", "money.lines.build_maintenance",
        SW_TEXT("Result", "Support and maintenance")},
    {CostGroup::build, When::never, "money.build.software", "money.lines.build_software",
        SW_TEXT("Result", "Software licences")},
    {CostGroup::build, When::never, "money.build.insurance", "money.lines.build_insurance",
        SW_TEXT("Result", "Insurance")},
    {CostGroup::build, When::never, "money.build.transit", "money.lines.build_transit",
        SW_TEXT("Result", "Internet transit")},
    {CostGroup::build, When::never, "money.build.staff", "money.lines.build_staff",
        SW_TEXT("Result", "Operations staff")},
    {CostGroup::build, When::never, "money.build.removal", "money.lines.build_removal",
        SW_TEXT("Result", "Decommissioning")},
    {CostGroup::build, When::duringRun, "money.build.change", "money.lines.build_change",
        SW_TEXT("Result", "Change of card kind midway")},
    {CostGroup::build, When::atDecision, "money.build.porting", "money.lines.build_porting",
        SW_TEXT("Result", "Porting the software")},
    {CostGroup::build, When::atDecision, "money.build.data", "money.lines.build_data",
        SW_TEXT("Result", "Data preparation")},
    {CostGroup::build, When::duringRun, "money.build.team", "money.lines.build_team",
        SW_TEXT("Result", "Staff during the run")},

    {CostGroup::capital, When::never, "money.capital.servers", "money.lines.capital_servers",
        SW_TEXT("Result", "Servers")},
    {CostGroup::capital, When::never, "money.capital.network", "money.lines.capital_network",
        SW_TEXT("Result", "Network")},
    {CostGroup::capital, When::never, "money.capital.storage", "money.lines.capital_storage",
        SW_TEXT("Result", "Storage")},
    {CostGroup::capital, When::never, "money.capital.spares", "money.lines.capital_spares",
        SW_TEXT("Result", "Spares")},
    {CostGroup::capital, When::never, "money.capital.install", "money.lines.capital_install",
        SW_TEXT("Result", "Installation")},
    {CostGroup::capital, When::never, "money.capital.room", "money.lines.capital_room",
        SW_TEXT("Result", "Room of one's own")},

    {CostGroup::ownership, When::atDecision, "money.owned.deposit", "money.lines.owned_deposit",
        SW_TEXT("Result", "Deposit on the order")},
    {CostGroup::ownership, When::atDelivery, "money.owned.balance", "money.lines.owned_balance",
        SW_TEXT("Result", "Balance on delivery")},
    {CostGroup::ownership, When::duringOwnership, "money.owned.running",
        "money.lines.owned_running", SW_TEXT("Result", "Running cost, used or not")},
    {CostGroup::ownership, When::duringOwnership, "money.owned.power", "money.lines.owned_power",
        SW_TEXT("Result", "Electricity of all use")},
    {CostGroup::ownership, When::atEndOfOwnership, "money.owned.removal",
        "money.lines.owned_removal", SW_TEXT("Result", "Decommissioning")},
    {CostGroup::ownership, When::atEndOfOwnership, "money.owned.resale",
        "money.lines.owned_resale", SW_TEXT("Result", "Resale (income)")},
    {CostGroup::ownership, When::afterProject, "money.owned.other_use",
        "money.lines.owned_other_use", SW_TEXT("Result", "Paid by other work, with interest (income)")},

    {CostGroup::hybrid, When::never, "money.hybrid.owned", "money.lines.hybrid_owned",
        SW_TEXT("Result", "Owned base")},
    {CostGroup::hybrid, When::never, "money.hybrid.rented", "money.lines.hybrid_rented",
        SW_TEXT("Result", "Rented peak")},
}};

constexpr const CostLine& costLine(Line line) { return costLines[std::size_t(line)]; }

// Money that comes in: counted as a negative amount, set by hand as a positive one.
constexpr bool isIncome(Line line) { return line == Line::ownedResale || line == Line::ownedOtherUse; }

// The lines of a group stand together: [first, last).
constexpr std::span<const CostLine> linesOf(CostGroup group)
{
    std::size_t first = 0;
    while (costLines[first].group != group)
        ++first;
    std::size_t last = first;
    while (last < lineCount && costLines[last].group == group)
        ++last;
    return std::span(costLines).subspan(first, last - first);
}
constexpr Line lineAt(const CostLine& line) { return Line(&line - costLines.data()); }

} // namespace sizewright
