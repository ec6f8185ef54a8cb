#include "cli/explained.h"

#include <string>
#include <string_view>
#include <utility>

#include "explain/explainer.h"
#include "explain/layouts.h"
#include "explain/outputs.h"
#include "explain/witness.h"
#include "grade/mapped_file.h"
#include "grade/probe_runner.h"
#include "judge/comparator.h"

namespace flocking::cli {
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
    const explain::Ran ran = (*program)(deviation.witness->input);
    ++explanation.inputs;
    deviation.witness->is_seen =
        passes(deviation.witness->found, ran.output, {.absolute = "0", .relative = "0"});
  }
}

void add_rest(explain::Explanation& explanation, const explain::Program* program,
              const std::vector<explain::CaseText>& cases, const judge::Tolerance& tolerance) {
  add_witnesses(explanation, program);
  const auto judge = [&tolerance](std::string_view answer, std::string_view output) {
    return passes(answer, output, tolerance);
  };
  explain::add_effects(explanation, cases, judge, kPairBudget);
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

explain::Explanation explained(const grade::Submission& submission, const sandbox::Limits& limits,
                               const sandbox::Layers& layers,
                               const std::vector<explain::CaseText>& cases,
                               const judge::Tolerance& tolerance) {
  grade::ProbeRunner runner(submission, limits, layers);
  const explain::Program program = [&runner](const std::string& input) {
    return runner.run(input);
  };
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

}  // namespace flocking::cli
