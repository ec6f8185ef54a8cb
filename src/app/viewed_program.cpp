#include "app/viewed_program.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/explained.h"
#include "app/told_explanation.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "grade/probe_team.h"
#include "grade/submissions.h"

namespace flocking::app {
namespace {

std::string command_line(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
  return line;
}

sandbox::Limits limits_for(const ViewOptions& options, std::uint64_t expected_bytes) {
  sandbox::Limits limits = options.overrides.settings().limits;
  // The limit leaves room for too many lines, so that the page can show this mistake.
  if (!options.overrides.output_limit_mib) {
    limits.output_bytes = std::max(limits.output_bytes, 4 * expected_bytes);
  }
  return limits;
}

replay::ToldExplanation explanation_of(grade::ProbeTeam& team, const std::string& program,
                                       const std::string& rules) {
  const ExplainableCases cases = explainable({}, {}, rules);
  return told_explanation(program, explained(team, cases), explain::Hint::kFull);
}

}  // namespace

ViewedOutput run_viewed_program(const ViewOptions& options, const std::string& input,
                                const std::vector<std::string>& secrets, const std::string& rules,
                                std::uint64_t expected_bytes) {
  const grade::MappedFile assignment(input);
  const sandbox::Layers layers = wanted_layers(options.sandbox, {});
  grade::ProbeTeam team(grade::one_submission(options.command, secrets, layers.can_mask()),
                        limits_for(options, expected_bytes), layers,
                        options.explains ? runners_for_each(1) : 1);
  grade::ProbeRunner& runner = team.first();
  explain::RunResult run_result = runner.run(std::string(assignment.text()));
  if (!runner.cannot_start().empty()) {
    throw MisfitError("the program cannot be started: " + runner.cannot_start());
  }
  ViewedOutput other{std::move(run_result.output), nullptr, {}};
  other.flock = {command_line(options.command), {}, run_result.how, runner.verdict(), {}};
  if (options.explains) {
    other.flock.explanation = explanation_of(team, other.flock.program, rules);
  }
  return other;
}

}  // namespace flocking::app
