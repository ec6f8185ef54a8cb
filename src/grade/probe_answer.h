#pragma once

#include <string>

#include "grade/case_runner.h"
#include "grade/fields.h"
#include "grade/record.h"
#include "sandbox/limits.h"
#include "sandbox/runner.h"

namespace flocking::grade {

/// The result of a run for ProbeRunner.
struct ProbeAnswer {
  std::string output;
  std::string how;  ///< why it did not end normally; empty if it did
  std::string last_words;
  std::string cannot_start;
  std::string failure;
  bool was_stopped = false;
  double cpu_s = 0.0;
  Verdict verdict = Verdict::kAccepted;  ///< the verdict that follows from how the run ended
};

template <class Way, FieldsOf<ProbeAnswer> Told>
void visit(Way& way, Told& answer) {
  way("output", answer.output);
  way("how", answer.how);
  way("last_words", answer.last_words);
  way("cannot_start", answer.cannot_start);
  way("failure", answer.failure);
  way("was_stopped", answer.was_stopped);
  way("cpu_s", answer.cpu_s);
  way("verdict", answer.verdict);
}

/// Runs a submission on an input. The limits are those of its language if they are larger, and at
/// most most_output_for() the input. If the runner fails, sets ProbeAnswer::failure.
ProbeAnswer answer_to(const std::string& input, const Submission& submission,
                      const sandbox::Limits& limits, sandbox::Runner& runner);

}  // namespace flocking::grade
