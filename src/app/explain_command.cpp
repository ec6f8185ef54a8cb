#include "app/explain_command.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "app/answers.h"
#include "app/destinations.h"
#include "app/explained.h"
#include "app/interruption.h"
#include "app/report_files.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "grade/discovery.h"
#include "grade/probe_runner.h"
#include "grade/submissions.h"

namespace flocking::app {
namespace {

std::optional<std::string> content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

report::NamedExplanation of_outputs(const ExplainOptions& options,
                                    const std::vector<explain::CaseText>& cases,
                                    const judge::Tolerance& tolerance) {
  std::vector<std::optional<std::string>> outputs;
  std::size_t found = 0;
  for (const explain::CaseText& one : cases) {
    outputs.push_back(content_of(options.from + "/" + one.name + ".out"));
    if (outputs.back()) ++found;
  }
  if (found == 0) {
    throw MisfitError("--from " + options.from + ": there is no output NAME.out of any case NAME");
  }
  return {options.from, explained_from(cases, outputs, tolerance)};
}

report::NamedExplanation of_program(const ExplainOptions& options,
                                    const std::vector<explain::CaseText>& cases,
                                    const grade::CaseSettings& settings) {
  const sandbox::Layers layers = wanted_layers(options.sandbox, {});
  grade::Submission submission = grade::one_submission(options.command);
  if (!options.cases.empty()) {
    submission.hidden.push_back(
        std::filesystem::canonical(grade::found_cases_folder(options.cases)).string());
  }
  grade::ProbeRunner runner(submission, settings.limits, layers);
  return {submission.name, explained(runner, cases, settings.tolerance)};
}

}  // namespace

const report::ExplanationFormat& explanation_format(const std::string& name) {
  for (const report::ExplanationFormat& format : report::explanation_formats()) {
    if (format.name == name) return format;
  }
  throw std::logic_error("a format that was checked is gone");
}

ExitStatus explain_program(const ExplainOptions& options, const StandardStreams& streams) {
  const grade::CaseSettings settings = options.overrides.settings();
  std::optional<JudgedCases> judged;
  if (!options.cases.empty()) judged.emplace(options.cases, options.overrides);
  std::vector<explain::CaseText> texts;
  if (judged) texts = explainable(judged->list());
  require_file_size({});
  note_interruptions();
  const report::NamedExplanation explanation = options.from.empty()
                                                   ? of_program(options, texts, settings)
                                                   : of_outputs(options, texts, settings.tolerance);
  const std::string text =
      explanation_format(options.format)
          .write({&explanation, 1}, {.hint = options.hint, .at_length = options.at_length});
  write_report(text, "", streams);
  return explanation.explanation.status == explain::Status::kExplained ? ExitStatus::kSuccess
                                                                       : ExitStatus::kNo;
}

}  // namespace flocking::app
