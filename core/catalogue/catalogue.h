// What the program knows about cards, prices and published models: values with a source and a date.
// The shipped catalogue is data (resources/catalogue), compiled in; a plan carries the entries that it
// uses, so a newer catalogue never changes an old plan silently.
#pragma once

#include "core/base/result.h"
#include "core/model/shape.h"
#include "core/trace/derivation.h"
#include "core/units/currency.h"
#include "core/units/literals.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sizewright {

struct ModelConstants;
const ModelConstants& shippedConstants();

struct Source {
    std::string text; // repository@commit and file, arXiv id and table, page and date of reading
    std::string asOf; // ISO date, or as precise as the source is
    Trust trust = Trust::published;
};

// How much of a data sheet's figures real kernels sustain: one set per generation of hardware.
// Every share is of the dense peak, of the memory bandwidth, or of the link rate of one direction.
struct Generation {
    std::string id; // "nvidia-hopper"
    std::string name;
    Ratio matrixEfficiency; // sustained GEMM in 16 bit
    std::optional<Ratio> matrixEfficiencyFp8;
    Ratio memoryEfficiency; // element-wise kernels
    Ratio linkEfficiency; // large collectives inside the scale-up domain
    Ratio networkEfficiency; // large collectives across nodes
    Ratio attentionFirst; // FlashAttention-1 / Triton era kernels, share of the 16-bit peak
    Ratio attentionSecond; // FlashAttention-2
    Ratio attentionThird; // FlashAttention-3 / cuDNN 9
    Ratio spread; // one standard deviation of matrixEfficiency between machines
    BytesPerCard runtimeContext; // CUDA context or its like
    Source source;
    std::string method; // data sheet | fitted (on what) | set | assumed
};

struct Accelerator {
    std::string id; // "nvidia-h100-sxm"
    std::string name, vendor;
    std::string generation; // Generation::id
    BytesPerCard memoryNominal; // what is sold, in GiB (the trade's "GB" is near GiB)
    BytesPerCard memoryReported; // what the driver reports
    ByteRatePerCard memoryBandwidth;
    FlopRatePerCard peak16; // dense bf16, or fp16 where the card has no bf16
    std::optional<FlopRatePerCard> peakFp8;
    std::optional<FlopRatePerCard> peakTf32;
    std::optional<FlopRatePerCard> peakFp32;
    std::string linkKind;
    ByteRatePerCard linkRate; // one direction, all links of a card together
    Cards scaleUpDomain; // cards that reach each other at linkRate
    Cards cardsPerNode;
    BitRatePerCard networkRate; // one direction, a card's share of its node's network ports
    PowerPerCard power; // thermal design power
    Count multiprocessors; // SMs, compute units or cores, for wave quantisation
    bool bf16 = true; // false: fp16 is the only 16-bit format
    std::string market; // "cn": sold in China only; "cloud": rented only; empty: sold everywhere
    Source source;
    std::string confidence; // high | medium | low
    std::string unverified; // fields that no second source confirms
    std::string notes;
};

enum class PriceKind : std::uint8_t {
    onDemand, spot, reserved, // per card-hour
    lease, // long contract, per card-month (given per node-month where so quoted)
    server, // purchase, per server
    card, // purchase, per card
    service, // storage, traffic, power …: see `unit`
    other,
};

enum class Tax : std::uint8_t { notStated, excluded, included };

struct Price {
    std::string item, provider, kindText, unit, region;
    std::string accelerator; // Accelerator::id, empty where none
    PriceKind kind = PriceKind::other;
    double cards = 1; // cards that one unit of the price covers: 8 of a server, 72 of a rack
    QuotedAmount amount; // as quoted, per `unit`; what counts is net()
    Tax tax = Tax::notStated; // not stated: taken for a net price, as list prices of clouds are
    Ratio taxRate = ratio(0); // 0.13 of 13 %; positive where tax is included
    Seconds term = units::months(0); // of a reserved price or a lease; 0: not stated
    bool own = false; // a quote of the user's
    Source source;
    std::string confidence, notes;

    // Without the tax that it was quoted with: budgets are planned net, since it is reclaimed.
    QuotedAmount net() const;
};

struct ModelEntry {
    std::string id; // "llama-3.1-70b"
    std::string name;
    ModelShape shape;
    std::int64_t parameters = 0; // total as counted elsewhere, to hold the shape against
    Source source;
};

// What a card costs by the rule of default_prices.h, worked out once for a catalogue because every
// evaluation asks for it. Per card-hour, or per server; net of tax.
struct StandardPrice {
    std::string accelerator;
    PriceKind kind = PriceKind::onDemand;
    QuotedAmount amount;
    Source source;
};

// What electricity costs and emits where machines stand, and what can be had there (R33).
struct RegionFacts {
    std::string id; // as the options of the field money.region
    QuotedAmount power; // of a kWh, industrial
    QuotedAmount importedPower; // where subsidies are for domestic cards only, else the same
    Ratio pue; // typical of sites there
    MassPerEnergy carbon; // of the grid
    Source powerSource, pueSource, carbonSource;
    std::string availability, confidence, notes;
};

// How far a family of cards has been proven, and what it takes to bring a training stack onto it (R33).
struct Ecosystem {
    std::string id, name;
    std::vector<std::string> cards; // Accelerator::id or Generation::id
    std::optional<Cards> proven; // the largest cluster known to have trained one model
    Source provenSource;
    Seconds porting; // person-time, over a stack that runs on CUDA
    Source portingSource;
    std::string software, confidence, notes;
};

struct Catalogue {
    std::vector<Generation> generations;
    std::vector<Accelerator> accelerators;
    std::vector<Price> prices;
    std::vector<ModelEntry> models;
    std::vector<RegionFacts> regions;
    std::vector<Ecosystem> ecosystems;
    std::string version; // date of the data
    const ModelConstants* constants = &shippedConstants(); // not owned
    std::vector<StandardPrice> standardPrices; // see indexStandardPrices

    const StandardPrice* standardPrice(std::string_view acceleratorId, PriceKind kind) const;
    std::vector<Problem> problems; // rows that are left out, and why

    const Accelerator* accelerator(std::string_view id) const;
    const Generation* generation(std::string_view id) const;
    const ModelEntry* model(std::string_view id) const;
    const RegionFacts* region(std::string_view id) const;
    // That of the card itself, else of its generation.
    const Ecosystem* ecosystem(const Accelerator& card) const;
};

// Works out standardPrices for rent, lease and server of every card; to be called after the prices or
// cards of a catalogue have changed.
void indexStandardPrices(Catalogue& catalogue);

// The catalogue that is compiled in; read once, constant; standard prices indexed.
const Catalogue& shippedCatalogue();

// Stable words, as in files and on the command line.
std::string_view codeOf(PriceKind);
std::string_view codeOf(Tax);

// Entries as JSON, for plan files and user entries: toJson(entry) and back, all problems reported.
nlohmann::ordered_json toJson(const Accelerator&);
nlohmann::ordered_json toJson(const Generation&);
nlohmann::ordered_json toJson(const Price&);
Result<Accelerator> acceleratorFromJson(const nlohmann::ordered_json&, std::string_view place);
Result<Generation> generationFromJson(const nlohmann::ordered_json&, std::string_view place);
Result<Price> priceFromJson(const nlohmann::ordered_json&, std::string_view place);

} // namespace sizewright
