#pragma once

#include <array>

#include "explain/choice_row.h"

/// The table of choices: what a program may do with alignment, in words.
namespace flocking::explain {

inline constexpr std::array kAlignmentRows = {
    row(Slot::kAlignmentWho, Who::kDisc, "disc", 0.0, "", "", "d <= r_a"),
    row(Slot::kAlignmentWho, Who::kOpenDisc, "open-disc", 3.0, "Neighbours on the edge left out",
        "An agent exactly at the radius is not counted as a neighbour for alignment.", "d < r_a"),
    row(Slot::kAlignmentWho, Who::kSquare, "square", 8.0, "Square neighbourhood",
        "For alignment the neighbourhood is a square: x and y are compared with the radius one by "
        "one instead of the distance.",
        "|dx| <= r_a and |dy| <= r_a"),
    row(Slot::kAlignmentWho, Who::kEverybody, "everybody", 15.0, "Everybody is a neighbour",
        "For alignment every agent counts as a neighbour, however far away it is.", "all i"),
    row(Slot::kAlignmentWho, Who::kOutside, "outside", 2.0, "Neighbours outside the radius",
        "For alignment those outside the radius are counted, and those inside are not.", "d > r_a"),
    row(Slot::kAlignmentWho, Who::kCohesionRadius, "cohesion-radius", 2.0,
        "Radius of another force",
        "For alignment the distance is compared with the radius of cohesion.", "d <= r_c"),
    row(Slot::kAlignmentWho, Who::kSeparationRadius, "separation-radius", 2.0,
        "Radius of another force",
        "For alignment the distance is compared with the radius of separation.", "d <= r_s"),
    row(Slot::kAlignmentWho, Who::kAlignmentRadius, "own-radius", 0.0, "", "", "d <= r_a"),
    row(Slot::kAlignmentWho, Who::kEarlier, "earlier", 1.0, "Only agents before it",
        "For alignment only agents that come earlier in the input are looked at.",
        "d <= r_a, i < a"),
    row(Slot::kAlignmentWho, Who::kLater, "later", 1.0, "Only agents behind it",
        "For alignment only agents that come later in the input are looked at.", "d <= r_a, i > a"),
    row(Slot::kAlignmentWho, Who::kSquareOfDistance, "square-of-distance", 4.0,
        "Square of the distance compared",
        "For alignment the square of the distance is compared with the radius: take the root, or "
        "compare with the square of the radius.",
        "d d <= r_a"),
    row(Slot::kAlignmentWho, Who::kSquareOfRadius, "square-of-radius", 2.0,
        "Compared with the square of the radius",
        "For alignment the distance is compared with the square of the radius.", "d <= r_a r_a"),
    row(Slot::kAlignmentWho, Who::kDiamond, "diamond", 1.5, "Diamond-shaped neighbourhood",
        "For alignment the distance is taken as the sum of the differences in x and y, which is a "
        "distance only along an axis.",
        "|dx| + |dy| <= r_a"),
    row(Slot::kAlignmentWho, Who::kAllButLast, "all-but-last", 2.0, "The last agent is never seen",
        "For alignment the last agent of the input is never looked at: the loop ends one too "
        "early.",
        "d <= r_a, i < N - 1"),
    row(Slot::kAlignmentWho, Who::kFirst, "first", 1.5, "Only the first neighbour",
        "For alignment only the first agent within the radius is looked at: the loop ends there.",
        "d <= r_a, the lowest i"),
    row(Slot::kAlignmentWho, Who::kAllButLastNeighbor, "all-but-last-neighbor", 1.0,
        "Last neighbour left out",
        "For alignment the last of the neighbours is left out: the loop over them ends one too "
        "early.",
        "d <= r_a, without the highest i"),
    row(Slot::kAlignmentWho, Who::kAllOrNobody, "all-or-nobody", 1.0, "Nobody, unless all are near",
        "For alignment there is no neighbour as soon as one other agent is farther than the "
        "radius: the "
        "loop returns there instead of going on with the next.",
        "d <= r_a of all, or nobody"),
    row(Slot::kAlignmentWho, Who::kWholeDistance, "whole-distance", 1.5,
        "Distance in whole numbers",
        "For alignment the distance is stored as a whole number: what is behind the point is lost.",
        "trunc(d) <= r_a"),
    row(Slot::kAlignmentWho, Who::kNearest, "nearest", 0.0, "", "", "d <= r_a, the least d"),
    row(Slot::kAlignmentWho, Who::kAllButFirst, "all-but-first", 1.5,
        "The first agent is never seen",
        "For alignment the first agent of the input is never looked at: the loop begins one too "
        "late.",
        "d <= r_a, i > 0"),
    row(Slot::kAlignmentWho, Who::kLastNearest, "last-nearest", 0.0, "", "",
        "d <= r_a, the least d, the highest i"),
    row(Slot::kAlignmentWho, Who::kWholeSquare, "whole-square", 1.2,
        "Differences cut to whole numbers",
        "For alignment the differences in x and y are cut to whole numbers and compared with the "
        "radius "
        "one by one: abs() takes whole numbers, fabs() does not.",
        "trunc(|dx|) <= r_a and trunc(|dy|) <= r_a"),
    row(Slot::kAlignmentWho, Who::kSeveral, "several", 1.5, "A single neighbour does not count",
        "Alignment acts only where there are at least two neighbours.", "d <= r_a, if two or more"),
    row(Slot::kAlignmentSelf, 0, "with", 0.0, "", "", "all i"),
    row(Slot::kAlignmentSelf, 1, "without", 15.0, "Leaves itself out",
        "For alignment an agent does not count itself.", "i != a"),
    row(Slot::kAlignmentCoincident, 0, "with", 0.0, "", "", "d >= 0"),
    row(Slot::kAlignmentCoincident, 1, "without", 4.0, "Leaves out who is in the same place",
        "For alignment other agents in exactly the same place are not counted.", "d > 0 or i = a"),
    row(Slot::kAlignmentTerm, AlignmentTerm::kVelocity, "velocity", 0.0, "", "", "V_i"),
    row(Slot::kAlignmentTerm, AlignmentTerm::kUnit, "unit", 4.0, "Directions instead of velocities",
        "Alignment takes the directions of the neighbours, not their velocities.", "V_i/|V_i|"),
    row(Slot::kAlignmentTerm, AlignmentTerm::kRelative, "relative", 4.0,
        "Velocities relative to its own",
        "Alignment adds up by how much each neighbour is faster than the agent.", "V_i - V"),
    row(Slot::kAlignmentTerm, AlignmentTerm::kAngleAndSpeed, "angle-and-speed", 2.5,
        "Angles averaged",
        "For alignment angles and speeds are averaged by themselves instead of velocities: the "
        "mean "
        "of angles is not the angle of the mean.",
        "mean |V_i| at the mean angle"),
    row(Slot::kAlignmentCollect, Collect::kAsRules, "mean", 0.0, "", "", "sum / n"),
    row(Slot::kAlignmentCollect, Collect::kOther, "sum", 10.0, "Sum not divided",
        "What the neighbours contribute to alignment is added up, but not divided by their number.",
        "sum"),
    row(Slot::kAlignmentCollect, Collect::kOverAll, "over-all", 3.0, "Divided by all agents",
        "What the neighbours contribute to alignment is divided by the number of all agents.",
        "sum / N"),
    row(Slot::kAlignmentCollect, Collect::kOverOthers, "over-others", 2.0,
        "Divided by all other agents",
        "What the neighbours contribute to alignment is divided by the number of all agents less "
        "one.",
        "sum / (N - 1)"),
    row(Slot::kAlignmentCollect, Collect::kLast, "last", 1.5, "Only the last neighbour",
        "What a neighbour contributes to alignment takes the place of what those before it did: it "
        "is assigned, not added.",
        "the last term for the sum"),
    row(Slot::kAlignmentCollect, Collect::kWhole, "whole", 1.5, "Summed in whole numbers",
        "What the neighbours contribute to alignment is summed up in a whole number: what is "
        "behind the point is lost with each of them.",
        "trunc(sum + term)"),
    row(Slot::kAlignmentCollect, Collect::kHalved, "halved", 1.5, "Halved with each neighbour",
        "With each neighbour what has been added up is halved, and not divided at the end: later "
        "ones weigh more.",
        "(sum + x)/2 with each"),
    row(Slot::kAlignmentCollect, Collect::kDividedEach, "divided-each", 1.5,
        "Divided with each neighbour",
        "What has been added up is divided by the number of neighbours each time that one is "
        "added, not once at the end.",
        "(sum + x)/n with each"),
    row(Slot::kAlignmentCollect, Collect::kNeverEmptied, "never-emptied", 3.0, "Sum never emptied",
        "The sum of alignment is not set back to zero before the next agent.",
        "sum of all agents so far"),
    row(Slot::kAlignmentCollect, Collect::kNeverReset, "never-reset", 1.5,
        "Sum and number never reset",
        "What is added up for alignment, and how many were counted, is never set back to zero: not "
        "for "
        "another agent, and not for another step.",
        "all sums before + sum"),
    row(Slot::kAlignmentCollect, Collect::kCountKept, "count-kept", 1.5, "Number never reset",
        "How many were counted for alignment is never set back to zero: the sum is divided by the "
        "number "
        "of all that were counted before, too.",
        "sum / all n before"),
    row(Slot::kAlignmentCollect, Collect::kResultKept, "result-kept", 1.5, "Result never reset",
        "What alignment adds up begins with the result of the time before, instead of zero: that "
        "of "
        "another agent, or of another step.",
        "result before + sum"),
    row(Slot::kAlignmentShape, AlignmentShape::kMean, "mean-itself", 0.0, "", "", "A"),
    row(Slot::kAlignmentShape, AlignmentShape::kMinusOwn, "minus-own", 12.0,
        "Own velocity subtracted", "Alignment is the mean velocity less the own velocity.",
        "A - V"),
    row(Slot::kAlignmentShape, AlignmentShape::kPlusOwn, "plus-own", 4.0, "Own velocity added",
        "Alignment is the mean velocity and the own velocity on top.", "A + V"),
    row(Slot::kAlignmentShape, AlignmentShape::kUnit, "unit-mean", 6.0, "Always of length 1",
        "Alignment is normalised.", "A/|A|"),
    row(Slot::kAlignmentShape, AlignmentShape::kOverRadius, "over-radius", 3.0,
        "Divided by the radius", "Alignment is divided by its radius.", "A/r_a"),
    row(Slot::kAlignmentShape, AlignmentShape::kOverDt, "over-dt", 2.0, "Divided by the time step",
        "Alignment is divided by the time step.", "A/dt"),
    row(Slot::kAlignmentEmpty, Empty::kZero, "zero", 0.0, "", "", "0 if n = 0"),
    row(Slot::kAlignmentEmpty, Empty::kNan, "nan", 8.0, "Divides by no neighbours",
        "Without a neighbour, alignment divides by zero.", "0/0 if n = 0"),
    row(Slot::kAlignmentEmpty, Empty::kOrigin, "origin", 4.0, "Computed without neighbours too",
        "Without a neighbour, alignment is computed all the same, from a mean of (0, 0).",
        "as for a mean of (0, 0) if n = 0"),
    row(Slot::kAlignmentWeight, Weight::kOwn, "own", 0.0, "", "", "K_a F"),
    row(Slot::kAlignmentWeight, Weight::kNone, "none", 6.0, "Weight not applied",
        "Alignment is added without its weight.", "F"),
    row(Slot::kAlignmentWeight, Weight::kTwice, "twice", 3.0, "Weight applied twice",
        "Alignment is multiplied by its weight twice.", "K_a K_a F"),
    row(Slot::kAlignmentWeight, Weight::kCohesion, "cohesion", 3.0, "Weight of another force",
        "Alignment is multiplied by the weight of cohesion.", "K_c F"),
    row(Slot::kAlignmentWeight, Weight::kSeparation, "separation", 3.0, "Weight of another force",
        "Alignment is multiplied by the weight of separation.", "K_s F"),
    row(Slot::kAlignmentWeight, Weight::kAlignment, "itself", 0.0, "", "", "K_a F"),
    row(Slot::kAlignmentWeight, Weight::kZero, "missing", 25.0, "Alignment is missing",
        "Alignment does not move any agent.", "0"),
    row(Slot::kAlignmentTimes, Times::kOnce, "once", 0.0, "", "", "F"),
    row(Slot::kAlignmentTimes, Times::kPerNeighbor, "per-neighbor", 15.0,
        "Added once per neighbour",
        "The whole force of alignment is added again for each neighbour: computing and adding it "
        "belongs behind the loop over the neighbours.",
        "n F"),
    row(Slot::kAlignmentTimes, Times::kPerNeighborAndSelf, "per-neighbor-and-self", 7.5,
        "Added once per neighbour",
        "The whole force of alignment is added again for each neighbour and for the agent itself: "
        "computing and adding it belongs behind the loop over the neighbours.",
        "(n + 1) F"),
    row(Slot::kAlignmentTimes, Times::kPerOther, "per-other", 4.0, "Added once per agent",
        "The whole force of alignment is added again for each other agent, near or far: computing "
        "and adding it belongs behind the loop over the agents.",
        "(N - 1) F"),
    row(Slot::kAlignmentTimes, Times::kPerAgent, "per-agent", 4.0, "Added once per agent",
        "The whole force of alignment is added again for each agent, near or far: computing and "
        "adding it belongs behind the loop over the agents.",
        "N F"),
    row(Slot::kAlignmentTimes, Times::kAsItGrows, "as-it-grows", 6.0, "Added while it is summed up",
        "The force of alignment is computed and added anew with each neighbour, from what has been "
        "summed up so far: that belongs behind the loop over the neighbours.",
        "F(1) + F(2) + ... + F(n)"),
    row(Slot::kAlignmentTimes, Times::kWithin, "within", 30.0, "Added once per agent in reach",
        "The whole force of alignment is computed and added again for each other agent within its "
        "radius: call it once per agent, outside of the loop over the others.",
        "F for each other agent with d <= r_a"),
    row(Slot::kAlignmentTimes, Times::kStrictlyWithin, "strictly-within", 8.0,
        "Added once per agent in reach",
        "The whole force of alignment is computed and added again for each other agent nearer than "
        "its "
        "radius: call it once per agent, outside of the loop over the others.",
        "F for each other agent with d < r_a"),
    row(Slot::kAlignmentTimes, Times::kWithinAndSelf, "within-and-self", 8.0,
        "Added once per agent in reach",
        "The whole force of alignment is computed and added again for each agent within its "
        "radius, "
        "itself too: call it once per agent, outside of the loop over the others.",
        "F for each agent with d <= r_a, itself too"),
    row(Slot::kAlignmentTimes, Times::kWithinOverOthers, "within-over-others", 2.5,
        "Added once per agent in reach, over N - 1",
        "Alignment is added once for each other agent within its radius, and the total is divided "
        "by the "
        "number of all others: that is right only where all are within the radius.",
        "F n/(N - 1)"),
    row(Slot::kAlignmentTimes, Times::kWithinOverOthersOrNan, "within-over-others-unguarded", 1.0,
        "Added once per agent in reach, over N - 1",
        "Alignment is added once for each other agent within its radius, and divided by the number "
        "of all "
        "others, even by 0.",
        "F n/(N - 1), 0/0 alone"),
    row(Slot::kAlignmentTimes, Times::kByFirstOther, "by-first-other", 1.5,
        "Decided by the first other agent",
        "Alignment is added where the first other agent of the input is within its radius, and not "
        "at "
        "all where it is not: the loop around the forces ends after that one.",
        "F, where the first other has d <= r_a"),
    row(Slot::kAlignmentTimes, Times::kOfOthers, "of-others", 1.5, "Forces of other agents",
        "For each other agent within the radius alignment of that one is added, instead of the "
        "agent's "
        "own.",
        "sum of F of others with d <= r_a"),
    row(Slot::kAlignmentTimes, Times::kWithinEarlier, "within-earlier", 1.5,
        "Added once per earlier agent",
        "Alignment is added once for each agent of a lower index within its radius: the loop over "
        "the others ends at the agent itself.",
        "F for each i < a with d <= r_a"),
    row(Slot::kAlignmentTimes, Times::kWithinLater, "within-later", 1.5,
        "Added once per later agent",
        "Alignment is added once for each agent of a higher index within its radius: the loop over "
        "the others begins behind the agent itself.",
        "F for each i > a with d <= r_a"),
    row(Slot::kAlignmentTimes, Times::kWithinElseCohesion, "within-else-cohesion", 1.5,
        "One force for each agent in reach",
        "Alignment is added only for agents within its radius and not within that of cohesion: an "
        "else stands between them.",
        "F for each other agent with d <= r_a, not d <= r_c"),
    row(Slot::kAlignmentTimes, Times::kWithinElseSeparation, "within-else-separation", 1.5,
        "One force for each agent in reach",
        "Alignment is added only for agents within its radius and not within that of separation: "
        "an else stands between them.",
        "F for each other agent with d <= r_a, not d <= r_s"),
    row(Slot::kAlignmentTimes, Times::kWithinElseAlignment, "within-else-alignment", 0.0, "", "",
        "nothing"),
    row(Slot::kAlignmentTimes, Times::kWithinElseBoth, "within-else-both", 1.5,
        "One force for each agent in reach",
        "Alignment is added only for agents that are within its radius and within that of no other "
        "force: it stands behind their else.",
        "F for each other agent with d <= r_a alone"),
    row(Slot::kAlignmentTimes, Times::kIfAny, "if-any", 1.5, "Nothing without another agent",
        "Alignment is added where another agent is within its radius, and not at all where none "
        "is.",
        "F, where another agent has d <= r_a"),
    row(Slot::kAlignmentTimes, Times::kWithinOfCohesion, "within-of-cohesion", 1.5,
        "Called by another radius",
        "Alignment is added once for each other agent within the radius of cohesion: the loop "
        "around "
        "the forces compares with the wrong one.",
        "F for each other agent with d <= r_c"),
    row(Slot::kAlignmentTimes, Times::kWithinOfSeparation, "within-of-separation", 1.5,
        "Called by another radius",
        "Alignment is added once for each other agent within the radius of separation: the loop "
        "around "
        "the forces compares with the wrong one.",
        "F for each other agent with d <= r_s"),
    row(Slot::kAlignmentTimes, Times::kWithinOfAlignment, "within-of-alignment", 0.0, "", "",
        "F for each other agent with d <= r_a"),
    row(Slot::kAlignmentTimes, Times::kWithinOverAll, "within-over-all", 1.5,
        "Added once per agent in reach, divided by all",
        "Alignment is added once for each other agent within its radius, and divided by the number "
        "of all agents.",
        "F n/N"),
    row(Slot::kAlignmentTimes, Times::kStrictlyWithinOverAll, "strictly-within-over-all", 1.2,
        "Added once per agent in reach, divided by all",
        "Alignment is added once for each other agent nearer than its radius, and divided by the "
        "number of all agents.",
        "F n/N, n with d < r_a"),
    row(Slot::kAlignmentTimes, Times::kByFirstNear, "by-first-near", 1.2,
        "Decided by the first agent in reach",
        "The loop around the forces ends at the first other agent within any radius: alignment is "
        "added once where that one is within its own, and not at all where it is not.",
        "F, where the first near one has d <= r_a"),
};

}  // namespace flocking::explain
