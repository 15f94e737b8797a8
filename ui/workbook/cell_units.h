// The units of a workbook's cells: hour, kWh, GB, card, token, parameter, the plan's currency. They are
// coherent – a product of two cells is in the product of their units – so that a formula between cells
// needs no conversion factor.
#pragma once

#include "core/units/signature.h"

#include <QString>

#include <string_view>

namespace sizewright {

double cellFactor(const Signature& signature); // value in cells × factor = value in base units
QString cellUnit(const Signature& signature, std::string_view currency); // "USD/(card·h)"
// A unit that a field or a figure is written in, in the user's language: "months", "K USD".
QString unitWords(std::string_view symbol, std::string_view currency);

// `reference` times a factor, written as people would: "B7*1000", "B7/730.5", "B7".
QString converted(const QString& reference, double factor);

// How a number of this dimension is shown: "[$$-409]#,##0.00"; `value` decides how many decimals the
// figures beside money get.
QString cellFormat(const Signature& signature, std::string_view currency, double value);

} // namespace sizewright
