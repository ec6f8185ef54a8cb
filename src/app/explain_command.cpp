#include "app/explain_command.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "app/answers.h"
#include "app/destinations.h"
#include "app/explained.h"
#include "app/followed_rules.h"
#include "app/interruption.h"
#include "app/output_comparison.h"
#include "app/pass_count.h"
#include "app/report_files.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "grade/discovery.h"
#include "grade/mapped_file.h"
#include "grade/probe_runner.h"
#include "grade/submissions.h"
#include "judge/comparator.h"

namespace flocking::app {
namespace {

std::optional<std::string> content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

// Whether the output that was kept of a case passes; without one it does not.
bool passes(const ExplainOptions& options, const grade::Case& one) {
  const std::optional<std::string> output = content_of(options.from + "/" + one.name + ".out");
  if (!output) return false;
  const grade::MappedFile answer(one.answer_path);
  judge::Comparator comparator(answer.text(), one.settings.tolerance);
  comparator.feed(*output);
  return is_accepted(comparator.finish(), one.settings.strict_format);
}

report::NamedExplanation of_outputs(const ExplainOptions& options, const ExplainableCases& cases,
                                    const std::vector<grade::Case>& judged) {
  std::vector<std::optional<std::string>> outputs;
  std::size_t found = 0;
  for (const explain::CaseText& one : cases.texts) {
    outputs.push_back(content_of(options.from + "/" + one.name + ".out"));
    if (outputs.back()) ++found;
  }
  if (found == 0) {
    throw MisfitError("--from " + options.from + ": there is no output NAME.out of any case NAME");
  }
  report::NamedExplanation named = {options.from, explained_from(cases, outputs)};
  named.explanation.judged = judged.size();
  named.explanation.passed = static_cast<std::uint64_t>(
      std::count_if(judged.begin(), judged.end(),
                    [&options](const grade::Case& one) { return passes(options, one); }));
  return named;
}

report::NamedExplanation of_program(const ExplainOptions& options, const ExplainableCases& cases,
                                    const std::vector<grade::Case>& judged) {
  const sandbox::Layers layers = wanted_layers(options.sandbox, {});
  grade::Submission submission = grade::one_submission(options.command);
  if (!options.cases.empty()) {
    submission.hidden.push_back(
        std::filesystem::canonical(grade::found_cases_folder(options.cases)).string());
  }
  const sandbox::Limits limits = options.overrides.settings().limits;
  explain::Explanation explanation;
  {
    grade::ProbeRunner runner(submission, limits, layers);
    explanation = explained(runner, cases);
    if (!runner.cannot_start().empty()) return {submission.name, std::move(explanation)};
  }
  if (!judged.empty()) tell_passed(explanation, submission, judged, layers);
  return {submission.name, std::move(explanation)};
}

}  // namespace

const report::ExplanationFormat& explanation_format(const std::string& name) {
  for (const report::ExplanationFormat& format : report::explanation_formats()) {
    if (format.name == name) return format;
  }
  throw std::logic_error("a format that was checked is gone");
}

ExitStatus explain_program(const ExplainOptions& options, const StandardStreams& streams) {
  std::optional<JudgedCases> judged;
  if (!options.cases.empty()) judged.emplace(options.cases, options.overrides);
  const grade::AnswerRules rules = judged ? judged->rules() : grade::AnswerRules();
  const std::vector<grade::Case> list = judged ? judged->list() : std::vector<grade::Case>();
  const ExplainableCases cases = explainable(list, rules, options.overrides.rules.value_or(""));
  warn_of_other_rules(rules, streams);
  require_file_size({});
  note_interruptions();
  const report::NamedExplanation explanation =
      options.from.empty() ? of_program(options, cases, list) : of_outputs(options, cases, list);
  const std::string text =
      explanation_format(options.format)
          .write({&explanation, 1},
                 {.hint = options.hint, .at_length = options.at_length, .rules = rules});
  write_report(text, "", streams);
  return explanation.explanation.status == explain::Status::kExplained ? ExitStatus::kSuccess
                                                                       : ExitStatus::kNo;
}

}  // namespace flocking::app
