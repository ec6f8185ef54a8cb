#include "grade/probe_answer.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <span>
#include <utility>

#include "grade/probe_runner.h"
#include "grade/verdict.h"

namespace flocking::grade {
namespace {

ProbeAnswer answer_of(const sandbox::Outcome& outcome, const sandbox::Limits& limits,
                      std::string output) {
  ProbeAnswer answer;
  answer.output = std::move(output);
  answer.last_words = outcome.stderr_end;
  answer.cannot_start = outcome.cannot_start;
  answer.failure = outcome.failure;
  answer.cpu_s = outcome.usage.cpu_s;
  const std::optional<BadEnding> ending = bad_ending(outcome, limits);
  if (!ending) return answer;
  answer.verdict = ending->verdict;
  answer.how = ending->words;
  answer.was_stopped =
      outcome.over_cpu || outcome.over_wall || outcome.over_output || outcome.over_memory;
  return answer;
}

}  // namespace

ProbeAnswer answer_to(const std::string& input, const Submission& submission,
                      const sandbox::Limits& limits, sandbox::Runner& runner) {
  std::string output;
  const auto take = [&output](std::span<const char> bytes) {
    output.append(bytes.data(), bytes.size());
  };
  try {
    sandbox::Limits own_limits = limits_for(submission, limits);
    own_limits.output_bytes = std::min(own_limits.output_bytes, most_output_for(input.size()));
    const sandbox::Outcome outcome = runner.run(
        submission.command, own_limits, sandbox::Input::of_text(input), submission.hidden, take);
    return answer_of(outcome, own_limits, std::move(output));
  } catch (const std::exception& error) {
    ProbeAnswer answer;
    answer.failure = error.what();
    return answer;
  }
}

}  // namespace flocking::grade
