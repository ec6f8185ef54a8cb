#pragma once

#include <optional>
#include <string>

#include "grade/case.h"
#include "grade/record.h"
#include "sandbox/outcome.h"

namespace flocking::grade {

/// How a run ended whose output does not count.
struct BadEnding {
  Verdict verdict = Verdict::kJudgeError;
  /// A noun that completes "it ends with": "exit status 3", "more than 2 s of CPU time".
  std::string words;
};

/// Those words for a program that could not be started.
std::string failure_to_start(const std::string& reason);

/// Nothing for a run that ended by itself, with exit status 0, within `limits`, which it tells of.
std::optional<BadEnding> bad_ending(const sandbox::Outcome& outcome, const sandbox::Limits& limits);

/// Whether a run ended so that its output counts.
bool ended_well(const sandbox::Outcome& outcome);

/// Sets verdict, detail and warnings of `result`, whose comparison is there if the program ended as
/// it should. The order is JE, OLE, MLE, TLE, RTE, then the comparison.
void judge(CaseResult& result, const sandbox::Outcome& outcome, const CaseSettings& settings);

}  // namespace flocking::grade
