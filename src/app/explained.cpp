#include "app/explained.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/memory.h"
#include "base/processors.h"
#include "console/interruption.h"
#include "explain/explainer.h"
#include "explain/outputs.h"
#include "explain/right_rules.h"
#include "explain/witness.h"
#include "grade/cached_runs.h"
#include "judge/comparator.h"

namespace flocking::app {
namespace {

// Limit in pairs of agents for simulating the effects of deviations: a second or so.
constexpr double kPairBudget = 3e7;

bool is_same(std::string_view expected, std::string_view output) {
  judge::Comparator comparator(expected, {.absolute = "0", .relative = "0"});
  comparator.feed(output);
  return comparator.finish().matches();
}

void add_witnesses(explain::Explanation& explanation, const explain::Program* program) {
  std::vector<std::string> inputs;
  for (explain::Deviation& deviation : explanation.deviations) {
    deviation.witness =
        explain::find_witness(explanation.variant, deviation.slot, explanation.right);
    if (deviation.witness) inputs.push_back(deviation.witness->input);
  }
  if (program == nullptr) return;
  program->announce(inputs);
  for (explain::Deviation& deviation : explanation.deviations) {
    if (!deviation.witness) continue;
    const explain::RunResult result = (*program)(deviation.witness->input);
    ++explanation.inputs;
    deviation.witness->is_seen = is_same(deviation.witness->found, result.output);
  }
}

void add_rest(explain::Explanation& explanation, const explain::Program* program,
              const ExplainableCases& cases) {
  explain::set_right(explanation, cases.right);
  explanation.right_name = cases.right_name;
  add_witnesses(explanation, program);
  const auto passes = [&cases](const explain::CaseText& one, std::string_view output) {
    return cases.passes(one, output);
  };
  explain::add_effects(explanation, cases.texts, passes, kPairBudget);
  explanation.remarks.insert(explanation.remarks.end(), cases.remarks.begin(), cases.remarks.end());
}

bool is_interrupted() { return console::interruption() != 0; }

// Returns the result of one or several runs; throws at an interruption.
template <class Result>
Result uninterrupted(std::optional<Result> result) {
  if (!result) console::require_no_interruption("explaining");
  return std::move(result).value();
}

grade::CachedRuns runs_of(grade::ProbeTeam& team) {
  const auto run = [&team](const std::string& input) {
    if (is_interrupted()) return uninterrupted<explain::RunResult>({});
    return uninterrupted(team.first().run_unless(input, is_interrupted));
  };
  if (team.size() == 1) return grade::CachedRuns(run);
  return {run, [&team](std::span<const std::string> inputs) {
            return uninterrupted(team.run_unless(inputs, is_interrupted));
          }};
}

}  // namespace

std::size_t runners_for_each(std::size_t programs) {
  return available_processors() >= 2 * programs ? 2 : 1;
}

explain::Explanation explained(grade::ProbeTeam& team, const ExplainableCases& cases) {
  keep_freed_memory();
  grade::CachedRuns runs = runs_of(team);
  const explain::Program program(
      [&runs](const std::string& input) { return runs.run(input); },
      [&runs](std::span<const std::string> inputs) { runs.announce(inputs); });
  std::vector<explain::CaseInput> inputs;
  for (const explain::CaseText& one : cases.texts) inputs.push_back({one.name, one.input});
  explain::Explanation explanation = explain::explain(program, inputs, team.size(), is_interrupted);
  console::require_no_interruption("explaining");
  if (!team.cannot_start().empty()) {
    // Since no input was run, findings would not be about the program.
    explain::Explanation none;
    none.reason = "it cannot be started: " + team.cannot_start();
    return none;
  }
  add_rest(explanation, &program, cases);
  return explanation;
}

explain::Explanation explained_from(const ExplainableCases& cases,
                                    const std::vector<std::optional<std::string>>& outputs) {
  std::vector<explain::SeenOutput> seen;
  for (std::size_t i = 0; i < cases.texts.size(); ++i) {
    if (!outputs[i]) continue;
    seen.push_back({cases.texts[i].name, cases.texts[i].input, *outputs[i]});
  }
  explain::Explanation explanation = explain::explain_outputs(seen);
  add_rest(explanation, nullptr, cases);
  return explanation;
}

}  // namespace flocking::app
