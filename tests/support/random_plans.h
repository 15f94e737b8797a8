// Random scenarios over every field: a fixed seed gives the same ones on every machine.
#pragma once

#include "tests/support/sample_plans.h"

#include <cmath>
#include <cstdint>

namespace sizewright::test {

// SplitMix64: the standard distributions differ between libraries, this does not.
class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    std::size_t below(std::size_t n) { return n ? std::size_t(next() % n) : 0; }
    double share() { return double(next() >> 11) * 0x1p-53; } // 0 … 1
    bool chance(double p) { return share() < p; }

private:
    std::uint64_t m_state;
};

class RandomPlans
{
public:
    explicit RandomPlans(std::uint64_t seed) : m_dice(seed), m_samples(builtSamples()) {}

    // A few changes to a sensible plan, many, or nothing but chance.
    Scenario next()
    {
        const double kind = m_dice.share();
        Scenario s = kind < 0.85 ? m_samples[m_dice.below(m_samples.size())].scenario : Scenario();
        const std::size_t all = fields().size();
        std::size_t changes = 1 + m_dice.below(4);
        if (kind > 0.5)
            changes = 1 + m_dice.below(30);
        if (kind > 0.85)
            changes = all;
        for (std::size_t i = 0; i < changes; ++i)
            change(s, fields().all()[changes == all ? i : m_dice.below(all)]);
        if (kind > 0.85 && s[fields().accelerator].empty())
            s.set(fields().accelerator, anyCard());
        if (m_dice.chance(0.15)) // the program chooses the layout, and half the time the cards
            for (const FieldInfo& field : fields().all())
                if ((field.key.starts_with("parallel.") && field.automatic)
                    || (field.ordinal == fields().gpus.ordinal && m_dice.chance(0.5)))
                    s.clear(field.ordinal);
        return s;
    }

private:
    std::string anyCard()
    {
        const auto& cards = shippedCatalogue().accelerators;
        return cards[m_dice.below(cards.size())].id;
    }
    // The ends of the range, what lies between them on a logarithmic scale, and small whole numbers.
    double anyNumber(const FieldInfo& field)
    {
        const double low = field.min, high = field.max;
        double x = 0;
        switch (m_dice.below(6)) {
        case 0: return low;
        case 1: return high;
        case 2: x = double(1 + m_dice.below(16)); break;
        case 3: x = std::exp2(double(m_dice.below(20))); break;
        case 4: x = low + (high - low) * m_dice.share(); break;
        default: {
            const double from = std::max(low, std::min(1e-6, high));
            x = from * std::pow(std::max(high / from, 1.0), m_dice.share());
        }
        }
        if (field.kind == FieldKind::whole)
            x = std::floor(x);
        return std::clamp(x, low, high);
    }
    void change(Scenario& s, const FieldInfo& field)
    {
        if (m_dice.chance(0.2) && !field.required)
            return s.clear(field.ordinal);
        if (field.kind == FieldKind::text) {
            if (field.catalogue == "accelerators")
                s.set(fields().accelerator, anyCard());
            if (field.catalogue == "models") {
                const auto& models = shippedCatalogue().models;
                applyModel(s, models[m_dice.below(models.size())]);
            }
            return;
        }
        double x = anyNumber(field);
        if (field.kind == FieldKind::choice || field.kind == FieldKind::toggle)
            x = double(m_dice.below(std::size_t(field.max) + 1));
        s.put(field.ordinal, {x, {}, {}, Origin::typed, {}});
    }

    Dice m_dice;
    std::vector<Sample> m_samples;
};

// A scenario in the words of the command line, for the message of a failed test.
inline std::string wordsOf(const Scenario& s)
{
    std::string out;
    for (const FieldInfo& field : fields().all())
        if (s.isSet(field.ordinal) && s.value(field.ordinal).origin != Origin::catalogue) {
            char number[40];
            std::snprintf(number, sizeof number, "%.17g", s.value(field.ordinal).number);
            const bool words = field.kind != FieldKind::quantity && field.kind != FieldKind::whole;
            out += std::string(field.key) + "=" + (words ? fieldText(s, field.ordinal) : number)
                + "\n";
        }
    return out;
}

} // namespace sizewright::test
