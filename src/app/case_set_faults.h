#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "grade/case.h"

namespace flocking::app {

/// Something that is wrong with a set of cases.
struct CaseSetFault {
  std::string place;     ///< a folder, or a file, with line and column if they are known
  std::string sentence;  ///< what is wrong and what to do

  /// "cases/h.out: no input h.in; ..."
  [[nodiscard]] std::string words() const { return place + ": " + sentence; }
};

/// The number of checked cases, and their faults.
struct CaseSetFaults {
  std::size_t cases = 0;
  std::vector<CaseSetFault> faults;
};

/// Finds all faults of the cases below `folder`, in this order: settings, files without a partner,
/// inputs and answers of a wrong shape, answers of other rules, equal cases, cases that right
/// programs may fail, mistakes that no case notices. The checks that need valid cases skip the
/// invalid ones. `overrides` are as for grading; `threads` >= 1. Throws EnvironmentError if a file
/// cannot be read, UsageError for an ambiguous folder.
CaseSetFaults find_case_set_faults(const std::string& folder, const grade::CaseOverrides& overrides,
                                   std::size_t threads);

}  // namespace flocking::app
