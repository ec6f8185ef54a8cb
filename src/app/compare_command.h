#pragma once

#include <cstdint>
#include <string>

#include "app/streams.h"
#include "base/exit_status.h"
#include "grade/case.h"
#include "judge/comparator.h"

namespace flocking::app {

/// Flags of `flocking compare`.
struct CompareOptions {
  std::string expected;  ///< a file, or a folder of cases
  std::string actual;    ///< a file, or - for standard input; a folder of outputs for cases
  judge::Tolerance tolerance;
  bool strict_format = false;
  std::uint64_t agents = 0;  ///< lines of a step; 0: those that the input names
  std::string input;         ///< the assignment; empty: NAME.in beside NAME.out, if it is there
  grade::CaseOverrides overrides;  ///< where both are folders: what was given of tolerance, layout
};

/// Prints how two outputs, or the outputs of two folders, differ, and with an input whose rules the
/// expected one follows. Returns kSuccess if they do not, else kNo. Throws Error.
ExitStatus compare_outputs(const CompareOptions& options, const StandardStreams& streams);

/// Arguments of `flocking validate`.
struct ValidateOptions {
  std::string input;
  std::string answer;
  std::string feedback_folder;
  judge::Tolerance tolerance;
  bool strict_format = false;
};

/// Judges standard input. Returns kAccepted or kRejected. Throws Error.
ExitStatus validate_output(const ValidateOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
