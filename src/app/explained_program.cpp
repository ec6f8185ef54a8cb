#include "app/explained_program.h"

#include <optional>
#include <string>
#include <vector>

#include "app/explained.h"
#include "app/followed_rules.h"
#include "app/pass_count.h"
#include "app/source_files.h"
#include "app/source_lines.h"
#include "app/source_program.h"
#include "app/source_trouble.h"
#include "app/wanted_layers.h"
#include "console/interruption.h"
#include "explain/right_rules.h"
#include "grade/discovery.h"
#include "grade/probe_team.h"
#include "grade/submissions.h"

namespace flocking::app {
namespace {

// Sets the rules of a program that was run on no case and does everything as other rules say.
void follow_other_rules(redaction::NamedExplanation& named) {
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

// Builds the program if `options` name a source, with --source or as the command.
std::optional<SourceProgram> source_in(const ExplainOptions& options,
                                       const sandbox::Layers& layers) {
  if (!options.source.empty()) require_source(options.source);
  const bool is_command = options.source.empty() && is_source_command(options.command);
  if (options.source.empty() && !is_command) return std::nullopt;
  return std::optional<SourceProgram>(
      std::in_place, is_command ? options.command.front() : options.source, layers);
}

}  // namespace

redaction::NamedExplanation explained_program(const ExplainOptions& options, ExplainedCases& cases,
                                              const std::function<bool()>& stop) {
  const sandbox::Layers layers = wanted_layers(options.sandbox, {});
  console::note_interruptions();
  std::vector<std::string> secrets;
  if (!options.cases.empty()) {
    secrets = grade::secrets_of_cases(grade::found_cases_folder(options.cases), cases.judged);
  }
  const std::optional<SourceProgram> source = source_in(options, layers);
  const grade::Submission submission =
      source ? source->submission()
             : grade::one_submission(options.command, secrets, layers.can_mask());
  PassCount count;
  if (!cases.judged.empty() && submission.problem.empty()) {
    count = counted_passes(submission, cases.judged, layers);
  }
  cases.by_rules.add(count.followed);
  const sandbox::Limits limits = options.overrides.settings().limits;
  grade::ProbeTeam team(submission, limits, layers, runners_for_each(1));
  redaction::NamedExplanation named = {
      submission.name, explained(team, cases.by_rules.of(count.followed)), count.followed};
  if (!team.cannot_start().empty()) return named;
  if (cases.judged.empty()) {
    follow_other_rules(named);
  } else {
    tell_passed(named.explanation, count, cases.judged.size());
  }
  if (!source || !can_find_lines(source->task(), layers)) return named;
  if (named.explanation.crash) {
    named.trouble = found_trouble(source->task(), source->settings(), *named.explanation.crash,
                                  limits, layers, stop);
  }
  if (!named.explanation.follows_rules()) {
    named.lines = found_lines(source->task(), source->settings(), named.explanation,
                              cases.by_rules.of(count.followed), limits, layers, stop);
  }
  return named;
}

}  // namespace flocking::app
