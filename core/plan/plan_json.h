// What reading and writing plan files share; nobody else needs it.
#pragma once

#include "core/plan/plan_file.h"

namespace sizewright {

inline constexpr const char* planFormat = "sizewright-plan";

// A number as it stands in a file, with the unit beside it (empty where it has none).
struct WrittenNumber {
    double number = 0;
    std::string unit;
    friend bool operator==(const WrittenNumber&, const WrittenNumber&) = default;
};

// In the field's unit, or in another one of its family where only that reads back to the same bits.
WrittenNumber writtenNumber(const FieldInfo& field, double value, std::string_view currency);

// Whole numbers without a point.
nlohmann::ordered_json plainNumber(double value);

} // namespace sizewright
