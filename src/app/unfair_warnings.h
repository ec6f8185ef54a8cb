#pragma once

#include <string>
#include <vector>

#include "grade/case.h"
#include "grade/record.h"

namespace flocking::app {

/// How far the outputs of right programs differ on a case.
struct CaseDrift {
  std::string name;
  double drift = 0.0;  ///< the largest difference of two of their numbers
  double pairs = 0.0;  ///< pairs of agents in one run of the case
};

/// Returns the drifts of cases in `record` whose wrong answers a drift may explain. Leaves out
/// hidden cases and those that cost much to compute. With `is_part`, `record` is a shard: returns
/// all drifts that the record of the whole class may need. Throws EnvironmentError if a case cannot
/// be read.
std::vector<CaseDrift> find_drifts(const std::vector<grade::Case>& cases,
                                   const grade::Record& record, bool is_part);

/// Warns of wrong answers whose largest error is at most the drift of the case. Leaves out cases
/// that cost too much for the number of cases.
void add_unfair_warnings(const std::vector<CaseDrift>& drifts, grade::Record& record);

}  // namespace flocking::app
