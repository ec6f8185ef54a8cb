#pragma once

#include <cstddef>
#include <string>

#include "app/answers.h"
#include "app/streams.h"
#include "base/exit_status.h"
#include "report/audit_report.h"

namespace flocking::app {

/// Flags of `flocking audit`.
struct AuditOptions {
  std::string cases = "testcases/course";
  bool has_strict_cases = false;  ///< every input needs its answer, and every answer its input
  std::string rules;              ///< of cases without an answer; empty: those of the other answers
  std::string format = "text";    ///< of audit_formats()
  std::string output;             ///< a file; empty: standard output
  std::string add_to;             ///< a folder, new or empty, for cases that notice what survives
  bool is_minimised = false;      ///< name a smallest set of cases that notices as much
  std::size_t jobs = 0;           ///< threads; 0: one for each processor
};

/// What cases are worth, by the rules that most of their answers follow; with all that is asked of
/// `options`. Throws Error.
report::AuditReport audit_report(const AuditOptions& options, const JudgedCases& judged);

/// The one line of an audit, with a line end, as `package` and `deploy` print it: large cases are
/// left out. Cases have answers. Throws EnvironmentError.
std::string audit_words(const std::vector<grade::Case>& cases, const grade::AnswerRules& rules);

/// Reports which wrong programs cases notice. kSuccess where all that inputs show are noticed, else
/// kNo. Throws Error.
ExitStatus audit_cases(const AuditOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
