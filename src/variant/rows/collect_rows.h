#pragma once

#include <array>
#include <cstdint>

#include "variant/rows/choice_row.h"

/// How a program may combine the contributions of neighbours: choices and their texts.
namespace flocking::explain {

/// How the contributions of neighbours are combined. n is the number of neighbours, N of all
/// agents.
enum class Collect : std::uint8_t {
  kAsRules,     ///< separation: the sum; else the sum / n
  kOther,       ///< separation: the sum / n; else the sum
  kOverAll,     ///< the sum / N
  kOverOthers,  ///< the sum / (N - 1)
  kLast,        ///< as the rules, but with the last contribution instead of the sum
  kWhole,   ///< as the rules, but x and y of the sum are truncated to integers after each neighbour
  kHalved,  ///< the sum becomes (sum + x)/2 at each neighbour, and is not divided at the end
  kDividedEach,  ///< the sum becomes (sum + x)/n at each neighbour, where n includes this
                 ///< neighbour, and is not divided at the end
  kWholeFactor,  ///< as the rules, but sum (1/n) with 1/n as an integer division
  kOverOther,    ///< the sum / n of the other force (cohesion or alignment), where n is counted by
                 ///< the rules
  kOverOtherAndOne,
  kOverBoth,  ///< the sum / (n of cohesion + n of alignment), where both are counted by the rules
  kOverOthersOrNan,  ///< as kOverOthers, but the sum is also divided if N is 1 or no neighbour was
                     ///< added
  kByOther,          ///< as kOverOther, and the force is 0 if n of the other force is 0
  kOverOneMore,      ///< the sum / (n + 1)
  kNeverEmptied,     ///< as the rules, but sum and n are not reset between the agents of a step
  kSumKept,          ///< as kNeverEmptied, but n is reset
  kNeverReset,  ///< as the rules, but sum and n are never reset, neither between agents nor steps
                ///< nor evaluations
  kCountKept,   ///< the sum / n, where n is never reset, but the sum is
  kResultKept,  ///< as the rules, but the sum starts from the last result of this force before the
                ///< weight, of any agent and step
};

inline constexpr std::array kCollectRows = {
    row(ForceSlot::kCollect, Collect::kAsRules, "mean", 0.0, "", "", "sum / n", kAllButSeparation),
    row(ForceSlot::kCollect, Collect::kAsRules, "sum", 0.0, "", "", "sum", kSeparationOnly),
    row(ForceSlot::kCollect, Collect::kOther, "sum", 10.0, "Sum not divided",
        "The neighbours' contributions to {force} are added up, but not divided by the number of "
        "neighbours.",
        "sum", kAllButSeparation),
    row(ForceSlot::kCollect, Collect::kOther, "mean", 10.0, "Sum divided by the neighbours",
        "The sum of the neighbours' contributions to {force} is divided by the number of "
        "neighbours.",
        "sum / n", kSeparationOnly),
    row(ForceSlot::kCollect, Collect::kOverAll, "over-all", 3.0, "Divided by all agents",
        "The sum of the neighbours' contributions to {force} is divided by the number of all "
        "agents.",
        "sum / N"),
    row(ForceSlot::kCollect, Collect::kOverOthers, "over-others", 2.0,
        "Divided by all other agents",
        "The sum of the neighbours' contributions to {force} is divided by the number of all "
        "agents minus one.",
        "sum / (N - 1)"),
    row(ForceSlot::kCollect, Collect::kLast, "last", 1.5, "Only the last neighbour",
        "Each neighbour's contribution to {force} replaces the one before: it is assigned (=) "
        "instead of added (+=).",
        "the last term instead of the sum"),
    row(ForceSlot::kCollect, Collect::kWhole, "whole", {1.5, 0.0, 1.5}, "Summed in whole numbers",
        "The sum for {force} is kept as a whole number: the fraction is lost each time a neighbour "
        "is added.",
        "trunc(sum + term)"),
    row(ForceSlot::kCollect, Collect::kHalved, "halved", {1.5, 0.0, 1.5},
        "Halved with each neighbour",
        "The sum is halved each time a neighbour is added, and not divided at the end: later "
        "neighbours weigh more.",
        "(sum + x)/2 per neighbour"),
    row(ForceSlot::kCollect, Collect::kDividedEach, "divided-each", {1.5, 0.0, 1.5},
        "Divided with each neighbour",
        "The sum is divided by the number of neighbours each time a neighbour is added, instead of "
        "once at the end.",
        "(sum + x)/n per neighbour"),
    row(ForceSlot::kCollect, Collect::kWholeFactor, "whole-factor", {1.5, 0.0, 1.5},
        "Integer division 1/n",
        "For {force} 1/n is computed with integers, which gives 0 if n is more than 1: use 1.0/n.",
        "sum trunc(1/n)"),
    row(ForceSlot::kCollect, Collect::kOverOther, "over-those-of-{counted}", 1.5,
        "Divided by another force's count",
        "The sum of {force} is divided by the number of neighbours of {counted}.",
        "sum / {n_counted}", kAllButSeparation),
    row(ForceSlot::kCollect, Collect::kOverOther, "over-other", 0.0, "", "", "S / n_c",
        kSeparationOnly),
    row(ForceSlot::kCollect, Collect::kOverOtherAndOne, "over-those-of-{counted}-and-one", 1.5,
        "Divided by another force's count",
        "The sum of {force} is divided by the number of neighbours of {counted} plus one.",
        "sum / ({n_counted} + 1)", kAllButSeparation),
    row(ForceSlot::kCollect, Collect::kOverOtherAndOne, "over-other-and-one", 0.0, "", "",
        "S / (n_c + 1)", kSeparationOnly),
    row(ForceSlot::kCollect, Collect::kOverBoth, "over-those-of-both", 1.5,
        "Divided by two forces' counts",
        "The sum of {force} is divided by the neighbours of {force} and of {counted} together: the "
        "count is not reset to 0 between the two.",
        "sum / (n_c + n_a)", kAllButSeparation),
    row(ForceSlot::kCollect, Collect::kOverBoth, "over-both", 0.0, "", "", "S / (n_c + n_a)",
        kSeparationOnly),
    row(ForceSlot::kCollect, Collect::kOverOthersOrNan, "over-others-unguarded", {1.5, 0.0, 1.5},
        "Divided by all other agents",
        "The sum of {force} is divided by the number of all agents minus one, even if that is 0.",
        "sum / (N - 1), 0/0 alone"),
    row(ForceSlot::kCollect, Collect::kByOther, "by-those-of-{counted}", 1.5,
        "Divided by another force's count",
        "The sum of {force} is divided by the number of neighbours of {counted}, if there are any: "
        "the wrong count is tested and used.",
        "sum / {n_counted}, 0 if {n_counted} = 0", kAllButSeparation),
    row(ForceSlot::kCollect, Collect::kByOther, "by-other", 0.0, "", "", "S / n_c, 0 if n_c = 0",
        kSeparationOnly),
    row(ForceSlot::kCollect, Collect::kOverOneMore, "over-one-more", 1.5, "Divided by n + 1",
        "The sum of {force} is divided by one more than the number of agents that were added.",
        "sum / (n + 1)"),
    row(ForceSlot::kCollect, Collect::kNeverEmptied, "never-emptied", 3.0, "Sum never reset",
        "The sum of {force} is not reset to 0 before the next agent.", "sum of all agents so far"),
    row(ForceSlot::kCollect, Collect::kSumKept, "sum-kept", 1.5, "Only the count is reset",
        "The sum of {force} is not reset to 0 before the next agent, but the count is.",
        "sum of all agents so far / n", kAllButSeparation),
    row(ForceSlot::kCollect, Collect::kSumKept, "sum-kept", 0.0, "", "", "as never-emptied",
        kSeparationOnly),
    row(ForceSlot::kCollect, Collect::kNeverReset, "never-reset", 1.5, "Sum and count never reset",
        "The sum and the count of {force} are never reset to 0: neither for the next agent nor for "
        "the next step.",
        "all sums before + sum"),
    row(ForceSlot::kCollect, Collect::kCountKept, "count-kept", 1.5, "Count never reset",
        "The count of {force} is never reset to 0: the sum is divided by all neighbours counted so "
        "far.",
        "sum / all n so far"),
    row(ForceSlot::kCollect, Collect::kResultKept, "result-kept", 1.5, "Result never reset",
        "The sum of {force} starts from its last result instead of 0: the result for another agent "
        "or another step.",
        "last result + sum"),
};

}  // namespace flocking::explain
