#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How a program may compute with numbers: choices and their texts.
namespace flocking::explain {

enum class Numbers : std::uint8_t { kDouble, kFloat, kFloatDistances };

enum class ZeroLength : std::uint8_t { kZero, kDivided };

enum class NanDistance : std::uint8_t {
  kOut,
  kIn,
  kInForces,           ///< in the forces, but not in loops around them
  kInSeparation,       ///< in separation only
  kInForcesIfAny,      ///< as kInForces, but only if another distance is within the radius
  kInSeparationIfAny,  ///< in separation only, and only if another distance is within its radius
};

/// How distances between agents and lengths of vectors are measured.
enum class Measure : std::uint8_t {
  kRoot,            ///< sqrt(x x + y y)
  kSquare,          ///< x x + y y
  kSquareOfOffset,  ///< x x + y y, only for distances between agents
  kSum,             ///< |x| + |y|
  kSumOfOffset,     ///< |x| + |y|, only for distances between agents
  kRootOfWhole,     ///< sqrt(trunc(x x + y y)); NaN if an int overflows
};

/// The effect of a force F on an agent that is infinite or NaN.
enum class DivisionByZero : std::uint8_t {
  kGoesOn,
  kDies,  ///< the program ends before it prints the step in which this occurs
};

inline constexpr std::array kNumberRows = {
    row(Slot::kNumbers, Numbers::kDouble, "double", 0.0, "", "", "double"),
    row(Slot::kNumbers, Numbers::kFloat, "float", 12.0, "Single precision",
        "Numbers are kept in single precision (float).", "float"),
    row(Slot::kNumbers, Numbers::kFloatDistances, "float-distances", 2.0,
        "Distances in single precision", "Distances are computed in single precision (float).",
        "float d"),
    row(Slot::kZeroLength, ZeroLength::kZero, "zero", 0.0, "", "", "0 for the direction of 0"),
    row(Slot::kZeroLength, ZeroLength::kDivided, "divided", 6.0, "Divides by a length of 0",
        "A vector of length 0 is divided by its length where it is normalised.", "0/0"),
    row(Slot::kNanDistance, NanDistance::kOut, "out", 0.0, "", "", "d <= r"),
    row(Slot::kNanDistance, NanDistance::kIn, "in", 10.0, "NaN counts as near",
        "A distance of NaN counts as near: the program skips agents beyond the radius instead of "
        "keeping those within it.",
        "not d > r"),
    row(Slot::kNanDistance, NanDistance::kInForces, "in-forces", 8.0,
        "NaN counts as near inside the forces",
        "A distance of NaN counts as near inside the forces, but not in the loop that calls them.",
        "not d > r, d <= r in the loop that calls the forces"),
    row(Slot::kNanDistance, NanDistance::kInSeparation, "in-separation", 4.0,
        "NaN counts as near for separation",
        "A distance that is not a number counts as near for separation, but not for the other "
        "forces.",
        "not d > r for separation"),
    row(Slot::kNanDistance, NanDistance::kInForcesIfAny, "in-forces-if-any", 3.0,
        "NaN counts as near if another agent is near",
        "A distance of NaN counts as near in the forces if another agent is within the radius.",
        "not d > r, if any other d <= r"),
    row(Slot::kNanDistance, NanDistance::kInSeparationIfAny, "in-separation-if-any", 2.5,
        "NaN counts as near for separation if another agent is near",
        "A distance of NaN counts as near for separation if another agent is within its radius.",
        "not d > r for separation, if any other d <= r"),
    row(Slot::kMeasure, Measure::kRoot, "root", 0.0, "", "", "sqrt(x x + y y)"),
    row(Slot::kMeasure, Measure::kSquare, "square", 2.0, "Lengths without the square root",
        "Distances and lengths are squared: the square root is missing, in comparisons with a "
        "radius and in divisions.",
        "x x + y y"),
    row(Slot::kMeasure, Measure::kSquareOfOffset, "square-between-agents", 1.2,
        "Distances without the square root",
        "Distances between agents are squared: the square root is missing, in comparisons with a "
        "radius and in divisions.",
        "d = dx dx + dy dy"),
    row(Slot::kMeasure, Measure::kSum, "sum", 1.2, "Lengths as sums of x and y",
        "Distances and lengths are abs(x) + abs(y) instead of sqrt(x^2 + y^2).", "|x| + |y|"),
    row(Slot::kMeasure, Measure::kSumOfOffset, "sum-between-agents", 1.6,
        "Distances as sums of x and y",
        "Distances between agents are abs(dx) + abs(dy) instead of sqrt(dx^2 + dy^2).",
        "d = |dx| + |dy|"),
    row(Slot::kMeasure, Measure::kRootOfWhole, "root-of-whole", 1.0,
        "Squares truncated to whole numbers",
        "The square of each distance and length is truncated to a whole number before the square "
        "root: abs() of C takes an int, fabs() a double.",
        "sqrt(trunc(x x + y y))"),
    row(Slot::kDivisionByZero, DivisionByZero::kGoesOn, "goes-on", 0.0, "", "", "x/0 is a number"),
    row(Slot::kDivisionByZero, DivisionByZero::kDies, "ends-the-program", 8.0,
        "Crashes when it divides by zero",
        "The program ends with an error in the first step in which a force divides by zero, and "
        "prints nothing of that step.",
        "x/0 ends the program"),
};

}  // namespace flocking::explain
