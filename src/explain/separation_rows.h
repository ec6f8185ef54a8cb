#pragma once

#include <array>

#include "explain/choice_row.h"

/// The table of choices: what a program may do with separation, in words.
namespace flocking::explain {

inline constexpr std::array kSeparationRows = {
    row(Slot::kSeparationWho, Who::kDisc, "disc", 0.0, "", "", "d <= r_s"),
    row(Slot::kSeparationWho, Who::kOpenDisc, "open-disc", 3.0, "Neighbours on the edge left out",
        "An agent exactly at the radius is not counted as a neighbour for separation.", "d < r_s"),
    row(Slot::kSeparationWho, Who::kSquare, "square", 8.0, "Square neighbourhood",
        "For separation the neighbourhood is a square: x and y are compared with the radius one by "
        "one instead of the distance.",
        "|dx| <= r_s and |dy| <= r_s"),
    row(Slot::kSeparationWho, Who::kEverybody, "everybody", 15.0, "Everybody is a neighbour",
        "For separation every agent counts as a neighbour, however far away it is.", "all i"),
    row(Slot::kSeparationWho, Who::kOutside, "outside", 2.0, "Neighbours outside the radius",
        "For separation those outside the radius are counted, and those inside are not.",
        "d > r_s"),
    row(Slot::kSeparationWho, Who::kCohesionRadius, "cohesion-radius", 2.0,
        "Radius of another force",
        "For separation the distance is compared with the radius of cohesion.", "d <= r_c"),
    row(Slot::kSeparationWho, Who::kSeparationRadius, "own-radius", 0.0, "", "", "d <= r_s"),
    row(Slot::kSeparationWho, Who::kAlignmentRadius, "alignment-radius", 2.0,
        "Radius of another force",
        "For separation the distance is compared with the radius of alignment.", "d <= r_a"),
    row(Slot::kSeparationWho, Who::kEarlier, "earlier", 1.0, "Only agents before it",
        "For separation only agents that come earlier in the input are looked at.",
        "d <= r_s, i < a"),
    row(Slot::kSeparationWho, Who::kLater, "later", 1.0, "Only agents after it",
        "For separation only agents that come later in the input are looked at.",
        "d <= r_s, i > a"),
    row(Slot::kSeparationWho, Who::kSquareOfDistance, "square-of-distance", 4.0,
        "Square of the distance compared",
        "For separation the square of the distance is compared with the radius: take the root, or "
        "compare with the square of the radius.",
        "d d <= r_s"),
    row(Slot::kSeparationWho, Who::kSquareOfRadius, "square-of-radius", 2.0,
        "Compared with the square of the radius",
        "For separation the distance is compared with the square of the radius.", "d <= r_s r_s"),
    row(Slot::kSeparationWho, Who::kDiamond, "diamond", 1.5, "Diamond-shaped neighbourhood",
        "For separation the distance is taken as the sum of the differences in x and y, which is a "
        "distance only along an axis.",
        "|dx| + |dy| <= r_s"),
    row(Slot::kSeparationWho, Who::kAllButLast, "all-but-last", 2.0, "The last agent is never seen",
        "For separation the last agent of the input is never looked at: the loop ends one too "
        "early.",
        "d <= r_s, i < N - 1"),
    row(Slot::kSeparationWho, Who::kFirst, "first", 1.5, "Only the first neighbour",
        "For separation only the first agent within the radius is looked at: the loop ends there.",
        "d <= r_s, the lowest i"),
    row(Slot::kSeparationWho, Who::kAllButLastNeighbor, "all-but-last-neighbor", 1.0,
        "Last neighbour left out",
        "For separation the last of the neighbours is left out: the loop over them ends one too "
        "early.",
        "d <= r_s, without the highest i"),
    row(Slot::kSeparationWho, Who::kAllOrNobody, "all-or-nobody", 1.0,
        "Nobody, unless all are near",
        "For separation there is no neighbour as soon as one other agent is farther than the "
        "radius: the loop returns there instead of going on with the next.",
        "d <= r_s of all, or nobody"),
    row(Slot::kSeparationWho, Who::kWholeDistance, "whole-distance", 1.5,
        "Distance in whole numbers",
        "For separation the distance is stored as a whole number: the fraction is lost.",
        "trunc(d) <= r_s"),
    row(Slot::kSeparationWho, Who::kNearest, "nearest", 1.5, "Only the nearest neighbour",
        "For separation only the nearest agent within the radius is looked at.",
        "d <= r_s, the least d"),
    row(Slot::kSeparationWho, Who::kAllButFirst, "all-but-first", 1.5,
        "The first agent is never seen",
        "For separation the first agent of the input is never looked at: the loop begins one too "
        "late.",
        "d <= r_s, i > 0"),
    row(Slot::kSeparationWho, Who::kLastNearest, "last-nearest", 1.2, "Only the nearest neighbour",
        "For separation only the nearest agent within the radius is looked at, the last of "
        "several.",
        "d <= r_s, the least d, the highest i"),
    row(Slot::kSeparationWho, Who::kWholeSquare, "whole-square", 1.2,
        "Differences cut to whole numbers",
        "For separation the differences in x and y are cut to whole numbers and compared with the "
        "radius one by one: abs() takes whole numbers, fabs() does not.",
        "trunc(|dx|) <= r_s and trunc(|dy|) <= r_s"),
    row(Slot::kSeparationWho, Who::kSeveral, "several", 1.5, "A single neighbour does not count",
        "Separation acts only where there are at least two neighbours.",
        "d <= r_s, if two or more"),
    row(Slot::kSeparationWho, Who::kAlsoCohesion, "also-cohesion-radius", 1.5,
        "Radius of another force, too",
        "For separation only agents count that are within the radius of cohesion as well: they are "
        "picked from its neighbours.",
        "d <= r_s and d <= r_c"),
    row(Slot::kSeparationWho, Who::kAlsoSeparation, "also-own-radius", 0.0, "", "", "d <= r_s"),
    row(Slot::kSeparationWho, Who::kAlsoAlignment, "also-alignment-radius", 1.5,
        "Radius of another force, too",
        "For separation only agents count that are within the radius of alignment as well: they "
        "are picked from its neighbours.",
        "d <= r_s and d <= r_a"),
    row(Slot::kSeparationWho, Who::kUntilFarther, "until-farther", 1.5,
        "Nobody behind the first far one",
        "For separation the loop over the agents ends at the first other one that is farther than "
        "the "
        "radius: who comes behind it in the input is not looked at.",
        "d <= r_s, before the first other with d > r_s"),
    row(Slot::kSeparationSelf, 0, "without", 0.0, "", "", "i != a"),
    row(Slot::kSeparationSelf, 1, "with", 5.0, "Counts itself",
        "For separation an agent is compared with itself, too.", "all i"),
    row(Slot::kSeparationTerm, SeparationTerm::kInverse, "inverse", 0.0, "", "", "unit/d"),
    row(Slot::kSeparationTerm, SeparationTerm::kUnit, "unit", 6.0, "As strong far away as near",
        "Each neighbour pushes with the same strength, whatever its distance.", "unit"),
    row(Slot::kSeparationTerm, SeparationTerm::kOffset, "offset", 6.0, "Stronger from far away",
        "Each neighbour pushes the more, the farther away it is.", "P_a - P_i"),
    row(Slot::kSeparationTerm, SeparationTerm::kOffsetOverRadius, "offset-over-radius", 2.0,
        "Stronger from far away",
        "Each neighbour pushes by its distance over the radius: the more, the farther away it is.",
        "(P_a - P_i)/r_s"),
    row(Slot::kSeparationTerm, SeparationTerm::kInverseSquare, "inverse-square", 4.0,
        "Falls off too fast", "Each neighbour pushes by one over the square of its distance.",
        "unit/d^2"),
    row(Slot::kSeparationTerm, SeparationTerm::kPerAxis, "per-axis", 6.0,
        "Each component by itself",
        "Each neighbour pushes by one over the distance in x and by as much in y, whatever its "
        "direction, as the program does that the published answers come from.",
        "(dx/d)/|dx|, (dy/d)/|dy|"),
    row(Slot::kSeparationTerm, SeparationTerm::kOverWhole, "over-whole", 1.5,
        "Divided by a whole number",
        "The direction away from a neighbour is divided by the distance as a whole number: the "
        "fraction is lost.",
        "sum (P - P_i)/d / trunc(d)"),
    row(Slot::kSeparationTerm, SeparationTerm::kOverWholeSquare, "over-whole-square", 1.0,
        "Divided by a whole number",
        "The offset from a neighbour is divided by the square of the distance as a whole number: "
        "the fraction is lost.",
        "sum (P - P_i) / trunc(d)^2"),
    row(Slot::kSeparationTerm, SeparationTerm::kOneByOne, "one-by-one", 1.5,
        "Direction of x before that of y",
        "Of the direction from a neighbour x is divided by the length first, and y by the length "
        "with the new x.",
        "x' = x/d, y' = y/|(x', y)|, over d"),
    row(Slot::kSeparationTerm, SeparationTerm::kReciprocal, "reciprocal", 2.5,
        "One over x and one over y",
        "Each neighbour pushes by one over its difference in x and one over that in y, instead of "
        "along the line between them.",
        "1/dx, 1/dy"),
    row(Slot::kSeparationTerm, SeparationTerm::kPotential, "potential", 1.5,
        "Nothing at the radius",
        "Each neighbour pushes by one over its distance less one over the radius, so that it fades "
        "to nothing there.",
        "unit (1/d - 1/r_s)"),
    row(Slot::kSeparationDirection, Direction::kAway, "away", 0.0, "", "", "P_a - P_i"),
    row(Slot::kSeparationDirection, Direction::kTowards, "towards", 33.0,
        "Pulls towards neighbours", "Separation points at the neighbour instead of away from it.",
        "P_i - P_a"),
    row(Slot::kSeparationDirection, Direction::kByIndex, "by-index", 1.5,
        "Pulls towards earlier agents",
        "Separation points away from later agents of the input, but towards earlier ones: each "
        "pair is looked at once, and both get the same vector.",
        "P_a - P_i for i > a, P_i - P_a for i < a"),
    row(Slot::kSeparationCoincident, 0, "skipped", 0.0, "", "", "0 if d = 0"),
    row(Slot::kSeparationCoincident, 1, "divided", 15.0, "Divides by a distance of 0",
        "Where two agents are in the same place, separation divides by zero.", "x/0 if d = 0"),
    row(Slot::kSeparationCoincident, 2, "counted", 4.0, "Counts who is in the same place",
        "Agents in exactly the same place do not push, but count as neighbours.",
        "0 if d = 0, n + 1"),
    row(Slot::kSeparationCoincident, AtZero::kNothing, "nothing", 2.0,
        "Nothing where somebody is in the same place",
        "As soon as another agent is in exactly the same place, separation is 0: the loop over the "
        "neighbours returns there.",
        "S = 0 if d = 0 of another"),
};

}  // namespace flocking::explain
