#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "explain/explanation.h"

namespace flocking::explain {

/// A case of an assignment, with the output that is expected.
struct CaseText {
  std::string name;
  std::string input;
  std::string answer;
};

/// Whether an output passes for the answer of a case.
using Passes = std::function<bool(const CaseText& one, std::string_view output)>;

/// Says what the deviations of an explanation do to the cases:
///
/// * `breaks` of each deviation: the cases that a right program passes, and one that has only this
///   deviation does not. One that does nothing alone may break none.
/// * The order of `deviations`: those that break most cases first, then the commoner choices, then
///   as the slots stand in Slot.
/// * `cases`, of which the numbers are; 0 where there is no deviation of a program that is not
///   explained, for then none is looked at.
/// * Only where the program is explained: how many of these cases the variant passes, and how many
///   when the first k deviations are fixed, for k from 1 to all. Else `passed` is 0 and there are
///   no `fixes`.
///
/// The deviations have to be those of the variant. No variant is played twice for the same case.
/// What it costs to play a case is the number of pairs of agents, N * N, times the number of time
/// steps; of `pair_budget` for everything the smallest cases are paid first. The others are left
/// out, and a remark says so: "2 large cases were not looked at". As to printing.text, which play()
/// does not print: a program that prints more is judged with a line of text before its numbers. One
/// that dies behind the last line end passes no case that ends with one.
/// Throws std::bad_alloc.
void add_effects(Explanation& explanation, std::span<const CaseText> cases, const Passes& passes,
                 double pair_budget);

}  // namespace flocking::explain
