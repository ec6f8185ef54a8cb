#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "explain/explanation.h"

namespace flocking::explain {

/// A case of an assignment, with the expected output.
struct CaseText {
  std::string name;
  std::string input;
  std::string answer;
};

/// Returns true if an output passes for a case.
using Passes = std::function<bool(const CaseText& one, std::string_view output)>;

/// Computes the effects of an explanation's deviations on the cases:
///
/// * `breaks` of each deviation: the cases that the right program passes but a program with only
///   this deviation fails. A deviation that has no effect alone may break no case.
/// * The order of `deviations`: those that break most cases first, then the commoner choices, then
///   the order of Slot.
/// * `cases`: how many cases the numbers refer to; 0 if an unexplained program has no deviations,
///   since no case is played then.
/// * For an explained program only: how many of these cases the variant passes, and how many with
///   the first k deviations fixed, for k from 1 to all. Else `passed` is 0 and there are no
///   `fixes`.
///
/// The deviations must be those of the variant. No variant is played twice for the same case.
/// Playing a case costs N * N pairs of agents per time step. `pair_budget` is spent on the smallest
/// cases first; the others are left out, with a remark such as "2 large cases were not examined".
/// play() does not print text, so a program with printing.text is judged with a line of text before
/// its numbers. A program that dies after the last line end fails all cases that end with one.
/// Throws std::bad_alloc.
void add_effects(Explanation& explanation, std::span<const CaseText> cases, const Passes& passes,
                 double pair_budget);

}  // namespace flocking::explain
