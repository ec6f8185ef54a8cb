#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How a program may compute alignment from the neighbours' velocities: choices and their texts.
namespace flocking::explain {

enum class AlignmentTerm : std::uint8_t {
  kVelocity,
  kUnit,
  kRelative,
  kAngleAndSpeed,  ///< terms (atan2(Vy, Vx), |V|); the mean (h, s) becomes (s cos h, s sin h)
};

enum class AlignmentShape : std::uint8_t {
  kMean,
  kMinusOwn,
  kPlusOwn,
  kUnit,
  kOverRadius,
  kOverDt,
  kMinusOwnX,  ///< (Ax - Vx, Ay - Vx)
};

inline constexpr std::array kAlignmentRows = {
    row(Slot::kAlignmentTerm, AlignmentTerm::kVelocity, "velocity", 0.0, "", "", "V_i"),
    row(Slot::kAlignmentTerm, AlignmentTerm::kUnit, "unit", 4.0, "Directions instead of velocities",
        "Alignment uses the directions of the neighbours (length 1), not their velocities.",
        "V_i/|V_i|"),
    row(Slot::kAlignmentTerm, AlignmentTerm::kRelative, "relative", 4.0,
        "Velocities relative to the agent's",
        "Alignment adds up each neighbour's velocity minus the agent's own velocity.", "V_i - V"),
    row(Slot::kAlignmentTerm, AlignmentTerm::kAngleAndSpeed, "angle-and-speed", 2.5,
        "Angles averaged",
        "For alignment, angles and speeds are averaged separately instead of velocities: the mean "
        "of the angles is not the angle of the mean velocity.",
        "mean |V_i| at the mean angle"),
    row(Slot::kAlignmentShape, AlignmentShape::kMean, "mean-itself", 0.0, "", "", "A"),
    row(Slot::kAlignmentShape, AlignmentShape::kMinusOwn, "minus-own", 12.0,
        "Own velocity subtracted", "Alignment is the mean velocity minus the agent's own velocity.",
        "A - V"),
    row(Slot::kAlignmentShape, AlignmentShape::kPlusOwn, "plus-own", 4.0, "Own velocity added",
        "Alignment is the mean velocity plus the agent's own velocity.", "A + V"),
    row(Slot::kAlignmentShape, AlignmentShape::kUnit, "unit-mean", 6.0, "Always of length 1",
        "Alignment is normalised.", "A/|A|"),
    row(Slot::kAlignmentShape, AlignmentShape::kOverRadius, "over-radius", 3.0,
        "Divided by the radius", "Alignment is divided by its radius.", "A/r_a"),
    row(Slot::kAlignmentShape, AlignmentShape::kOverDt, "over-dt", 2.0, "Divided by the time step",
        "Alignment is divided by the time step.", "A/dt"),
    row(Slot::kAlignmentShape, AlignmentShape::kMinusOwnX, "minus-own-x", 1.5,
        "Own vx subtracted from both components",
        "The agent's own vx is subtracted from both components of the mean velocity: subtract vy "
        "from the second.",
        "A.x - V.x, A.y - V.x"),
};

}  // namespace flocking::explain
