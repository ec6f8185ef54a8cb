#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// Choices of whether a force is composed of operations, with their texts.
namespace flocking::explain {

/// The description that applies to a force: its slots or a Formula.
enum class Composition : std::uint8_t { kBySlots, kComposed };

inline constexpr std::array kFormulaRows = {
    row(ForceSlot::kFormula, Composition::kBySlots, "by-choices", 0.0, "", "", ""),
    row(ForceSlot::kFormula, Composition::kComposed, "composed", 0.0, "Another formula",
        "{Force} is computed by another formula.", ""),
};

}  // namespace flocking::explain
