#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "base/exit_status.h"
#include "console/streams.h"
#include "grade/case.h"
#include "settings/tree.h"

namespace flocking::app {

struct ViewOptions {
  std::string input;                 ///< a file; empty: the flock that the settings describe
  std::string output;                ///< the page, a file
  std::string actual;                ///< a file with another flock's output; empty: none
  std::vector<std::string> command;  ///< a program that prints the other flock; empty: none
  settings::Tree settings;
  grade::CaseOverrides overrides;  ///< limits of the program, tolerance
  SandboxWish sandbox = SandboxWish::kAuto;
  bool explains = false;  ///< also explain why the program differs from the rules
};

/// Writes a replay page, and prints a summary of it. Returns kSuccess if there is one flock or both
/// agree, else kNo. If the input has an error, the page shows the steps before it, if any, before
/// the error is thrown. Throws Error.
ExitStatus view_replay(const ViewOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
