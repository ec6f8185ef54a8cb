#pragma once

#include <cstdint>
#include <string>

#include "cli/streams.h"
#include "core/exit_status.h"
#include "judge/comparator.h"

namespace flocking::cli {

/// Flags of `flocking compare`.
struct CompareOptions {
  std::string expected;  ///< a file
  std::string actual;    ///< a file, or - for standard input
  judge::Tolerance tolerance;
  bool strict_format = false;
  std::uint64_t agents = 0;  ///< lines of a step; 0: not known
};

/// Prints how two outputs differ. Returns kSuccess if they do not, else kNo. Throws Error.
ExitStatus compare_outputs(const CompareOptions& options, const StandardStreams& streams);

}  // namespace flocking::cli
