#include "app/source_lines.h"

#include <cstddef>
#include <string_view>

#include "explain/right_rules.h"
#include "repair/repair.h"

namespace flocking::app {
namespace {

repair::KnownMistakes known_mistakes(const explain::Explanation& explanation) {
  repair::KnownMistakes known{.variant = explanation.variant, .corrections = {}};
  if (explanation.status != explain::Status::kExplained) return known;
  for (const explain::Deviation& one : explanation.deviations) {
    known.corrections.emplace_back(
        [slot = one.slot, right = explanation.right](explain::Variant& variant) {
          explain::repair(variant, slot, right);
        });
  }
  return known;
}

}  // namespace

bool can_find_lines(const build::Task& task, const sandbox::Layers& layers) {
  return task.plan.language != nullptr && task.plan.language->calls_cxx &&
         layers.counts_processes();
}

std::optional<diagnosis::LineFindings> found_lines(const build::Task& task,
                                                   const build::Settings& settings,
                                                   const explain::Explanation& explanation,
                                                   const ExplainableCases& cases,
                                                   const sandbox::Limits& limits,
                                                   const sandbox::Layers& layers,
                                                   const std::function<bool()>& stop) {
  const repair::Workshop workshop{
      .task = task, .settings = settings, .layers = layers, .limits = limits, .stop = stop};
  repair::JudgedInputs judged;
  for (const explain::CaseText& one : cases.texts) judged.inputs.push_back(one.input);
  judged.passes = [&cases](std::size_t number, std::string_view output) {
    return cases.passes(cases.texts[number], output);
  };
  std::optional<diagnosis::LineFindings> found =
      repair::repairs_of(workshop, cases.right, known_mistakes(explanation), judged);
  if (stop()) return std::nullopt;
  return found;
}

}  // namespace flocking::app
