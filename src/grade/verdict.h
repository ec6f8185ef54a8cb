#pragma once

#include "grade/case.h"
#include "grade/record.h"
#include "sandbox/outcome.h"

namespace flocking::grade {

/// Sets verdict, detail and warnings of `result`, whose comparison is there if the program ended as
/// it should. The order is JE, OLE, MLE, TLE, RTE, then the comparison.
void judge(CaseResult& result, const sandbox::Outcome& outcome, const CaseSettings& settings);

/// Whether a run ended so that its output counts: by itself, with 0, within its limits.
bool ended_well(const sandbox::Outcome& outcome);

}  // namespace flocking::grade
