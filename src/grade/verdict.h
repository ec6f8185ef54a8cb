#pragma once

#include <optional>
#include <string>

#include "grade/case.h"
#include "grade/record.h"
#include "sandbox/outcome.h"

namespace flocking::grade {

/// The end of a run whose output does not count.
struct BadEnding {
  Verdict verdict = Verdict::kJudgeError;
  /// A noun that completes "it ends with": "exit status 3", "more than 2 s of CPU time".
  std::string words;
};

/// Returns BadEnding::words for a program that could not be started for `reason`.
std::string failure_to_start(const std::string& reason);

/// Returns none for a run that ended normally with exit status 0. `limits`, the limits of the run,
/// appear in the words.
std::optional<BadEnding> bad_ending(const sandbox::Outcome& outcome, const sandbox::Limits& limits);

/// Returns true if a run ended so that its output counts.
bool ended_well(const sandbox::Outcome& outcome);

/// Sets verdict, detail and warnings of `result`, which must have a comparison if the program ended
/// well. The precedence is JE, OLE, MLE, TLE, RTE, then the comparison.
void judge(CaseResult& result, const sandbox::Outcome& outcome, const CaseSettings& settings);

}  // namespace flocking::grade
