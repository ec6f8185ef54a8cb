#pragma once

#include <string>
#include <vector>

#include "console/streams.h"
#include "grade/case.h"

namespace flocking::app {

/// Returns what is missing in the input/answer pairs of a folder of cases, one sentence each: first
/// the files without a partner, last the inputs without an answer, which flocking computes. Call it
/// before these answers are computed.
std::vector<std::string> pair_faults(const std::string& folder,
                                     const std::vector<grade::Case>& cases);

/// Warns of `faults` on the error stream. If `is_strict` (--strict-cases) and there are faults,
/// throws EnvironmentError that lists all of them instead.
void warn_of_pairs(const std::vector<std::string>& faults, bool is_strict,
                   const console::StandardStreams& streams);

}  // namespace flocking::app
