#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/grade_command.h"
#include "app/streams.h"
#include "base/exit_status.h"
#include "explain/explanation.h"
#include "report/named_explanation.h"

namespace flocking::app {

/// Flags of `flocking explain`.
struct ExplainOptions {
  std::vector<std::string> command;  ///< after --; empty with `from`
  std::string from;                  ///< a folder of outputs, NAME.out for each case NAME
  std::string cases;                 ///< a folder of cases; empty: none
  bool has_strict_cases = false;     ///< every input needs its answer, and every answer its input
  std::string format = "text";       ///< as in report::explanation_formats()
  explain::Hint hint = explain::Hint::kFull;
  bool at_length = false;          ///< tells every cause at length
  grade::CaseOverrides overrides;  ///< limits of runs, tolerance
  SandboxWish sandbox = SandboxWish::kAuto;
};

/// Prints what a program, or a folder of its outputs, shows of how it computes. Returns kSuccess
/// where that is explained, kNo where not or not wholly. Throws Error.
ExitStatus explain_program(const ExplainOptions& options, const StandardStreams& streams);

/// `name` as report::explanation_formats() has it, which exists.
const report::ExplanationFormat& explanation_format(const std::string& name);

}  // namespace flocking::app
