// One scenario: the values of the fields that are set, with where each came from.
#pragma once

#include "core/base/result.h"
#include "core/plan/plan_fields.h"

#include <nlohmann/json.hpp>

#include <string>

namespace sizewright {

// Where a field's value comes from; shown as the tag beside the field.
enum class Origin : std::uint8_t {
    unset, // the default, or "auto"
    typed,
    catalogue, // filled in from a catalogue entry (preset)
    imported, // read from a foreign file
    quoted, // an offer
    measured,
};
Text label(Origin origin);
std::string_view key(Origin origin);

struct FieldValue {
    double number = std::numeric_limits<double>::quiet_NaN(); // base units; NaN: not set
    std::string text; // of text fields
    std::string entered; // what was typed, with its unit: "80 GiB"
    Origin origin = Origin::unset;
    std::string source; // where it was found: file, quote, preset; free text
    bool isSet() const { return origin != Origin::unset; }
    friend bool operator==(const FieldValue& a, const FieldValue& b)
    {
        return a.origin == b.origin && a.text == b.text && a.entered == b.entered
            && a.source == b.source
            && (a.number == b.number || (std::isnan(a.number) && std::isnan(b.number)));
    }
};

class Scenario
{
public:
    Scenario() : m_values(fields().size()) {}

    std::string name = "base";
    std::string notes;
    nlohmann::ordered_json unknown; // keys of the file that this version does not know, kept

    const FieldValue& value(std::size_t ordinal) const { return m_values[ordinal]; }
    bool isSet(std::size_t ordinal) const { return m_values[ordinal].isSet(); }
    template <class Handle> bool isSet(Handle field) const { return isSet(field.ordinal); }

    // The value in force: what is set, else the default; nothing where there is neither.
    std::optional<double> number(std::size_t ordinal) const
    {
        const double set = m_values[ordinal].number;
        return std::isnan(set) ? fields().all()[ordinal].fallback : std::optional(set);
    }
    template <class Q> std::optional<Q> operator[](Field<Q> field) const
    {
        const auto n = number(field.ordinal);
        return n ? std::optional(Q::from_value(*n)) : std::nullopt;
    }
    template <class E> std::optional<E> operator[](ChoiceField<E> field) const
    {
        const auto n = number(field.ordinal);
        return n ? std::optional(E(int(*n))) : std::nullopt;
    }
    std::optional<bool> operator[](ToggleField field) const
    {
        const auto n = number(field.ordinal);
        return n ? std::optional(*n != 0) : std::nullopt;
    }
    const std::string& operator[](TextField field) const { return m_values[field.ordinal].text; }

    // Puts a value as it is; used by undo, which knows that it was in force before.
    void put(std::size_t ordinal, FieldValue value) { m_values[ordinal] = std::move(value); }
    void clear(std::size_t ordinal) { m_values[ordinal] = {}; }
    template <class Q>
    void set(Field<Q> field, Q value, Origin origin = Origin::typed, std::string source = {})
    {
        put(field.ordinal, {value.value(), {}, {}, origin, std::move(source)});
    }
    template <class E> void set(ChoiceField<E> field, E value, Origin origin = Origin::typed)
    {
        put(field.ordinal, {double(value), {}, {}, origin, {}});
    }
    void set(ToggleField field, bool value, Origin origin = Origin::typed)
    {
        put(field.ordinal, {value ? 1.0 : 0.0, {}, {}, origin, {}});
    }
    void set(TextField field, std::string text, Origin origin = Origin::typed)
    {
        put(field.ordinal,
            {std::numeric_limits<double>::quiet_NaN(), std::move(text), {}, origin, {}});
    }

    friend bool operator==(const Scenario& a, const Scenario& b)
    {
        return a.name == b.name && a.notes == b.notes && a.m_values == b.m_values;
    }

private:
    std::vector<FieldValue> m_values;
};

// The unit of a bare number: the field's own, but one ("tokens", "USD") where the field is shown in
// thousands or billions, so that 1.5e13 tokens are what they say.
std::string_view bareUnit(const FieldInfo& field);

// Reads what was typed for a field ("70B", "auto", "bf16", "yes"); empty or "auto" clears an
// automatic field. Range and kind are checked; the problem's place is the field's key.
Result<FieldValue> parseFieldValue(const FieldInfo& field, std::string_view text,
    std::string_view currency, Origin origin = Origin::typed);

// The value in force as people write it, in the unit it was entered in or the field's own.
std::string fieldText(const Scenario& scenario, std::size_t ordinal);
// Any value of a field as text.
std::string fieldText(const FieldInfo& field, double number, std::string_view currency,
    std::string_view unit = {});

// "USD" or "CNY".
std::string_view currencyOf(const Scenario& scenario);

} // namespace sizewright
