#include "app/explained.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/interruption.h"
#include "base/error.h"
#include "explain/explainer.h"
#include "explain/layouts.h"
#include "explain/outputs.h"
#include "explain/witness.h"
#include "grade/cached_runs.h"
#include "grade/mapped_file.h"
#include "judge/comparator.h"

namespace flocking::app {
namespace {

// Pairs of agents that the plain simulator may look at for the effects of deviations: a second or
// so.
constexpr double kPairBudget = 3e7;

bool passes(std::string_view answer, std::string_view output, const judge::Tolerance& tolerance) {
  judge::Comparator comparator(answer, tolerance);
  comparator.feed(output);
  return comparator.finish().matches();
}

void add_witnesses(explain::Explanation& explanation, const explain::Program* program) {
  for (explain::Deviation& deviation : explanation.deviations) {
    deviation.witness = explain::find_witness(explanation.variant, deviation.slot);
    if (!deviation.witness || program == nullptr) continue;
    const explain::RunResult result = (*program)(deviation.witness->input);
    ++explanation.inputs;
    deviation.witness->is_seen =
        passes(deviation.witness->found, result.output, {.absolute = "0", .relative = "0"});
  }
}

// How many cases pass as it is: what was seen, not what a variant says of it. Nothing is told of
// cases where it is stopped at its limits again and again.
void count_passed(explain::Explanation& explanation, const explain::Program& program,
                  const std::vector<explain::CaseText>& cases, const judge::Tolerance& tolerance) {
  constexpr std::uint64_t kMostStops = 3;
  std::uint64_t passed = 0;
  std::uint64_t stops = 0;
  for (const explain::CaseText& one : cases) {
    const explain::RunResult result = program(one.input);
    if (result.was_stopped) ++stops;
    if (result.ended_well && passes(one.answer, result.output, tolerance)) ++passed;
    if (stops < kMostStops) continue;
    explanation.cases = 0;
    return;
  }
  explanation.passed = passed;
}

void add_rest(explain::Explanation& explanation, const explain::Program* program,
              const std::vector<explain::CaseText>& cases, const judge::Tolerance& tolerance) {
  add_witnesses(explanation, program);
  const auto judge = [&tolerance](std::string_view answer, std::string_view output) {
    return passes(answer, output, tolerance);
  };
  explain::add_effects(explanation, cases, judge, kPairBudget);
  // A variant that explains it passes what it passes.
  const bool is_explained = explanation.status == explain::Status::kExplained;
  if (program != nullptr && !is_explained && explanation.cases > 0)
    count_passed(explanation, *program, cases, tolerance);
}

}  // namespace

std::vector<explain::CaseText> explainable(const std::vector<grade::Case>& cases) {
  std::vector<explain::CaseText> texts;
  for (const grade::Case& one : cases) {
    if (one.settings.hidden) continue;
    std::string input(grade::MappedFile(one.input_path).text());
    if (!explain::is_assignment(input)) continue;
    texts.push_back(
        {one.name, std::move(input), std::string(grade::MappedFile(one.answer_path).text())});
  }
  return texts;
}

explain::Explanation explained(grade::ProbeRunner& runner,
                               const std::vector<explain::CaseText>& cases,
                               const judge::Tolerance& tolerance) {
  grade::CachedRuns runs([&runner](const std::string& input) {
    const auto is_interrupted = [] { return interruption() != 0; };
    if (!is_interrupted()) {
      if (std::optional<explain::RunResult> result = runner.run_unless(input, is_interrupted))
        return *std::move(result);
    }
    throw EnvironmentError("explaining was stopped by signal " + std::to_string(interruption()));
  });
  const explain::Program program = [&runs](const std::string& input) { return runs.run(input); };
  std::vector<explain::CaseInput> inputs;
  for (const explain::CaseText& one : cases) inputs.push_back({one.name, one.input});
  explain::Explanation explanation = explain::explain(program, inputs);
  if (!runner.cannot_start().empty()) {
    explanation.reason = "it cannot be started: " + runner.cannot_start();
    return explanation;
  }
  add_rest(explanation, &program, cases, tolerance);
  return explanation;
}

explain::Explanation explained_from(const std::vector<explain::CaseText>& cases,
                                    const std::vector<std::optional<std::string>>& outputs,
                                    const judge::Tolerance& tolerance) {
  std::vector<explain::SeenOutput> seen;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (outputs[i]) seen.push_back({cases[i].name, cases[i].input, *outputs[i]});
  }
  explain::Explanation explanation = explain::explain_outputs(seen);
  add_rest(explanation, nullptr, cases, tolerance);
  return explanation;
}

}  // namespace flocking::app
