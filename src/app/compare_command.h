#pragma once

#include <cstdint>
#include <string>

#include "base/exit_status.h"
#include "console/streams.h"
#include "grade/case.h"
#include "judge/comparator.h"

namespace flocking::app {

struct CompareOptions {
  std::string expected;  ///< a file, or a folder of cases
  /// a file, or - for standard input; or the folder of outputs for a folder of cases
  std::string actual;
  judge::Tolerance tolerance;
  bool strict_format = false;
  std::uint64_t agents = 0;  ///< lines per step; 0: as in the input
  std::string input;  ///< the assignment; empty: NAME.in in the folder of NAME.out, if it exists
  grade::CaseOverrides overrides;  ///< if both are folders: the tolerance and layout flags
};

/// Prints how two outputs, or the outputs of two folders, differ; with an input, also the rules
/// that the expected output follows. Returns kSuccess if they do not differ, else kNo. Throws
/// Error.
ExitStatus compare_outputs(const CompareOptions& options, const console::StandardStreams& streams);

struct ValidateOptions {
  std::string input;
  std::string answer;
  std::string feedback_folder;
  judge::Tolerance tolerance;
  bool strict_format = false;
};

/// Judges standard input. Returns kAccepted or kRejected. Throws Error.
ExitStatus validate_output(const ValidateOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
