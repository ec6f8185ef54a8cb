#pragma once

#include <string>
#include <vector>

#include "app/streams.h"
#include "grade/case.h"

namespace flocking::app {

/// The faults of the pairs in a folder of cases, a sentence each: files that make no pair, and last
/// the cases that flocking answers. To be called before these have their answers.
std::vector<std::string> pair_faults(const std::string& folder,
                                     const std::vector<grade::Case>& cases);

/// Warns of `faults` on the error stream. Throws EnvironmentError with all of them if `is_strict`,
/// as --strict-cases asks, and there is one.
void warn_of_pairs(const std::vector<std::string>& faults, bool is_strict,
                   const StandardStreams& streams);

}  // namespace flocking::app
