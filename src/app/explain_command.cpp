#include "app/explain_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "app/answers.h"
#include "app/destinations.h"
#include "app/explained.h"
#include "app/followed_rules.h"
#include "app/interruption.h"
#include "app/output_comparison.h"
#include "app/pass_count.h"
#include "app/results_place.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "grade/discovery.h"
#include "grade/mapped_file.h"
#include "grade/probe_team.h"
#include "grade/submissions.h"
#include "io/readable.h"

namespace flocking::app {
namespace {

// The outputs that were kept, by the names of their cases.
std::map<std::string, std::string> kept_outputs(const std::string& folder,
                                                const std::vector<grade::Case>& cases) {
  std::map<std::string, std::string> outputs;
  for (const grade::Case& one : cases) {
    const std::string path = folder + "/" + one.name + ".out";
    if (io::kind_of_no_file(path) == "nothing") continue;
    if (const std::string reason = io::reason_not_to_read(path); !reason.empty()) {
      throw EnvironmentError(fmt::format("{}: {}", path, reason));
    }
    const std::string text(grade::MappedFile(path).text());
    require_utf8(path, text);
    outputs.emplace(one.name, text);
  }
  return outputs;
}

report::NamedExplanation of_outputs(const ExplainOptions& options, const ExplainableCases& cases,
                                    const std::vector<grade::Case>& judged) {
  const std::map<std::string, std::string> kept = kept_outputs(options.from, judged);
  std::vector<std::optional<std::string>> outputs;
  bool has_any = false;
  for (const explain::CaseText& one : cases.texts) {
    const auto found = kept.find(one.name);
    outputs.push_back(found == kept.end() ? std::nullopt : std::optional(found->second));
    has_any = has_any || found != kept.end();
  }
  if (!has_any) {
    throw MisfitError("--from " + options.from + ": there is no output NAME.out of any case NAME");
  }
  report::NamedExplanation named = {options.from, explained_from(cases, outputs)};
  named.explanation.judged = judged.size();
  named.explanation.passed = static_cast<std::uint64_t>(
      std::count_if(judged.begin(), judged.end(), [&kept](const grade::Case& one) {
        const auto found = kept.find(one.name);
        return found != kept.end() &&
               passes(grade::MappedFile(one.answer_path).text(), found->second, one.settings);
      }));
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
    grade::ProbeTeam team(submission, limits, layers, runners_for_each(1));
    explanation = explained(team, cases);
    if (!team.cannot_start().empty()) return {submission.name, std::move(explanation)};
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
  const explain::Explanation& known = explanation.explanation;
  if (known.status != explain::Status::kExplained) return ExitStatus::kNo;
  // Nothing explains why what prints what is right does not end well.
  return known.prints_by_rules() && known.crash ? ExitStatus::kNo : ExitStatus::kSuccess;
}

}  // namespace flocking::app
