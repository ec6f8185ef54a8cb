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
  std::string manner;       ///< of the right program that drifts farthest: "compares squares"
  std::uint64_t step = 0;   ///< where that first differs by more than may be, from 1
  std::uint64_t agent = 0;  ///< from 0
  std::string field;        ///< x, y, vx, vy
  std::string expected;     ///< as the rules print it
  std::string found;
  double drift = 0.0;  ///< the largest difference of all right programs; infinite where one of two
                       ///< numbers is not finite
};

/// Runs right programs of every manner on a case; nothing where all pass it, or where the rules
/// `right` themselves do not.
std::optional<UnfairCase> unfairness(const CaseText& one, const explain::Variant& right,
                                     const Passes& passes);

/// Of all cases, those that are unfair; those that take more than `pair_budget` are left out.
std::vector<UnfairCase> unfair_cases(std::span<const CaseText> cases, const explain::Variant& right,
                                     const Passes& passes, double pair_budget, std::size_t threads);

}  // namespace flocking::audit
