#pragma once

#include <cstddef>
#include <string>

#include "app/answers.h"
#include "base/exit_status.h"
#include "console/streams.h"
#include "report/audit_report.h"

namespace flocking::app {

/// Flags of `flocking audit`.
struct AuditOptions {
  std::string cases = "testcases/course";
  bool has_strict_cases = false;  ///< every input needs its answer, and every answer its input
  std::string rules;  ///< rules of cases without an answer; empty: the rules of the other answers
  std::string format = "text";  ///< of audit_formats()
  std::string output;           ///< a file; empty: standard output
  std::string add_to;           ///< a folder, new or empty, for new cases that notice the survivors
  bool is_minimised = false;    ///< also find a smallest set of cases that notices as many mutants
  std::size_t jobs = 0;         ///< threads; 0: one for each processor
};

/// Audits cases by the rules that most of their answers follow, with the parts that `options`
/// request. Throws Error.
report::AuditReport audit_report(const AuditOptions& options, const JudgedCases& judged);

/// Returns the line about the audit that `package` and `deploy` print, with a line end. The audit
/// leaves out large cases. The cases must have answers. Throws EnvironmentError.
std::string audit_words(const std::vector<grade::Case>& cases, const grade::AnswerRules& rules);

/// Reports which wrong programs the cases notice. Returns kSuccess if they notice every program
/// that some input shows to be wrong, else kNo. Throws Error.
ExitStatus audit_cases(const AuditOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
