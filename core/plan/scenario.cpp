#include "core/plan/scenario.h"

#include "core/units/display.h"

#include <array>

namespace sizewright {

namespace {

struct OriginInfo {
    std::string_view key;
    Text label;
};
const std::array origins{
    OriginInfo{"default", SW_TEXT("Origin", "default")},
    OriginInfo{"typed", SW_TEXT("Origin", "typed")},
    OriginInfo{"catalogue", SW_TEXT("Origin", "catalogue")},
    OriginInfo{"imported", SW_TEXT("Origin", "imported")},
    OriginInfo{"quoted", SW_TEXT("Origin", "quoted")},
    OriginInfo{"measured", SW_TEXT("Origin", "measured")},
};

std::string lowerAscii(std::string_view s)
{
    std::string out;
    for (char c : s)
        out += char(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

std::string trimmed(std::string_view s)
{
    const auto first = s.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    return std::string(s.substr(first, s.find_last_not_of(" \t\r\n") - first + 1));
}

Problem bad(const FieldInfo& field, const char* code, Text text, std::vector<std::string> arguments)
{
    return {Severity::error, code, std::string(field.key), {text, std::move(arguments)}};
}

Result<FieldValue> parseChoice(const FieldInfo& field, const std::string& typed, Origin origin)
{
    std::string known;
    for (std::size_t i = 0; i < field.options.size(); ++i) {
        const ChoiceOption& option = field.options[i];
        if (lowerAscii(typed) == lowerAscii(option.key) || typed == option.label.source)
            return FieldValue{double(i), {}, {}, origin, {}};
        known += std::string(known.empty() ? "" : ", ") + option.key;
    }
    return bad(field, "value.unknown_choice",
        SW_TEXT("Value", "\"%1\" is not a choice here; choose one of: %2"),
        {excerpt(typed), known});
}

// A sequence of 8,192 tokens, not of 8.192K: whole counts below a million are written out.
bool isSmallCount(const FieldInfo& field, double number)
{
    const bool counted = field.signature == signatureOf<Tokens>()
        || field.signature == signatureOf<Parameters>();
    return counted && number == std::floor(number) && std::fabs(number) < 1e6;
}

Result<FieldValue> parseToggle(const FieldInfo& field, const std::string& typed, Origin origin)
{
    const std::string word = lowerAscii(typed);
    for (const char* yes : {"1", "true", "yes", "on", "是"})
        if (word == yes)
            return FieldValue{1, {}, {}, origin, {}};
    for (const char* no : {"0", "false", "no", "off", "否"})
        if (word == no)
            return FieldValue{0, {}, {}, origin, {}};
    return bad(field, "value.not_a_switch", SW_TEXT("Value", "\"%1\" is neither yes nor no; write one of them"),
        {excerpt(typed)});
}

} // namespace

Text label(Origin origin) { return origins[std::size_t(origin)].label; }
std::string_view key(Origin origin) { return origins[std::size_t(origin)].key; }

std::string_view currencyOf(const Scenario& scenario)
{
    return optionOf(*scenario[fields().currency]).key;
}

std::string_view bareUnit(const FieldInfo& field)
{
    static constexpr std::array scales{"K", "M", "B", "T"};
    const auto units = unitsOf(field.signature);
    const bool counted = !units.empty() && *units.front().symbol == '\0';
    for (const std::string_view scale : scales) {
        if (counted && field.unit == scale)
            return {};
        if (field.unit.starts_with(scale) && field.unit.ends_with(" ¤"))
            return "¤";
    }
    return field.unit;
}

Result<FieldValue> parseFieldValue(
    const FieldInfo& field, std::string_view text, std::string_view currency, Origin origin)
{
    const std::string typed = trimmed(text);
    const bool wantsNothing = typed.empty() || lowerAscii(typed) == "auto" || typed == "自动";
    if (wantsNothing && field.kind != FieldKind::text) {
        if (typed.empty() || field.automatic)
            return FieldValue{};
        return bad(field, "value.not_automatic",
            SW_TEXT("Value", "the program cannot choose this by itself; give a value"), {});
    }
    switch (field.kind) {
    case FieldKind::text:
        if (typed.size() > 2000)
            return bad(field, "value.too_long",
                SW_TEXT("Value", "the text is longer than 2,000 characters; shorten it"), {});
        return typed.empty() ? FieldValue{}
                             : FieldValue{std::numeric_limits<double>::quiet_NaN(), typed, {},
                                 origin, {}};
    case FieldKind::choice: return parseChoice(field, typed, origin);
    case FieldKind::toggle: return parseToggle(field, typed, origin);
    case FieldKind::quantity:
    case FieldKind::whole: break;
    }
    const auto parsed = parseQuantity(typed, field.signature, bareUnit(field), currency);
    if (!parsed) {
        Problem problem = parsed.problems().front();
        problem.place = field.key;
        return problem;
    }
    if (field.kind == FieldKind::whole && parsed->value != std::floor(parsed->value))
        return bad(field, "value.not_whole", SW_TEXT("Value", "\"%1\" is not a whole number; leave the fraction out"),
            {excerpt(typed)});
    // NaN fails both comparisons, so it is refused here too.
    if (!(parsed->value >= field.min && parsed->value <= field.max))
        return bad(field, "value.out_of_range",
            SW_TEXT("Value", "\"%1\" is out of range; it must lie between %2 and %3"),
            {excerpt(typed), fieldText(field, field.min, currency),
                fieldText(field, field.max, currency)});
    return FieldValue{parsed->value, {}, typed, origin, {}};
}

std::string fieldText(
    const FieldInfo& field, double number, std::string_view currency, std::string_view unit)
{
    switch (field.kind) {
    case FieldKind::choice: {
        const auto index = std::size_t(number);
        return index < field.options.size() ? field.options[index].key : "";
    }
    case FieldKind::toggle: return number != 0 ? "yes" : "no";
    case FieldKind::whole: return wholeText(number);
    case FieldKind::quantity:
        if (field.signature == signatureOf<Cards>() || isSmallCount(field, number))
            return wholeText(number);
        // Shown in the scale that fits the number, where the field's unit is but a scale.
        if (unit.empty() && bareUnit(field) == field.unit)
            unit = field.unit;
        return quantityText(number, field.signature, unit, {6, currency, true});
    case FieldKind::text: break;
    }
    return {};
}

std::string fieldText(const Scenario& scenario, std::size_t ordinal)
{
    const FieldInfo& field = fields().all()[ordinal];
    const FieldValue& value = scenario.value(ordinal);
    if (field.kind == FieldKind::text)
        return value.text;
    if (value.isSet() && !value.entered.empty())
        return value.entered;
    const auto number = scenario.number(ordinal);
    return number ? fieldText(field, *number, currencyOf(scenario)) : std::string();
}

} // namespace sizewright
