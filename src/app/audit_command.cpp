#include "app/audit_command.h"

#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include "app/audit_texts.h"
#include "app/case_pair_warnings.h"
#include "app/followed_rules.h"
#include "audit/additions.h"
#include "audit/minimal.h"
#include "audit/unfair.h"
#include "base/error.h"
#include "base/named_path.h"
#include "base/processors.h"
#include "console/results_place.h"
#include "console/whole_file.h"
#include "report/audit_report.h"

namespace flocking::app {
namespace {

// At most about half a minute on one processor.
constexpr double kMostPairsOfAudit = 1e9;
// At most some seconds: the user did not ask for the audit.
constexpr double kMostPairsOfLine = 1e8;

// Throws if the folder has files, which an audit must not overwrite.
void require_new_folder(const std::string& folder) {
  std::error_code ignored;
  if (!std::filesystem::exists(path_of(folder), ignored) ||
      std::filesystem::is_empty(path_of(folder), ignored))
    return;
  throw MisfitError("--add " + folder + ": expected a new folder, or an empty one");
}

void write_additions(const audit::Additions& additions, const std::string& folder) {
  console::make_folder(folder, "--add");
  for (const audit::Addition& one : additions.cases) {
    const std::string path = name_of_path(path_of(folder) / path_of(one.text.name));
    console::write_whole_file(path + ".in", one.text.input, "a case");
    console::write_whole_file(path + ".out", one.text.answer, "a case");
  }
}

}  // namespace

report::AuditReport audit_report(const AuditOptions& options, const JudgedCases& judged) {
  const AuditTexts texts(judged.list());
  const explain::Variant right = right_variant(judged.rules(), options.rules);
  const std::size_t threads = options.jobs > 0 ? options.jobs : available_processors();
  const audit::Passes passes = texts.judging();
  report::AuditReport found;
  found.folder = options.cases;
  found.rules = judged.rules();
  found.audit = audit::audit(texts.texts(), right, passes, kMostPairsOfAudit, threads);
  found.unfair = audit::unfair_cases(texts.texts(), right, passes, kMostPairsOfAudit / 4, threads);
  found.remarks = report::set_words(audit::set_findings(texts.as_set()));
  if (options.is_minimised) found.minimal = audit::minimal_set(found.audit);
  if (options.add_to.empty()) return found;
  std::vector<std::string> taken;
  for (const audit::CaseText& one : texts.texts()) {
    taken.push_back(name_of_path(path_of(one.name).filename()));
  }
  const audit::Additions additions = audit::additions(found.audit, right, passes, taken, threads);
  write_additions(additions, options.add_to);
  found.open = additions.open;
  found.added.emplace();
  for (const audit::Addition& one : additions.cases) {
    found.added->push_back({one.text.name, one.notices});
  }
  return found;
}

std::string audit_words(const std::vector<grade::Case>& cases, const grade::AnswerRules& rules) {
  const AuditTexts texts(cases);
  return report::audit_line(audit::audit(texts.texts(), right_variant(rules, ""), texts.judging(),
                                         kMostPairsOfLine, available_processors())) +
         "\n";
}

ExitStatus audit_cases(const AuditOptions& options, const console::StandardStreams& streams) {
  if (!options.add_to.empty()) require_new_folder(options.add_to);
  grade::CaseOverrides overrides;
  if (!options.rules.empty()) overrides.rules = options.rules;
  const JudgedCases judged(options.cases, overrides);
  warn_of_pairs(judged.pair_faults(), options.has_strict_cases, streams);
  warn_of_other_rules(judged.rules(), streams);
  const report::AuditReport found = audit_report(options, judged);
  for (const report::AuditFormat& format : report::audit_formats()) {
    if (format.name == options.format)
      console::write_report(format.write(found), options.output, streams);
  }
  const bool is_closed = found.added ? found.open.empty() : total_tally(found.audit).survive == 0;
  return is_closed ? ExitStatus::kSuccess : ExitStatus::kNo;
}

}  // namespace flocking::app
