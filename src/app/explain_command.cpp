#include "app/explain_command.h"

#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "app/answers.h"
#include "app/case_pair_warnings.h"
#include "app/destinations.h"
#include "app/explainable_by_rules.h"
#include "app/explained.h"
#include "app/followed_rules.h"
#include "app/interruption.h"
#include "app/other_answers.h"
#include "app/output_comparison.h"
#include "app/pass_count.h"
#include "app/results_place.h"
#include "app/wanted_layers.h"
#include "base/error.h"
#include "explain/right_rules.h"
#include "grade/discovery.h"
#include "grade/mapped_file.h"
#include "grade/probe_team.h"
#include "grade/program_rules.h"
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

/// The cases of an explanation.
struct ExplainedCases {
  const std::vector<grade::Case>& judged;
  ExplainableByRules by_rules;
};

// How outputs that were kept do on the cases, as if they had been graded.
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

report::NamedExplanation of_outputs(const ExplainOptions& options, ExplainedCases& cases) {
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
  if (!has_any) {
    throw MisfitError("--from " + options.from + ": there is no output NAME.out of any case NAME");
  }
  report::NamedExplanation named = {options.from, explained_from(explained_by, outputs),
                                    count.followed};
  tell_passed(named.explanation, count, cases.judged.size());
  return named;
}

// A program that was run on no case, and does all that other rules say, follows these.
void follow_other_rules(report::NamedExplanation& named) {
  explain::Explanation& known = named.explanation;
  if (known.status != explain::Status::kExplained || known.deviations.empty()) return;
  for (const std::string& rules : assignment_rules()) {
    const explain::Variant variant = explain::parse_variant(rules);
    if (!(known.variant == variant)) continue;
    named.followed = grade::ProgramRules{
        .rules = rules, .rules_of_cases = known.right_name, .failed = 0, .is_computed = true};
    explain::set_right(known, variant);
    known.right_name = rules;
    return;
  }
}

report::NamedExplanation of_program(const ExplainOptions& options, ExplainedCases& cases) {
  const sandbox::Layers layers = wanted_layers(options.sandbox, {});
  grade::Submission submission = grade::one_submission(options.command, layers.can_mask());
  if (!options.cases.empty()) {
    submission.hidden.push_back(
        std::filesystem::canonical(grade::found_cases_folder(options.cases)).string());
  }
  PassCount count;
  if (!cases.judged.empty() && submission.problem.empty()) {
    count = counted_passes(submission, cases.judged, layers);
  }
  cases.by_rules.add(count.followed);
  const sandbox::Limits limits = options.overrides.settings().limits;
  grade::ProbeTeam team(submission, limits, layers, runners_for_each(1));
  report::NamedExplanation named = {
      submission.name, explained(team, cases.by_rules.of(count.followed)), count.followed};
  if (!team.cannot_start().empty()) return named;
  if (cases.judged.empty()) {
    follow_other_rules(named);
  } else {
    tell_passed(named.explanation, count, cases.judged.size());
  }
  return named;
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
  if (judged) warn_of_pairs(judged->pair_faults(), options.has_strict_cases, streams);
  warn_of_other_rules(rules, streams);
  const CasesOfAllRules all_rules(judged ? judged->list() : std::vector<grade::Case>());
  ExplainedCases cases{all_rules.list(),
                       {all_rules.list(), rules, options.overrides.rules.value_or("")}};
  require_file_size({});
  note_interruptions();
  const report::NamedExplanation explanation =
      options.from.empty() ? of_program(options, cases) : of_outputs(options, cases);
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
