#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How a program may compute separation from each neighbour and limit it: choices and their texts.
namespace flocking::explain {

enum class SeparationTerm : std::uint8_t {
  kInverse,           ///< unit/d
  kUnit,              ///< unit
  kOffset,            ///< the offset
  kOffsetOverRadius,  ///< offset/r
  kInverseSquare,     ///< unit/d^2
  kPerAxis,           ///< (dx/d)/|dx| and (dy/d)/|dy|
  kOverWhole,         ///< unit/trunc(d); (0, 0) if trunc(d) is 0
  kOverWholeSquare,   ///< offset/(trunc(d) trunc(d)); (0, 0) if trunc(d) is 0
  kOneByOne,          ///< (x'/d, y'/d), where x' = x/d and then y' = y/|(x', y)|
  kReciprocal,        ///< 1/dx and 1/dy; 0 for a component that is 0
  kPotential,         ///< unit (1/d - 1/r)
};

/// The direction of the term. kByIndex points away from agents of a higher index and towards those
/// of a lower index.
enum class Direction : std::uint8_t { kAway, kTowards, kByIndex };

enum class Clamp : std::uint8_t {
  kLength,  ///< to F_Smax, if the sum is longer
  kNone,
  kPerTerm,       ///< each neighbour's term instead of the sum
  kPerComponent,  ///< x and y, each into [-F_Smax, F_Smax]
  kAlways,        ///< to length F_Smax, even if the sum is shorter
  kProduct,       ///< to F_Smax, if sqrt(Sx^2 Sy^2) is larger
  kAfterWeight,   ///< K_s S to F_Smax, if that is longer
  kTimesMaximum,  ///< K_s S to F_Smax, if K_s S is longer
  kUnitBeyond,    ///< the direction of S, if |S| > F_Smax
  kOneByOne,      ///< if longer: x' = x/|(x, y)| F_Smax, then y' = y/|(x', y)| F_Smax
  kRunning,       ///< the running sum, after each neighbour
  kUnitOneByOne,  ///< if longer: (x', y') F_Smax, where x' = x/|(x, y)| and then y' = y/|(x', y)|
  kBySquare,      ///< to F_Smax, if |S|^2 > F_Smax
  kUpwards,       ///< min(Sx, F_Smax), min(Sy, F_Smax)
  kWholePerComponent,  ///< x and y, each to F_Smax with its sign, if trunc(|x|) > F_Smax
  kWholeUpwards,       ///< as kWholePerComponent, but without the sign
  kToWeight,           ///< to length K_s, if |S| > F_Smax
  kNoRoot,             ///< S/|S|^2 F_Smax, if |S|^2 > F_Smax
  kUnlessZero,         ///< to F_Smax, if F_Smax > 0 and the sum is longer
};

inline constexpr std::array kSeparationRows = {
    row(Slot::kSeparationTerm, SeparationTerm::kInverse, "inverse", 0.0, "", "", "unit/d"),
    row(Slot::kSeparationTerm, SeparationTerm::kUnit, "unit", 6.0, "Same strength at any distance",
        "Each neighbour pushes with the same strength, whatever its distance.", "unit"),
    row(Slot::kSeparationTerm, SeparationTerm::kOffset, "offset", 6.0, "Stronger from far away",
        "Each neighbour pushes more strongly the farther away it is.", "P_a - P_i"),
    row(Slot::kSeparationTerm, SeparationTerm::kOffsetOverRadius, "offset-over-radius", 2.0,
        "Stronger from far away",
        "Each neighbour pushes by its distance divided by the radius: more strongly the farther "
        "away it is.",
        "(P_a - P_i)/r_s"),
    row(Slot::kSeparationTerm, SeparationTerm::kInverseSquare, "inverse-square", 4.0,
        "Falls off too fast", "Each neighbour pushes by 1/d^2 instead of 1/d.", "unit/d^2"),
    row(Slot::kSeparationTerm, SeparationTerm::kPerAxis, "per-axis", 6.0,
        "By 1/d in x and by 1/d in y",
        "Each neighbour pushes by 1/d in x and by 1/d in y, whatever its direction, like the "
        "program that computed the published answers.",
        "(dx/d)/|dx|, (dy/d)/|dy|"),
    row(Slot::kSeparationTerm, SeparationTerm::kOverWhole, "over-whole", 1.5,
        "Divided by a whole number",
        "The direction away from a neighbour is divided by the distance, truncated to a whole "
        "number: the fraction is lost.",
        "sum (P - P_i)/d / trunc(d)"),
    row(Slot::kSeparationTerm, SeparationTerm::kOverWholeSquare, "over-whole-square", 1.0,
        "Divided by a whole number",
        "The offset from a neighbour is divided by the square of the truncated distance: the "
        "fraction is lost.",
        "sum (P - P_i) / trunc(d)^2"),
    row(Slot::kSeparationTerm, SeparationTerm::kOneByOne, "one-by-one", 1.5,
        "Normalised x before y",
        "The direction from a neighbour is normalised in place: x is divided first, so the length "
        "for y is computed with the new x.",
        "x' = x/d, y' = y/|(x', y)|, over d"),
    row(Slot::kSeparationTerm, SeparationTerm::kReciprocal, "reciprocal", 2.5, "By 1/dx and 1/dy",
        "Each neighbour pushes by 1/dx in x and by 1/dy in y, instead of along the line between "
        "the two agents.",
        "1/dx, 1/dy"),
    row(Slot::kSeparationTerm, SeparationTerm::kPotential, "potential", 1.5,
        "Fades to 0 at the radius",
        "Each neighbour pushes by 1/d - 1/r_s instead of 1/d, so that the push fades to 0 at the "
        "radius.",
        "unit (1/d - 1/r_s)"),
    row(Slot::kSeparationDirection, Direction::kAway, "away", 0.0, "", "", "P_a - P_i"),
    row(Slot::kSeparationDirection, Direction::kTowards, "towards", 33.0,
        "Pulls towards neighbours", "Separation points at the neighbour instead of away from it.",
        "P_i - P_a"),
    row(Slot::kSeparationDirection, Direction::kByIndex, "by-index", 1.5,
        "Pulls towards earlier agents",
        "Separation points away from later agents of the input, but towards earlier ones: each "
        "pair is computed once, and both agents get the same vector instead of opposite ones.",
        "P_a - P_i for i > a, P_i - P_a for i < a"),
    row(Slot::kSeparationClamp, Clamp::kLength, "length", 0.0, "", "", "at most F_Smax long"),
    row(Slot::kSeparationClamp, Clamp::kNone, "unlimited", 15.0, "Not limited",
        "Separation is never cut to F_Smax.", "S"),
    row(Slot::kSeparationClamp, Clamp::kPerTerm, "per-term", 3.0, "Each neighbour limited",
        "Each neighbour's contribution is cut to F_Smax, but the sum is not.",
        "each at most F_Smax long"),
    row(Slot::kSeparationClamp, Clamp::kPerComponent, "per-component", 3.0, "Components limited",
        "x and y of separation are each cut to F_Smax, instead of its length.",
        "|Sx|, |Sy| <= F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kAlways, "always", 5.0, "Always F_Smax long",
        "Separation is always made F_Smax long, also where it was shorter.", "S/|S| F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kProduct, "product", 4.0, "Limit tested by a product",
        "Separation is cut if the product of its components is more than F_Smax, like in the "
        "program that computed the published answers.",
        "sqrt(Sx^2 Sy^2) > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kAfterWeight, "after-weight", 4.0,
        "Limited after the weight",
        "Separation is cut to F_Smax after it was multiplied by its weight.",
        "K_s S at most F_Smax long"),
    row(Slot::kSeparationClamp, Clamp::kTimesMaximum, "times-maximum", 3.0,
        "Multiplied by F_Smax instead of cut",
        "Where separation is longer than F_Smax, it is multiplied by F_Smax without being "
        "normalised first.",
        "S F_Smax, where |S| > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kUnitBeyond, "unit-beyond", 1.5, "Cut to length 1",
        "Where separation is longer than F_Smax it is cut to length 1, not to F_Smax.",
        "S/|S|, where |S| > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kOneByOne, "one-by-one", 1.5, "Cut x before y",
        "Where separation is cut to F_Smax, x is changed first, so y is divided by the length with "
        "the new x: store the length first.",
        "x' = x/|(x, y)| F_Smax, y' = y/|(x', y)| F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kRunning, "running", 3.0, "Cut within the loop",
        "Separation is cut to F_Smax after each neighbour, instead of once after the loop: later "
        "neighbours count more.",
        "cut(sum + term, F_Smax) for each"),
    row(Slot::kSeparationClamp, Clamp::kUnitOneByOne, "unit-one-by-one", 1.5,
        "Normalised x before y",
        "Where separation is cut to F_Smax, x is divided by the length first, and y by the length "
        "with the new x: store the length first.",
        "x' = x/|(x, y)|, y' = y/|(x', y)|, times F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kBySquare, "by-square", 1.5, "Limit tested by the square",
        "The square of the length of separation is compared with F_Smax: take the square root "
        "first.",
        "S/|S| F_Smax, where |S|^2 > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kUpwards, "upwards", 1.5, "Components limited upwards only",
        "x and y of separation are cut to F_Smax one by one, and only where they are positive.",
        "min(Sx, F_Smax), min(Sy, F_Smax)"),
    row(Slot::kSeparationClamp, Clamp::kWholePerComponent, "whole-per-component", 1.5,
        "Components limited by abs()",
        "x and y of separation are each cut to F_Smax if their truncated value is more: abs() of C "
        "takes an int, use fabs().",
        "F_Smax with its sign, where trunc(|Sx|) > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kWholeUpwards, "whole-upwards", 1.2,
        "Components limited by abs(), sign lost",
        "x and y of separation become +F_Smax if their truncated absolute value is more: abs() of "
        "C takes an int; use fabs() and keep the sign.",
        "F_Smax, where trunc(|Sx|) > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kToWeight, "to-weight", 1.5, "Cut to the weight",
        "Where separation is longer than F_Smax, it is cut to length K_s (its weight), not to "
        "F_Smax.",
        "|S| > F_Smax: S / |S| K_s"),
    row(Slot::kSeparationClamp, Clamp::kNoRoot, "no-root", 1.5, "Cut without the square root",
        "Where separation is cut, the square of its length is used instead of the length, in the "
        "comparison and in the division.",
        "|S|^2 > F_Smax: S / |S|^2 F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kUnlessZero, "unless-zero", 2.0,
        "No limit where F_Smax is 0",
        "Where F_Smax is 0, separation is not cut; it should become 0.",
        "at most F_Smax long, S if F_Smax = 0"),
};

}  // namespace flocking::explain
