#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How often a force is added: choices and their texts.
namespace flocking::explain {

enum class Times : std::uint8_t {
  kOnce,
  kPerNeighbor,            ///< once for each neighbour except the agent itself
  kPerNeighborAndSelf,     ///< as kPerNeighbor, and once more for the agent itself
  kPerOther,               ///< N - 1 times
  kPerAgent,               ///< N times
  kAsItGrows,              ///< once at each neighbour, computed from the sum so far
  kWithin,                 ///< once for each other agent with d <= r, even if it is not a neighbour
  kStrictlyWithin,         ///< as kWithin with d < r
  kWithinAndSelf,          ///< once for each agent with d <= r, including itself
  kWithinOverOthers,       ///< as `within`, then divided by N - 1; 0 if N is 1
  kWithinOverOthersOrNan,  ///< as kWithinOverOthers, but 0/0 if N is 1
  kByFirstOther,           ///< once if the other agent with the lowest index has d <= r; else never
  kOfOthers,  ///< instead, the forces on each other agent with d <= r are added, by ascending index
  kWithinEarlier,          ///< as `within`, only for agents of a lower index
  kWithinLater,            ///< as `within`, only for agents of a higher index
  kWithinElseCohesion,     ///< as `within`, only for agents not within r_c
  kWithinElseSeparation,   ///< as `within`, only for agents not within r_s
  kWithinElseAlignment,    ///< as `within`, only for agents not within r_a
  kWithinElseBoth,         ///< as `within`, only for agents within neither of the other two radii
  kIfAny,                  ///< once if another agent has d <= r; else never
  kWithinOfCohesion,       ///< once for each other agent with d <= r_c, for every force
  kWithinOfSeparation,     ///< as kWithinOfCohesion with d <= r_s
  kWithinOfAlignment,      ///< as kWithinOfCohesion with d <= r_a
  kWithinOverAll,          ///< as `within`, then divided by N
  kStrictlyWithinOverAll,  ///< as `strictly-within`, then divided by N
  kByFirstNear,  ///< once if the first other agent within any force's radius is within this force's
                 ///< radius; else never
};

inline constexpr std::array kTimesRows = {
    row(ForceSlot::kTimes, Times::kOnce, "once", 0.0, "", "", "F"),
    row(ForceSlot::kTimes, Times::kPerNeighbor, "per-neighbor", {25.0, 20.0, 15.0},
        "Added once per neighbour",
        "The whole force of {force} is added again for each neighbour: compute and add it once, "
        "after the loop over the neighbours.",
        "n F"),
    row(ForceSlot::kTimes, Times::kPerNeighborAndSelf, "per-neighbor-and-self", {12.5, 10.0, 7.5},
        "Added once per neighbour",
        "The whole force of {force} is added again for each neighbour and for the agent itself: "
        "compute and add it once, after the loop over the neighbours.",
        "(n + 1) F"),
    row(ForceSlot::kTimes, Times::kPerOther, "per-other", 4.0, "Added once per agent",
        "The whole force of {force} is added again for each other agent, near or far: compute and "
        "add it once, after the loop over the agents.",
        "(N - 1) F"),
    row(ForceSlot::kTimes, Times::kPerAgent, "per-agent", 4.0, "Added once per agent",
        "The whole force of {force} is added again for each agent, near or far: compute and add it "
        "once, after the loop over the agents.",
        "N F"),
    row(ForceSlot::kTimes, Times::kAsItGrows, "as-it-grows", 6.0, "Added for each partial sum",
        "The force of {force} is computed and added again with each neighbour, from the sum so "
        "far: do this once, after the loop over the neighbours.",
        "F(1) + F(2) + ... + F(n)"),
    row(ForceSlot::kTimes, Times::kWithin, "within", 30.0, "Added once per agent in reach",
        "The whole force of {force} is computed and added again for each other agent within its "
        "radius: call it once per agent, outside of the loop over the others.",
        "F for each other agent with d <= {r}"),
    row(ForceSlot::kTimes, Times::kStrictlyWithin, "strictly-within", 8.0,
        "Added once per agent in reach",
        "The whole force of {force} is computed and added again for each other agent nearer than "
        "its radius: call it once per agent, outside of the loop over the others.",
        "F for each other agent with d < {r}"),
    row(ForceSlot::kTimes, Times::kWithinAndSelf, "within-and-self", 8.0,
        "Added once per agent in reach",
        "The whole force of {force} is computed and added again for each agent within its radius "
        "and for the agent itself: call it once per agent, outside of the loop over the others.",
        "F for each agent with d <= {r}, itself too"),
    row(ForceSlot::kTimes, Times::kWithinOverOthers, "within-over-others", 2.5,
        "Added once per agent in reach, divided by N - 1",
        "{Force} is added once for each other agent within its radius, and the total is divided by "
        "the number of all others: that is right only where all are within the radius.",
        "F n/(N - 1)"),
    row(ForceSlot::kTimes, Times::kWithinOverOthersOrNan, "within-over-others-unguarded", 1.0,
        "Added once per agent in reach, divided by N - 1",
        "{Force} is added once for each other agent within its radius, and divided by the number "
        "of all other agents, even if that is 0.",
        "F n/(N - 1), 0/0 alone"),
    row(ForceSlot::kTimes, Times::kByFirstOther, "by-first-other", 1.5,
        "Decided by the first other agent",
        "{Force} is added only if the first other agent of the input is within its radius: the "
        "loop that calls the forces ends after that agent.",
        "F, where the first other has d <= {r}"),
    row(ForceSlot::kTimes, Times::kOfOthers, "of-others", 1.5, "Forces of other agents",
        "For each other agent within the radius, {force} of that other agent is added instead of "
        "the agent's own.",
        "sum of F of others with d <= {r}"),
    row(ForceSlot::kTimes, Times::kWithinEarlier, "within-earlier", 1.5,
        "Added once per earlier agent",
        "{Force} is added once for each agent of a lower index within its radius: the loop over "
        "the others ends at the agent itself.",
        "F for each i < a with d <= {r}"),
    row(ForceSlot::kTimes, Times::kWithinLater, "within-later", 1.5, "Added once per later agent",
        "{Force} is added once for each agent of a higher index within its radius: the loop over "
        "the others begins after the agent itself.",
        "F for each i > a with d <= {r}"),
    naming_row(ForceSlot::kTimes, Times::kWithinElseCohesion, "within-else-{named}", 1.5,
               "Only one force for each agent in reach",
               "{Force} is added only for agents within its radius but not within that of {named}: "
               "remove the else between the two.",
               "F for each other agent with d <= {r}, not d <= {r_named}", "within-else-{force}",
               "nothing"),
    row(ForceSlot::kTimes, Times::kWithinElseBoth, "within-else-both", 1.5,
        "Only one force for each agent in reach",
        "{Force} is added only for agents within its radius but within no other radius: it is in "
        "an else branch of the other forces.",
        "F for each other agent with d <= {r} alone"),
    row(ForceSlot::kTimes, Times::kIfAny, "if-any", {0.0, 0.0, 1.5},
        "No force without another agent",
        "{Force} is added only if another agent is within its radius.",
        "F, where another agent has d <= {r}"),
    naming_row(ForceSlot::kTimes, Times::kWithinOfCohesion, "within-of-{named}", 1.5,
               "Called for another radius",
               "{Force} is added once for each other agent within the radius of {named}: the loop "
               "that calls the forces uses the wrong radius.",
               "F for each other agent with d <= {r_named}", "within-of-{force}",
               "F for each other agent with d <= {r}"),
    row(ForceSlot::kTimes, Times::kWithinOverAll, "within-over-all", 1.5,
        "Added once per agent in reach, divided by all",
        "{Force} is added once for each other agent within its radius, and divided by the number "
        "of all agents.",
        "F n/N"),
    row(ForceSlot::kTimes, Times::kStrictlyWithinOverAll, "strictly-within-over-all", 1.2,
        "Added once per agent in reach, divided by all",
        "{Force} is added once for each other agent nearer than its radius, and divided by the "
        "number of all agents.",
        "F n/N, n with d < {r}"),
    row(ForceSlot::kTimes, Times::kByFirstNear, "by-first-near", 1.2,
        "Decided by the first agent in reach",
        "The loop that calls the forces ends at the first other agent within any radius: {force} "
        "is added only if that agent is within its radius.",
        "F, if the first agent in any radius has d <= {r}"),
};

}  // namespace flocking::explain
