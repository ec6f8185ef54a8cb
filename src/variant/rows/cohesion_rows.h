#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How a program may compute cohesion from the centre of the neighbours: choices and their texts.
namespace flocking::explain {

enum class CohesionShape : std::uint8_t {
  kOverRadius,        ///< (C - P)/r
  kDifference,        ///< C - P
  kUnit,              ///< unit(C - P)
  kCenterOverRadius,  ///< C - P/r: C is not divided
  kSeek,              ///< unit(C - P) - V
  kWithoutPosition,   ///< C/r
  kCenter,            ///< C
};

enum class Limit : std::uint8_t { kTested, kUntested, kCut };

enum class ZeroRadius : std::uint8_t {
  kZero,
  kDivided,
  kDividedInCompany,  ///< divides, but the force is 0 if no other agent counts
};

inline constexpr std::array kCohesionRows = {
    row(Slot::kCohesionShape, CohesionShape::kOverRadius, "over-radius", 0.0, "", "",
        "(C - P)/r_c"),
    row(Slot::kCohesionShape, CohesionShape::kDifference, "difference", 10.0,
        "Not divided by the radius",
        "Cohesion is the vector to the centre, not divided by the radius.", "C - P"),
    row(Slot::kCohesionShape, CohesionShape::kUnit, "unit", 8.0, "Always of length 1",
        "Cohesion is normalised: it is as strong near the centre as far from it.",
        "(C - P)/|C - P|"),
    row(Slot::kCohesionShape, CohesionShape::kCenterOverRadius, "position-over-radius", 2.0,
        "Only the position is divided by the radius",
        "Cohesion divides the position of the agent by the radius, but not the centre: brackets "
        "are missing.",
        "C - P/r_c"),
    row(Slot::kCohesionShape, CohesionShape::kSeek, "seek", 2.0, "Seeks the centre",
        "Cohesion is the direction to the centre minus the agent's own velocity.",
        "(C - P)/|C - P| - V"),
    row(Slot::kCohesionShape, CohesionShape::kWithoutPosition, "without-position", 4.0,
        "Own position not subtracted",
        "Cohesion is the centre divided by the radius: the agent's position is not subtracted from "
        "the centre.",
        "C/r_c"),
    row(Slot::kCohesionShape, CohesionShape::kCenter, "center", 2.0, "Only the centre",
        "Cohesion is the centre itself: subtract the agent's position and divide by the radius.",
        "C"),
    row(Slot::kCohesionLimit, Limit::kTested, "tested", 0.0, "", "", "|C - P| <= r_c"),
    row(Slot::kCohesionLimit, Limit::kUntested, "untested", 12.0, "Distance to centre not tested",
        "Cohesion also acts where the centre is farther away than the radius: it must be 0 there.",
        "any C"),
    row(Slot::kCohesionLimit, Limit::kCut, "cut", 3.0, "Limited instead of left out",
        "Where the centre is farther away than the radius, cohesion is cut to the radius instead "
        "of left out.",
        "|C - P| at most r_c"),
    row(Slot::kCohesionZeroRadius, ZeroRadius::kZero, "zero-force", 0.0, "", "", "0 if r_c = 0"),
    row(Slot::kCohesionZeroRadius, ZeroRadius::kDivided, "divided", 15.0,
        "Divides by a radius of 0",
        "Where the radius of cohesion is 0, cohesion is divided by it: 0/0 is NaN. Leave cohesion "
        "out there.",
        "x/0 if r_c = 0"),
    row(Slot::kCohesionZeroRadius, ZeroRadius::kDividedInCompany, "divided-in-company", 3.0,
        "Divides by a radius of 0",
        "Where the radius of cohesion is 0 and another agent is in the same place, cohesion is "
        "divided by that radius.",
        "x/0 if r_c = 0 and n > 0"),
};

}  // namespace flocking::explain
