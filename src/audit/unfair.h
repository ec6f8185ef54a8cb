#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/audit.h"

namespace flocking::audit {

/// A case that a right program may fail.
struct UnfairCase {
  std::string name;
  /// the Manner of the right program that deviates most, in words: "compares squares"
  std::string manner;
  std::uint64_t step = 0;   ///< the first step that exceeds the tolerance, from 1
  std::uint64_t agent = 0;  ///< index of the agent, from 0
  std::string field;        ///< x, y, vx, vy
  std::string expected;     ///< as the rules print it
  std::string found;
  double drift = 0.0;  ///< largest difference of all right programs; may be infinite
  double pairs = 0.0;  ///< pairs of agents in one run of the case, see pairs_for_case()
};

/// Runs a right program of each Manner on a case. Returns the worst failure; none if all pass, or
/// if the program of `right` fails the case itself.
std::optional<UnfairCase> unfairness(const CaseText& one, const explain::Variant& right,
                                     const Passes& passes);

/// Returns the pairs of agents that one run of a case may cost if all runs of it may cost
/// `pair_budget`.
double pairs_for_case(double pair_budget);

/// Returns the unfair cases. Leaves out cases that exceed `pair_budget`.
std::vector<UnfairCase> unfair_cases(std::span<const CaseText> cases, const explain::Variant& right,
                                     const Passes& passes, double pair_budget, std::size_t threads);

}  // namespace flocking::audit
