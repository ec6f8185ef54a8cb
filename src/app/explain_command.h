#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/grade_command.h"
#include "base/exit_status.h"
#include "console/streams.h"
#include "explain/explanation.h"
#include "redaction/named_explanation.h"
#include "report/explanation_formats.h"

namespace flocking::app {

struct ExplainOptions {
  std::vector<std::string> command;  ///< after --; empty if `from` is set
  std::string source;                ///< in C or C++, instead of a command; may be empty
  bool watches = false;              ///< explains `source` again each time it is saved
  std::string from;                  ///< a folder of outputs, NAME.out for each case NAME
  std::string cases;                 ///< a folder of cases; empty: none
  bool has_strict_cases = false;     ///< every input needs its answer, and every answer its input
  std::string format = "text";       ///< as in report::explanation_formats()
  explain::Hint hint = explain::Hint::kFull;
  bool at_length = false;          ///< describe every cause in full
  grade::CaseOverrides overrides;  ///< limits of runs, tolerance
  SandboxWish sandbox = SandboxWish::kAuto;
};

/// Prints the explanation of a program, or of a folder of its outputs. Returns kSuccess if it is
/// explained, kNo if it is not, or only partly. Throws Error.
ExitStatus explain_program(const ExplainOptions& options, const console::StandardStreams& streams);

/// Returns the format `name` of report::explanation_formats(), which must exist.
const report::ExplanationFormat& explanation_format(const std::string& name);

}  // namespace flocking::app
