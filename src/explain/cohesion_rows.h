#pragma once

#include <array>

#include "explain/choice_row.h"

/// The table of choices: what a program may do with cohesion, in words.
namespace flocking::explain {

inline constexpr std::array kCohesionRows = {
    row(Slot::kCohesionWho, Who::kDisc, "disc", 0.0, "", "", "d <= r_c"),
    row(Slot::kCohesionWho, Who::kOpenDisc, "open-disc", 3.0, "Neighbours on the edge left out",
        "An agent exactly at the radius is not counted as a neighbour for cohesion.", "d < r_c"),
    row(Slot::kCohesionWho, Who::kSquare, "square", 8.0, "Square neighbourhood",
        "For cohesion the neighbourhood is a square: x and y are compared with the radius one by "
        "one instead of the distance.",
        "|dx| <= r_c and |dy| <= r_c"),
    row(Slot::kCohesionWho, Who::kEverybody, "everybody", 15.0, "Everybody is a neighbour",
        "For cohesion every agent counts as a neighbour, however far away it is.", "all i"),
    row(Slot::kCohesionWho, Who::kOutside, "outside", 2.0, "Neighbours outside the radius",
        "For cohesion those outside the radius are counted, and those inside are not.", "d > r_c"),
    row(Slot::kCohesionWho, Who::kCohesionRadius, "own-radius", 0.0, "", "", "d <= r_c"),
    row(Slot::kCohesionWho, Who::kSeparationRadius, "separation-radius", 2.0,
        "Radius of another force",
        "For cohesion the distance is compared with the radius of separation.", "d <= r_s"),
    row(Slot::kCohesionWho, Who::kAlignmentRadius, "alignment-radius", 2.0,
        "Radius of another force",
        "For cohesion the distance is compared with the radius of alignment.", "d <= r_a"),
    row(Slot::kCohesionWho, Who::kEarlier, "earlier", 1.0, "Only agents before it",
        "For cohesion only agents that come earlier in the input are looked at.",
        "d <= r_c, i < a"),
    row(Slot::kCohesionWho, Who::kLater, "later", 1.0, "Only agents behind it",
        "For cohesion only agents that come later in the input are looked at.", "d <= r_c, i > a"),
    row(Slot::kCohesionWho, Who::kSquareOfDistance, "square-of-distance", 4.0,
        "Square of the distance compared",
        "For cohesion the square of the distance is compared with the radius: take the root, or "
        "compare with the square of the radius.",
        "d d <= r_c"),
    row(Slot::kCohesionWho, Who::kSquareOfRadius, "square-of-radius", 2.0,
        "Compared with the square of the radius",
        "For cohesion the distance is compared with the square of the radius.", "d <= r_c r_c"),
    row(Slot::kCohesionWho, Who::kDiamond, "diamond", 1.5, "Diamond-shaped neighbourhood",
        "For cohesion the distance is taken as the sum of the differences in x and y, which is a "
        "distance only along an axis.",
        "|dx| + |dy| <= r_c"),
    row(Slot::kCohesionWho, Who::kAllButLast, "all-but-last", 2.0, "The last agent is never seen",
        "For cohesion the last agent of the input is never looked at: the loop ends one too early.",
        "d <= r_c, i < N - 1"),
    row(Slot::kCohesionWho, Who::kFirst, "first", 1.5, "Only the first neighbour",
        "For cohesion only the first agent within the radius is looked at: the loop ends there.",
        "d <= r_c, the lowest i"),
    row(Slot::kCohesionWho, Who::kAllButLastNeighbor, "all-but-last-neighbor", 1.0,
        "Last neighbour left out",
        "For cohesion the last of the neighbours is left out: the loop over them ends one too "
        "early.",
        "d <= r_c, without the highest i"),
    row(Slot::kCohesionWho, Who::kAllOrNobody, "all-or-nobody", 1.0, "Nobody, unless all are near",
        "For cohesion there is no neighbour as soon as one other agent is farther than the radius: "
        "the "
        "loop returns there instead of going on with the next.",
        "d <= r_c of all, or nobody"),
    row(Slot::kCohesionWho, Who::kWholeDistance, "whole-distance", 1.5, "Distance in whole numbers",
        "For cohesion the distance is stored as a whole number: what is behind the point is lost.",
        "trunc(d) <= r_c"),
    row(Slot::kCohesionWho, Who::kNearest, "nearest", 1.5, "Only the nearest neighbour",
        "For cohesion only the nearest agent within the radius is looked at.",
        "d <= r_c, the least d"),
    row(Slot::kCohesionWho, Who::kAllButFirst, "all-but-first", 1.5,
        "The first agent is never seen",
        "For cohesion the first agent of the input is never looked at: the loop begins one too "
        "late.",
        "d <= r_c, i > 0"),
    row(Slot::kCohesionWho, Who::kLastNearest, "last-nearest", 1.2, "Only the nearest neighbour",
        "For cohesion only the nearest agent within the radius is looked at, the last of several.",
        "d <= r_c, the least d, the highest i"),
    row(Slot::kCohesionWho, Who::kWholeSquare, "whole-square", 1.2,
        "Differences cut to whole numbers",
        "For cohesion the differences in x and y are cut to whole numbers and compared with the "
        "radius "
        "one by one: abs() takes whole numbers, fabs() does not.",
        "trunc(|dx|) <= r_c and trunc(|dy|) <= r_c"),
    row(Slot::kCohesionWho, Who::kSeveral, "several", 1.5, "A single neighbour does not count",
        "Cohesion acts only where there are at least two neighbours.", "d <= r_c, if two or more"),
    row(Slot::kCohesionSelf, 0, "without", 0.0, "", "", "i != a"),
    row(Slot::kCohesionSelf, 1, "with", 6.0, "Counts itself",
        "For cohesion an agent counts itself among its neighbours.", "all i"),
    row(Slot::kCohesionCoincident, 0, "with", 0.0, "", "", "d >= 0"),
    row(Slot::kCohesionCoincident, 1, "without", 4.0, "Leaves out who is in the same place",
        "For cohesion agents in exactly the same place are not counted.", "d > 0"),
    row(Slot::kCohesionCollect, Collect::kAsRules, "mean", 0.0, "", "", "sum / n"),
    row(Slot::kCohesionCollect, Collect::kOther, "sum", 10.0, "Sum not divided",
        "What the neighbours contribute to cohesion is added up, but not divided by their number.",
        "sum"),
    row(Slot::kCohesionCollect, Collect::kOverAll, "over-all", 3.0, "Divided by all agents",
        "What the neighbours contribute to cohesion is divided by the number of all agents.",
        "sum / N"),
    row(Slot::kCohesionCollect, Collect::kOverOthers, "over-others", 2.0,
        "Divided by all other agents",
        "What the neighbours contribute to cohesion is divided by the number of all agents less "
        "one.",
        "sum / (N - 1)"),
    row(Slot::kCohesionCollect, Collect::kLast, "last", 1.5, "Only the last neighbour",
        "What a neighbour contributes to cohesion takes the place of what those before it did: it "
        "is assigned, not added.",
        "the last term for the sum"),
    row(Slot::kCohesionCollect, Collect::kWhole, "whole", 1.5, "Summed in whole numbers",
        "What the neighbours contribute to cohesion is summed up in a whole number: what is behind "
        "the point is lost with each of them.",
        "trunc(sum + term)"),
    row(Slot::kCohesionCollect, Collect::kHalved, "halved", 1.5, "Halved with each neighbour",
        "With each neighbour what has been added up is halved, and not divided at the end: later "
        "ones weigh more.",
        "(sum + x)/2 with each"),
    row(Slot::kCohesionCollect, Collect::kDividedEach, "divided-each", 1.5,
        "Divided with each neighbour",
        "What has been added up is divided by the number of neighbours each time that one is "
        "added, not once at the end.",
        "(sum + x)/n with each"),
    row(Slot::kCohesionCollect, Collect::kNeverEmptied, "never-emptied", 3.0, "Sum never emptied",
        "The sum of cohesion is not set back to zero before the next agent.",
        "sum of all agents so far"),
    row(Slot::kCohesionCollect, Collect::kNeverReset, "never-reset", 1.5,
        "Sum and number never reset",
        "What is added up for cohesion, and how many were counted, is never set back to zero: not "
        "for "
        "another agent, and not for another step.",
        "all sums before + sum"),
    row(Slot::kCohesionCollect, Collect::kCountKept, "count-kept", 1.5, "Number never reset",
        "How many were counted for cohesion is never set back to zero: the sum is divided by the "
        "number "
        "of all that were counted before, too.",
        "sum / all n before"),
    row(Slot::kCohesionCollect, Collect::kResultKept, "result-kept", 1.5, "Result never reset",
        "What cohesion adds up begins with the result of the time before, instead of zero: that of "
        "another agent, or of another step.",
        "result before + sum"),
    row(Slot::kCohesionShape, CohesionShape::kOverRadius, "over-radius", 0.0, "", "",
        "(C - P)/r_c"),
    row(Slot::kCohesionShape, CohesionShape::kDifference, "difference", 10.0,
        "Not divided by the radius",
        "Cohesion is the way to the centre, not divided by the radius.", "C - P"),
    row(Slot::kCohesionShape, CohesionShape::kUnit, "unit", 8.0, "Always of length 1",
        "Cohesion is normalised: it is as strong near the centre as far from it.",
        "(C - P)/|C - P|"),
    row(Slot::kCohesionShape, CohesionShape::kCenterOverRadius, "position-over-radius", 2.0,
        "Only the position is divided by the radius",
        "Cohesion divides the position of the agent by the radius, but not the centre: brackets "
        "are missing.",
        "C - P/r_c"),
    row(Slot::kCohesionShape, CohesionShape::kSeek, "seek", 2.0, "Seeks the centre",
        "Cohesion is the direction to the centre less the own velocity.", "(C - P)/|C - P| - V"),
    row(Slot::kCohesionShape, CohesionShape::kWithoutPosition, "without-position", 4.0,
        "Own position not subtracted",
        "Cohesion is the centre itself over the radius: the own position is not subtracted.",
        "C/r_c"),
    row(Slot::kCohesionShape, CohesionShape::kCenter, "center", 2.0, "Nothing but the centre",
        "Cohesion is the centre itself.", "C"),
    row(Slot::kCohesionLimit, Limit::kTested, "tested", 0.0, "", "", "|C - P| <= r_c"),
    row(Slot::kCohesionLimit, Limit::kUntested, "untested", 12.0, "Limit not tested",
        "Cohesion works also where the centre is farther away than the radius.", "any C"),
    row(Slot::kCohesionLimit, Limit::kCut, "cut", 3.0, "Limited instead of left out",
        "Where the centre is farther away than the radius, cohesion is cut to the radius instead "
        "of left out.",
        "|C - P| at most r_c"),
    row(Slot::kCohesionEmpty, Empty::kZero, "zero", 0.0, "", "", "0 if n = 0"),
    row(Slot::kCohesionEmpty, Empty::kNan, "nan", 8.0, "Divides by no neighbours",
        "Without a neighbour, cohesion divides by zero.", "0/0 if n = 0"),
    row(Slot::kCohesionEmpty, Empty::kOrigin, "origin", 4.0, "Without neighbours, drawn to (0, 0)",
        "Without a neighbour, cohesion takes (0, 0) for the centre.", "C = 0 if n = 0"),
    row(Slot::kCohesionZeroRadius, ZeroRadius::kZero, "zero-force", 0.0, "", "", "0 if r_c = 0"),
    row(Slot::kCohesionZeroRadius, ZeroRadius::kDivided, "divided", 15.0,
        "Divides by a radius of 0", "Where the radius of cohesion is 0, it is divided by.",
        "x/0 if r_c = 0"),
    row(Slot::kCohesionZeroRadius, ZeroRadius::kDividedInCompany, "divided-in-company", 3.0,
        "Divides by a radius of 0",
        "Where the radius of cohesion is 0 and another agent is in the same place, it is divided "
        "by.",
        "x/0 if r_c = 0 and n > 0"),
    row(Slot::kCohesionWeight, Weight::kOwn, "own", 0.0, "", "", "K_c F"),
    row(Slot::kCohesionWeight, Weight::kNone, "none", 6.0, "Weight not applied",
        "Cohesion is added without its weight.", "F"),
    row(Slot::kCohesionWeight, Weight::kTwice, "twice", 3.0, "Weight applied twice",
        "Cohesion is multiplied by its weight twice.", "K_c K_c F"),
    row(Slot::kCohesionWeight, Weight::kCohesion, "itself", 0.0, "", "", "K_c F"),
    row(Slot::kCohesionWeight, Weight::kSeparation, "separation", 3.0, "Weight of another force",
        "Cohesion is multiplied by the weight of separation.", "K_s F"),
    row(Slot::kCohesionWeight, Weight::kAlignment, "alignment", 3.0, "Weight of another force",
        "Cohesion is multiplied by the weight of alignment.", "K_a F"),
    row(Slot::kCohesionWeight, Weight::kZero, "missing", 10.0, "Cohesion is missing",
        "Cohesion does not move any agent.", "0"),
    row(Slot::kCohesionTimes, Times::kOnce, "once", 0.0, "", "", "F"),
    row(Slot::kCohesionTimes, Times::kPerNeighbor, "per-neighbor", 25.0, "Added once per neighbour",
        "The whole force of cohesion is added again for each neighbour: computing and adding it "
        "belongs behind the loop over the neighbours.",
        "n F"),
    row(Slot::kCohesionTimes, Times::kPerNeighborAndSelf, "per-neighbor-and-self", 12.5,
        "Added once per neighbour",
        "The whole force of cohesion is added again for each neighbour and for the agent itself: "
        "computing and adding it belongs behind the loop over the neighbours.",
        "(n + 1) F"),
    row(Slot::kCohesionTimes, Times::kPerOther, "per-other", 4.0, "Added once per agent",
        "The whole force of cohesion is added again for each other agent, near or far: computing "
        "and adding it belongs behind the loop over the agents.",
        "(N - 1) F"),
    row(Slot::kCohesionTimes, Times::kPerAgent, "per-agent", 4.0, "Added once per agent",
        "The whole force of cohesion is added again for each agent, near or far: computing and "
        "adding it belongs behind the loop over the agents.",
        "N F"),
    row(Slot::kCohesionTimes, Times::kAsItGrows, "as-it-grows", 6.0, "Added while it is summed up",
        "The force of cohesion is computed and added anew with each neighbour, from what has been "
        "summed up so far: that belongs behind the loop over the neighbours.",
        "F(1) + F(2) + ... + F(n)"),
    row(Slot::kCohesionTimes, Times::kWithin, "within", 30.0, "Added once per agent in reach",
        "The whole force of cohesion is computed and added again for each other agent within its "
        "radius: call it once per agent, outside of the loop over the others.",
        "F for each other agent with d <= r_c"),
    row(Slot::kCohesionTimes, Times::kStrictlyWithin, "strictly-within", 8.0,
        "Added once per agent in reach",
        "The whole force of cohesion is computed and added again for each other agent nearer than "
        "its "
        "radius: call it once per agent, outside of the loop over the others.",
        "F for each other agent with d < r_c"),
    row(Slot::kCohesionTimes, Times::kWithinAndSelf, "within-and-self", 8.0,
        "Added once per agent in reach",
        "The whole force of cohesion is computed and added again for each agent within its radius, "
        "itself too: call it once per agent, outside of the loop over the others.",
        "F for each agent with d <= r_c, itself too"),
    row(Slot::kCohesionTimes, Times::kWithinOverOthers, "within-over-others", 2.5,
        "Added once per agent in reach, over N - 1",
        "Cohesion is added once for each other agent within its radius, and the total is divided "
        "by the "
        "number of all others: that is right only where all are within the radius.",
        "F n/(N - 1)"),
    row(Slot::kCohesionTimes, Times::kWithinOverOthersOrNan, "within-over-others-unguarded", 1.0,
        "Added once per agent in reach, over N - 1",
        "Cohesion is added once for each other agent within its radius, and divided by the number "
        "of all "
        "others, even by 0.",
        "F n/(N - 1), 0/0 alone"),
    row(Slot::kCohesionTimes, Times::kByFirstOther, "by-first-other", 1.5,
        "Decided by the first other agent",
        "Cohesion is added where the first other agent of the input is within its radius, and not "
        "at "
        "all where it is not: the loop around the forces ends after that one.",
        "F, where the first other has d <= r_c"),
    row(Slot::kCohesionTimes, Times::kOfOthers, "of-others", 1.5, "Forces of other agents",
        "For each other agent within the radius cohesion of that one is added, instead of the "
        "agent's "
        "own.",
        "sum of F of others with d <= r_c"),
    row(Slot::kCohesionTimes, Times::kWithinEarlier, "within-earlier", 1.5,
        "Added once per earlier agent",
        "Cohesion is added once for each agent of a lower index within its radius: the loop over "
        "the others ends at the agent itself.",
        "F for each i < a with d <= r_c"),
    row(Slot::kCohesionTimes, Times::kWithinLater, "within-later", 1.5,
        "Added once per later agent",
        "Cohesion is added once for each agent of a higher index within its radius: the loop over "
        "the others begins behind the agent itself.",
        "F for each i > a with d <= r_c"),
    row(Slot::kCohesionTimes, Times::kWithinElseCohesion, "within-else-cohesion", 0.0, "", "",
        "nothing"),
    row(Slot::kCohesionTimes, Times::kWithinElseSeparation, "within-else-separation", 1.5,
        "One force for each agent in reach",
        "Cohesion is added only for agents within its radius and not within that of separation: an "
        "else stands between them.",
        "F for each other agent with d <= r_c, not d <= r_s"),
    row(Slot::kCohesionTimes, Times::kWithinElseAlignment, "within-else-alignment", 1.5,
        "One force for each agent in reach",
        "Cohesion is added only for agents within its radius and not within that of alignment: an "
        "else stands between them.",
        "F for each other agent with d <= r_c, not d <= r_a"),
    row(Slot::kCohesionTimes, Times::kWithinElseBoth, "within-else-both", 1.5,
        "One force for each agent in reach",
        "Cohesion is added only for agents that are within its radius and within that of no other "
        "force: it stands behind their else.",
        "F for each other agent with d <= r_c alone"),
    row(Slot::kCohesionTimes, Times::kIfAny, "if-any", 0.0, "", "",
        "F, where another agent is near"),
    row(Slot::kCohesionTimes, Times::kWithinOfCohesion, "within-of-cohesion", 0.0, "", "",
        "F for each other agent with d <= r_c"),
    row(Slot::kCohesionTimes, Times::kWithinOfSeparation, "within-of-separation", 1.5,
        "Called by another radius",
        "Cohesion is added once for each other agent within the radius of separation: the loop "
        "around "
        "the forces compares with the wrong one.",
        "F for each other agent with d <= r_s"),
    row(Slot::kCohesionTimes, Times::kWithinOfAlignment, "within-of-alignment", 1.5,
        "Called by another radius",
        "Cohesion is added once for each other agent within the radius of alignment: the loop "
        "around "
        "the forces compares with the wrong one.",
        "F for each other agent with d <= r_a"),
    row(Slot::kCohesionTimes, Times::kWithinOverAll, "within-over-all", 1.5,
        "Added once per agent in reach, divided by all",
        "Cohesion is added once for each other agent within its radius, and divided by the number "
        "of all agents.",
        "F n/N"),
    row(Slot::kCohesionTimes, Times::kStrictlyWithinOverAll, "strictly-within-over-all", 1.2,
        "Added once per agent in reach, divided by all",
        "Cohesion is added once for each other agent nearer than its radius, and divided by the "
        "number of all agents.",
        "F n/N, n with d < r_c"),
    row(Slot::kCohesionTimes, Times::kByFirstNear, "by-first-near", 1.2,
        "Decided by the first agent in reach",
        "The loop around the forces ends at the first other agent within any radius: cohesion is "
        "added once where that one is within its own, and not at all where it is not.",
        "F, where the first near one has d <= r_c"),
};

}  // namespace flocking::explain
