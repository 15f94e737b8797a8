// Numbers with units as text, and text as numbers. The only place where a unit has a symbol.
#pragma once

#include "core/base/result.h"
#include "core/units/signature.h"

#include <span>
#include <string>
#include <string_view>

namespace sizewright {

struct UnitChoice {
    const char* symbol; // "GiB"; "¤" stands for the plan's currency
    double factor; // value in this unit × factor = value in base units
    bool automatic = true; // may be chosen when the text should be short
};

// The units in which quantities of this dimension are written, smallest first; empty for a dimension
// that only occurs inside formulas (those are shown by their base units).
std::span<const UnitChoice> unitsOf(const Signature& signature);
const UnitChoice* findUnit(const Signature& signature, std::string_view symbol);

struct TextStyle {
    int digits = 4; // significant
    std::string_view currency = ""; // "USD", "CNY": replaces ¤
    bool scaleCounts = true; // 1.2M rather than 1,200,000
};

// "61.44", "1,234.5", "1.2e-7": grouped, without trailing zeros.
std::string numberText(double value, int digits = 4);
// At most so many bytes of a text for a message, never half a character; "…" where it was cut.
std::string excerpt(std::string_view text, std::size_t most = 60);
// Every digit of a whole number, grouped: "70,553,706,496".
std::string wholeText(double value);
// "61.44 GiB": in `unit`, or in the unit that reads best where that is empty.
std::string quantityText(double baseValue, const Signature& signature, std::string_view unit = "",
    const TextStyle& style = {});
// The symbol of the base unit of a dimension: "B", "FLOP/(s·card)".
std::string baseUnitText(const Signature& signature, std::string_view currency = "");

struct Parsed {
    double value = 0; // in base units
    std::string unit; // the symbol that was understood; empty for a bare number
};
// Reads what people type: "70B", "15T", "80 GiB", "3.35 TB/s", "400 Gb/s", "¥12/h", "3 weeks", "2.5万",
// "35 %". A bare number is in `unit`. The problem's sentence says what is accepted.
Result<Parsed> parseQuantity(std::string_view text, const Signature& signature,
    std::string_view unit, std::string_view currency = "");

} // namespace sizewright
