#pragma once

#include <string>

#include "cli/streams.h"
#include "core/exit_status.h"
#include "judge/comparator.h"

namespace flocking::cli {

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

}  // namespace flocking::cli
