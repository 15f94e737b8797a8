// Figures and field values as people read them in the user's language. The numbers come from
// core/units/display; here are the words around them.
#pragma once

#include "core/results/results.h"
#include "core/plan/scenario.h"

#include <QString>

namespace sizewright {

// The words among unit symbols ("days", "cards") in the user's language; symbols stay as they are.
QString withLocalUnits(const QString& text);

// "61.44 GiB", "40.9 days", "—".
QString shownFigure(const Results& results, std::size_t ordinal, int digits = 4);
// An amount short enough for a headline: "$3.21M", "¥23.4M"; in Chinese "¥2340万".
QString shownMoney(double amount, std::string_view currency, int digits = 3);
QString shownMoney(const Results& results, Figure<Money> figure, int digits = 3);

// The value in force as people write it; a choice by its label; empty where there is none.
QString shownField(const Scenario& scenario, std::size_t ordinal);
QString shownField(const FieldInfo& field, double number, std::string_view currency);
// The same as a text that can be typed: parsed again it gives the same value.
QString typedField(const Scenario& scenario, std::size_t ordinal);
QString shownValue(const FieldInfo& field, const FieldValue& value, std::string_view currency);

// How a figure stands against the baseline's: "−3.1 days", "−7.6 %"; empty without a baseline.
struct Difference {
    QString absolute, percent;
    int verdict = 0; // 1 better, −1 worse, 0 neither
};
Difference difference(const ResultInfo& figure, std::optional<double> value,
    std::optional<double> baseline, std::string_view currency);

// "TP 8 · PP 4 · DP 16 · ZeRO 1 · micro-batch 1 · selective recompute".
QString shownLayout(const Layout& layout);

} // namespace sizewright
