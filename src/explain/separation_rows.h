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
    row(Slot::kSeparationWho, Who::kLater, "later", 1.0, "Only agents behind it",
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
        "radius: the "
        "loop returns there instead of going on with the next.",
        "d <= r_s of all, or nobody"),
    row(Slot::kSeparationWho, Who::kWholeDistance, "whole-distance", 1.5,
        "Distance in whole numbers",
        "For separation the distance is stored as a whole number: what is behind the point is "
        "lost.",
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
        "radius "
        "one by one: abs() takes whole numbers, fabs() does not.",
        "trunc(|dx|) <= r_s and trunc(|dy|) <= r_s"),
    row(Slot::kSeparationWho, Who::kSeveral, "several", 1.5, "A single neighbour does not count",
        "Separation acts only where there are at least two neighbours.",
        "d <= r_s, if two or more"),
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
        "Each component of the offset is divided by itself instead of by the distance, as the "
        "program behind the published answers does.",
        "(dx/d)/|dx|, (dy/d)/|dy|"),
    row(Slot::kSeparationTerm, SeparationTerm::kOverWhole, "over-whole", 1.5,
        "Divided by a whole number",
        "The direction away from a neighbour is divided by the distance as a whole number: what is "
        "behind the point is lost.",
        "sum (P - P_i)/d / trunc(d)"),
    row(Slot::kSeparationTerm, SeparationTerm::kOverWholeSquare, "over-whole-square", 1.0,
        "Divided by a whole number",
        "The offset from a neighbour is divided by the square of the distance as a whole number: "
        "what is behind the point is lost.",
        "sum (P - P_i) / trunc(d)^2"),
    row(Slot::kSeparationTerm, SeparationTerm::kOneByOne, "one-by-one", 1.5,
        "Direction of x before that of y",
        "Of the direction from a neighbour x is divided by the length first, and y by the length "
        "with the new x.",
        "x' = x/d, y' = y/|(x', y)|, over d"),
    row(Slot::kSeparationDirection, Direction::kAway, "away", 0.0, "", "", "P_a - P_i"),
    row(Slot::kSeparationDirection, Direction::kTowards, "towards", 33.0,
        "Pulls towards neighbours", "Separation points at the neighbour instead of away from it.",
        "P_i - P_a"),
    row(Slot::kSeparationCoincident, 0, "skipped", 0.0, "", "", "0 if d = 0"),
    row(Slot::kSeparationCoincident, 1, "divided", 15.0, "Divides by a distance of 0",
        "Where two agents are in the same place, separation divides by zero.", "x/0 if d = 0"),
    row(Slot::kSeparationCoincident, 2, "counted", 4.0, "Counts who is in the same place",
        "Agents in exactly the same place do not push, but count as neighbours.",
        "0 if d = 0, n + 1"),
    row(Slot::kSeparationCollect, Collect::kAsRules, "sum", 0.0, "", "", "sum"),
    row(Slot::kSeparationCollect, Collect::kOther, "mean", 10.0, "Sum divided by the neighbours",
        "What the neighbours contribute to separation is divided by their number.", "sum / n"),
    row(Slot::kSeparationCollect, Collect::kOverAll, "over-all", 3.0, "Divided by all agents",
        "What the neighbours contribute to separation is divided by the number of all agents.",
        "sum / N"),
    row(Slot::kSeparationCollect, Collect::kOverOthers, "over-others", 2.0,
        "Divided by all other agents",
        "What the neighbours contribute to separation is divided by the number of all agents less "
        "one.",
        "sum / (N - 1)"),
    row(Slot::kSeparationCollect, Collect::kLast, "last", 1.5, "Only the last neighbour",
        "What a neighbour contributes to separation takes the place of what those before it did: "
        "it is assigned, not added.",
        "the last term for the sum"),
    row(Slot::kSeparationCollect, Collect::kWhole, "whole", 0.0, "", "", "trunc(sum + term)"),
    row(Slot::kSeparationCollect, Collect::kHalved, "halved", 0.0, "", "", "half of (S + x)"),
    row(Slot::kSeparationCollect, Collect::kDividedEach, "divided-each", 0.0, "", "",
        "(S + x)/n each time"),
    row(Slot::kSeparationCollect, Collect::kNeverEmptied, "never-emptied", 3.0, "Sum never emptied",
        "The sum of separation is not set back to zero before the next agent.",
        "sum of all agents so far"),
    row(Slot::kSeparationCollect, Collect::kNeverReset, "never-reset", 1.5,
        "Sum and number never reset",
        "What is added up for separation, and how many were counted, is never set back to zero: "
        "not for "
        "another agent, and not for another step.",
        "all sums before + sum"),
    row(Slot::kSeparationCollect, Collect::kCountKept, "count-kept", 1.5, "Number never reset",
        "How many were counted for separation is never set back to zero: the sum is divided by the "
        "number "
        "of all that were counted before, too.",
        "sum / all n before"),
    row(Slot::kSeparationCollect, Collect::kResultKept, "result-kept", 1.5, "Result never reset",
        "What separation adds up begins with the result of the time before, instead of zero: that "
        "of "
        "another agent, or of another step.",
        "result before + sum"),
    row(Slot::kSeparationEmpty, Empty::kZero, "zero", 0.0, "", "", "0 if n = 0"),
    row(Slot::kSeparationEmpty, Empty::kNan, "nan", 4.0, "Divides by no neighbours",
        "Without a neighbour, separation divides by zero where it takes the mean.", "0/0 if n = 0"),
    row(Slot::kSeparationEmpty, Empty::kOrigin, "origin", 4.0, "Computed without neighbours too",
        "Without a neighbour, separation is computed all the same, from a sum of (0, 0).",
        "as for a sum of (0, 0) if n = 0"),
    row(Slot::kSeparationClamp, Clamp::kLength, "length", 0.0, "", "", "at most F_Smax long"),
    row(Slot::kSeparationClamp, Clamp::kNone, "unlimited", 15.0, "Not limited",
        "Separation is never cut to F_Smax.", "S"),
    row(Slot::kSeparationClamp, Clamp::kPerTerm, "per-term", 3.0, "Each neighbour limited",
        "What each neighbour contributes is cut to F_Smax, the sum is not.",
        "each at most F_Smax long"),
    row(Slot::kSeparationClamp, Clamp::kPerComponent, "per-component", 3.0, "Components limited",
        "x and y of separation are cut to F_Smax one by one.", "|Sx|, |Sy| <= F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kAlways, "always", 5.0, "Always as long as allowed",
        "Separation is always made F_Smax long, also where it was shorter.", "S/|S| F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kProduct, "product", 4.0, "Limit tested by a product",
        "Whether separation is too long is tested by the product of its components, as the program "
        "behind the published answers does.",
        "sqrt(Sx^2 Sy^2) > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kAfterWeight, "after-weight", 4.0,
        "Limited after the weight",
        "Separation is cut to F_Smax after it was multiplied by its weight.",
        "K_s S at most F_Smax long"),
    row(Slot::kSeparationClamp, Clamp::kTimesMaximum, "times-maximum", 3.0,
        "Multiplied by F_Smax instead of cut",
        "Where separation is longer than F_Smax it is multiplied by F_Smax, without taking its "
        "direction first.",
        "S F_Smax, where |S| > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kUnitBeyond, "unit-beyond", 1.5, "Cut to length 1",
        "Where separation is longer than F_Smax it is cut to length 1, not to F_Smax.",
        "S/|S|, where |S| > F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kOneByOne, "one-by-one", 1.5, "Cut of x before that of y",
        "Where separation is cut to F_Smax its x is changed first, and y is divided by the length "
        "with the new x.",
        "x' = x/|(x, y)| F_Smax, y' = y/|(x', y)| F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kRunning, "running", 3.0, "Cut within the loop",
        "Separation is cut to F_Smax with each neighbour that is added, instead of once behind the "
        "loop: what comes later counts more.",
        "cut(sum + term, F_Smax) for each"),
    row(Slot::kSeparationClamp, Clamp::kUnitOneByOne, "unit-one-by-one", 2.5,
        "Direction of x before that of y",
        "Where separation is cut to F_Smax its x is divided by the length first, and y by the "
        "length with the new x.",
        "x' = x/|(x, y)|, y' = y/|(x', y)|, times F_Smax"),
    row(Slot::kSeparationClamp, Clamp::kBySquare, "by-square", 2.5, "Limit tested by the square",
        "The square of separation's length is compared with F_Smax.",
        "S/|S| F_Smax, where |S|^2 > F_Smax"),
    row(Slot::kSeparationWeight, Weight::kOwn, "own", 0.0, "", "", "K_s F"),
    row(Slot::kSeparationWeight, Weight::kNone, "none", 6.0, "Weight not applied",
        "Separation is added without its weight.", "F"),
    row(Slot::kSeparationWeight, Weight::kTwice, "twice", 3.0, "Weight applied twice",
        "Separation is multiplied by its weight twice.", "K_s K_s F"),
    row(Slot::kSeparationWeight, Weight::kCohesion, "cohesion", 3.0, "Weight of another force",
        "Separation is multiplied by the weight of cohesion.", "K_c F"),
    row(Slot::kSeparationWeight, Weight::kSeparation, "itself", 0.0, "", "", "K_s F"),
    row(Slot::kSeparationWeight, Weight::kAlignment, "alignment", 3.0, "Weight of another force",
        "Separation is multiplied by the weight of alignment.", "K_a F"),
    row(Slot::kSeparationWeight, Weight::kZero, "missing", 10.0, "Separation is missing",
        "Separation does not move any agent.", "0"),
    row(Slot::kSeparationTimes, Times::kOnce, "once", 0.0, "", "", "F"),
    row(Slot::kSeparationTimes, Times::kPerNeighbor, "per-neighbor", 20.0,
        "Added once per neighbour",
        "The whole force of separation is added again for each neighbour: computing and adding it "
        "belongs behind the loop over the neighbours.",
        "n F"),
    row(Slot::kSeparationTimes, Times::kPerNeighborAndSelf, "per-neighbor-and-self", 10.0,
        "Added once per neighbour",
        "The whole force of separation is added again for each neighbour and for the agent itself: "
        "computing and adding it belongs behind the loop over the neighbours.",
        "(n + 1) F"),
    row(Slot::kSeparationTimes, Times::kPerOther, "per-other", 4.0, "Added once per agent",
        "The whole force of separation is added again for each other agent, near or far: computing "
        "and adding it belongs behind the loop over the agents.",
        "(N - 1) F"),
    row(Slot::kSeparationTimes, Times::kPerAgent, "per-agent", 4.0, "Added once per agent",
        "The whole force of separation is added again for each agent, near or far: computing and "
        "adding it belongs behind the loop over the agents.",
        "N F"),
    row(Slot::kSeparationTimes, Times::kAsItGrows, "as-it-grows", 6.0,
        "Added while it is summed up",
        "The force of separation is computed and added anew with each neighbour, from what has "
        "been "
        "summed up so far: that belongs behind the loop over the neighbours.",
        "F(1) + F(2) + ... + F(n)"),
    row(Slot::kSeparationTimes, Times::kWithin, "within", 30.0, "Added once per agent in reach",
        "The whole force of separation is computed and added again for each other agent within its "
        "radius: call it once per agent, outside of the loop over the others.",
        "F for each other agent with d <= r_s"),
    row(Slot::kSeparationTimes, Times::kStrictlyWithin, "strictly-within", 8.0,
        "Added once per agent in reach",
        "The whole force of separation is computed and added again for each other agent nearer "
        "than its "
        "radius: call it once per agent, outside of the loop over the others.",
        "F for each other agent with d < r_s"),
    row(Slot::kSeparationTimes, Times::kWithinAndSelf, "within-and-self", 8.0,
        "Added once per agent in reach",
        "The whole force of separation is computed and added again for each agent within its "
        "radius, "
        "itself too: call it once per agent, outside of the loop over the others.",
        "F for each agent with d <= r_s, itself too"),
    row(Slot::kSeparationTimes, Times::kWithinOverOthers, "within-over-others", 2.5,
        "Added once per agent in reach, over N - 1",
        "Separation is added once for each other agent within its radius, and the total is divided "
        "by the "
        "number of all others: that is right only where all are within the radius.",
        "F n/(N - 1)"),
    row(Slot::kSeparationTimes, Times::kWithinOverOthersOrNan, "within-over-others-unguarded", 1.0,
        "Added once per agent in reach, over N - 1",
        "Separation is added once for each other agent within its radius, and divided by the "
        "number of all "
        "others, even by 0.",
        "F n/(N - 1), 0/0 alone"),
    row(Slot::kSeparationTimes, Times::kByFirstOther, "by-first-other", 1.5,
        "Decided by the first other agent",
        "Separation is added where the first other agent of the input is within its radius, and "
        "not at "
        "all where it is not: the loop around the forces ends after that one.",
        "F, where the first other has d <= r_s"),
    row(Slot::kSeparationTimes, Times::kOfOthers, "of-others", 1.5, "Forces of other agents",
        "For each other agent within the radius separation of that one is added, instead of the "
        "agent's "
        "own.",
        "sum of F of others with d <= r_s"),
    row(Slot::kSeparationTimes, Times::kWithinEarlier, "within-earlier", 1.5,
        "Added once per earlier agent",
        "Separation is added once for each agent of a lower index within its radius: the loop over "
        "the others ends at the agent itself.",
        "F for each i < a with d <= r_s"),
    row(Slot::kSeparationTimes, Times::kWithinLater, "within-later", 1.5,
        "Added once per later agent",
        "Separation is added once for each agent of a higher index within its radius: the loop "
        "over the others begins behind the agent itself.",
        "F for each i > a with d <= r_s"),
    row(Slot::kSeparationTimes, Times::kWithinElseCohesion, "within-else-cohesion", 1.5,
        "One force for each agent in reach",
        "Separation is added only for agents within its radius and not within that of cohesion: an "
        "else stands between them.",
        "F for each other agent with d <= r_s, not d <= r_c"),
    row(Slot::kSeparationTimes, Times::kWithinElseSeparation, "within-else-separation", 0.0, "", "",
        "nothing"),
    row(Slot::kSeparationTimes, Times::kWithinElseAlignment, "within-else-alignment", 1.5,
        "One force for each agent in reach",
        "Separation is added only for agents within its radius and not within that of alignment: "
        "an else stands between them.",
        "F for each other agent with d <= r_s, not d <= r_a"),
    row(Slot::kSeparationTimes, Times::kWithinElseBoth, "within-else-both", 1.5,
        "One force for each agent in reach",
        "Separation is added only for agents that are within its radius and within that of no "
        "other force: it stands behind their else.",
        "F for each other agent with d <= r_s alone"),
    row(Slot::kSeparationTimes, Times::kIfAny, "if-any", 0.0, "", "",
        "F, where another agent is near"),
    row(Slot::kSeparationTimes, Times::kWithinOfCohesion, "within-of-cohesion", 1.5,
        "Called by another radius",
        "Separation is added once for each other agent within the radius of cohesion: the loop "
        "around "
        "the forces compares with the wrong one.",
        "F for each other agent with d <= r_c"),
    row(Slot::kSeparationTimes, Times::kWithinOfSeparation, "within-of-separation", 0.0, "", "",
        "F for each other agent with d <= r_s"),
    row(Slot::kSeparationTimes, Times::kWithinOfAlignment, "within-of-alignment", 1.5,
        "Called by another radius",
        "Separation is added once for each other agent within the radius of alignment: the loop "
        "around "
        "the forces compares with the wrong one.",
        "F for each other agent with d <= r_a"),
    row(Slot::kSeparationTimes, Times::kWithinOverAll, "within-over-all", 1.5,
        "Added once per agent in reach, divided by all",
        "Separation is added once for each other agent within its radius, and divided by the "
        "number "
        "of all agents.",
        "F n/N"),
    row(Slot::kSeparationTimes, Times::kStrictlyWithinOverAll, "strictly-within-over-all", 1.2,
        "Added once per agent in reach, divided by all",
        "Separation is added once for each other agent nearer than its radius, and divided by the "
        "number of all agents.",
        "F n/N, n with d < r_s"),
    row(Slot::kSeparationTimes, Times::kByFirstNear, "by-first-near", 1.2,
        "Decided by the first agent in reach",
        "The loop around the forces ends at the first other agent within any radius: separation is "
        "added once where that one is within its own, and not at all where it is not.",
        "F, where the first near one has d <= r_s"),
};

}  // namespace flocking::explain
