#pragma once

#include <array>

#include "explain/choice_row.h"

/// The table of choices: whether a force is put together of operations, in words.
namespace flocking::explain {

inline constexpr std::array kFormulaRows = {
    row(Slot::kCohesionFormula, Composition::kBySlots, "by-choices", 0.0, "", "", ""),
    row(Slot::kCohesionFormula, Composition::kComposed, "composed", 0.0, "Another formula",
        "Cohesion is computed by another formula.", ""),
    row(Slot::kSeparationFormula, Composition::kBySlots, "by-choices", 0.0, "", "", ""),
    row(Slot::kSeparationFormula, Composition::kComposed, "composed", 0.0, "Another formula",
        "Separation is computed by another formula.", ""),
    row(Slot::kAlignmentFormula, Composition::kBySlots, "by-choices", 0.0, "", "", ""),
    row(Slot::kAlignmentFormula, Composition::kComposed, "composed", 0.0, "Another formula",
        "Alignment is computed by another formula.", ""),
};

}  // namespace flocking::explain
