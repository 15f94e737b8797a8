// The description of one input, and the typed handle through which code reaches its value.
#pragma once

#include "core/base/text.h"
#include "core/plan/choices.h"
#include "core/units/signature.h"

#include <cmath>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace sizewright {

enum class FieldKind : std::uint8_t {
    quantity, // a number with a unit
    whole, // a whole number without one
    choice, // one of options
    toggle, // yes or no
    text, // free text, or a catalogue id
};

// The pages of the chain, in order (workbench.md §1).
enum class Page : std::uint8_t {
    framing, model, hardware, memory, parallelism, time, reliability, money
};
Text label(Page page);
inline constexpr int pageCount = 8;

struct FieldInfo {
    std::string_view key;
    Text label;
    Text help;
    std::string_view source; // where the default or the meaning comes from
    Page page;
    Text group; // heading inside the page
    FieldKind kind;
    Signature signature;
    std::string_view unit; // symbol in which it is written by default
    double min, max; // base units, inclusive
    std::optional<double> fallback; // base units; absent: the field is empty until set
    bool automatic = false; // empty means that the program chooses ("auto")
    bool required = false; // the verdict is withheld while it is empty (R5)
    std::span<const ChoiceOption> options;
    std::string_view catalogue; // text fields: "accelerators" or "models"
    std::size_t ordinal = 0;
};

template <class Q> struct Field {
    std::size_t ordinal;
};
template <class E> struct ChoiceField {
    std::size_t ordinal;
};
struct ToggleField {
    std::size_t ordinal;
};
struct TextField {
    std::size_t ordinal;
};

} // namespace sizewright
