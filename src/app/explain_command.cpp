#include "app/explain_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "app/answers.h"
#include "app/case_pair_warnings.h"
#include "app/destinations.h"
#include "app/explain_watch.h"
#include "app/explained.h"
#include "app/explained_program.h"
#include "app/followed_rules.h"
#include "app/other_answers.h"
#include "app/output_comparison.h"
#include "app/pass_count.h"
#include "base/error.h"
#include "console/interruption.h"
#include "console/results_place.h"
#include "grade/discovery.h"
#include "grade/mapped_file.h"
#include "grade/program_rules.h"
#include "io/readable.h"

namespace flocking::app {
namespace {

std::string kept_path(const std::string& folder, const grade::Case& one) {
  return folder + "/" + one.name + ".out";
}

// Returns the stored outputs by name of case; leaves out those that are too long to explain.
std::map<std::string, std::string> kept_outputs(const std::string& folder,
                                                const std::vector<grade::Case>& cases) {
  std::map<std::string, std::string> outputs;
  for (const grade::Case& one : cases) {
    const std::string path = kept_path(folder, one);
    if (io::kind_of_no_file(path) == "nothing") continue;
    if (const std::string reason = io::reason_not_to_read(path); !reason.empty()) {
      throw EnvironmentError(fmt::format("{}: {}", path, reason));
    }
    const grade::MappedFile output(path);
    const std::size_t input_bytes = grade::MappedFile(one.input_path).text().size();
    if (output.text().size() > grade::most_output_for(input_bytes)) continue;
    std::string text(output.text());
    require_utf8(path, text);
    outputs.emplace(one.name, std::move(text));
  }
  return outputs;
}

// Counts the cases that stored outputs pass, by the rules of grading.
PassCount passes_of_outputs(const std::map<std::string, std::string>& kept,
                            const std::vector<grade::Case>& judged) {
  PassCount count{.judged = judged.size(), .passed = 0, .followed = {}};
  std::vector<grade::CaseResult> results(judged.size());
  for (std::size_t i = 0; i < judged.size(); ++i) {
    const grade::Case& one = judged[i];
    const auto found = kept.find(one.name);
    if (found == kept.end()) continue;
    const auto passes_for = [&](const std::string& answer) {
      return passes(grade::MappedFile(answer).text(), found->second, one.settings);
    };
    if (passes_for(one.answer_path)) {
      ++count.passed;
      results[i].verdict = grade::Verdict::kAccepted;
      results[i].passes_by = one.given_by;
    }
    for (const grade::RulesAnswer& other : one.other_answers) {
      if (passes_for(other.path)) results[i].passes_by.push_back(other.rules);
    }
  }
  count.followed = grade::rules_of_program(judged, results);
  return count;
}

redaction::NamedExplanation of_outputs(const ExplainOptions& options, ExplainedCases& cases) {
  const std::map<std::string, std::string> kept = kept_outputs(options.from, cases.judged);
  const PassCount count = passes_of_outputs(kept, cases.judged);
  cases.by_rules.add(count.followed);
  const ExplainableCases& explained_by = cases.by_rules.of(count.followed);
  std::vector<std::optional<std::string>> outputs;
  bool has_any = false;
  for (const explain::CaseText& one : explained_by.texts) {
    const auto found = kept.find(one.name);
    outputs.push_back(found == kept.end() ? std::nullopt : std::optional(found->second));
    has_any = has_any || found != kept.end();
  }
  if (!has_any && std::any_of(cases.judged.begin(), cases.judged.end(), [&](const auto& one) {
        return std::filesystem::exists(kept_path(options.from, one));
      })) {
    throw MisfitError("--from " + options.from +
                      ": each output is longer than the output of a flock can be");
  }
  if (!has_any) {
    throw MisfitError("--from " + options.from + ": there is no NAME.out for any case NAME.in");
  }
  redaction::NamedExplanation named = {options.from, explained_from(explained_by, outputs),
                                       count.followed};
  tell_passed(named.explanation, count, cases.judged.size());
  return named;
}

}  // namespace

const report::ExplanationFormat& explanation_format(const std::string& name) {
  for (const report::ExplanationFormat& format : report::explanation_formats()) {
    if (format.name == name) return format;
  }
  throw std::logic_error("a format that was checked is gone");
}

ExitStatus explain_program(const ExplainOptions& options, const console::StandardStreams& streams) {
  std::optional<JudgedCases> judged;
  if (!options.cases.empty()) judged.emplace(options.cases, options.overrides);
  const grade::AnswerRules rules = judged ? judged->rules() : grade::AnswerRules();
  if (judged) warn_of_pairs(judged->pair_faults(), options.has_strict_cases, streams);
  warn_of_other_rules(rules, streams);
  const CasesOfAllRules all_rules(judged ? judged->list() : std::vector<grade::Case>());
  ExplainedCases cases{all_rules.list(),
                       {all_rules.list(), rules, options.overrides.rules.value_or("")}};
  require_file_size({});
  const redaction::Telling telling = {.hint = options.hint,
                                      .is_screen = !options.at_length,
                                      .at_length = options.at_length,
                                      .rules = rules};
  if (options.watches) {
    return watch_source(
        options.source,
        [&](const std::function<bool()>& stop) { return explained_program(options, cases, stop); },
        telling, streams);
  }
  const auto is_interrupted = [] { return console::interruption() != 0; };
  const redaction::NamedExplanation explanation =
      options.from.empty() ? explained_program(options, cases, is_interrupted)
                           : of_outputs(options, cases);
  const std::string text = explanation_format(options.format).write({&explanation, 1}, telling);
  console::write_report(text, "", streams);
  const explain::Explanation& known = explanation.explanation;
  if (known.status != explain::Status::kExplained) return ExitStatus::kNo;
  // If the output follows the rules but the program crashes, the crash is unexplained.
  return known.prints_by_rules() && known.crash ? ExitStatus::kNo : ExitStatus::kSuccess;
}

}  // namespace flocking::app
