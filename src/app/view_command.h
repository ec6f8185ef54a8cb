#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "app/streams.h"
#include "base/exit_status.h"
#include "grade/case.h"
#include "settings/tree.h"

namespace flocking::app {

/// Flags of `flocking view`.
struct ViewOptions {
  std::string input;                 ///< a file; empty: the flock that the settings describe
  std::string output;                ///< the page, a file
  std::string actual;                ///< a file with another flock's output; empty: none
  std::vector<std::string> command;  ///< a program that prints it; empty: none
  settings::Tree settings;
  grade::CaseOverrides overrides;  ///< limits of the program, tolerance
  SandboxWish sandbox = SandboxWish::kAuto;
  bool explains = false;  ///< also why the program parts from the rules
};

/// Writes a replay, a page, and says on standard output what it shows. Returns kSuccess where there
/// is one flock or both agree, else kNo. Where the input is wrong the page shows what was computed,
/// if anything was, before the error is thrown. Throws Error.
ExitStatus view_replay(const ViewOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
