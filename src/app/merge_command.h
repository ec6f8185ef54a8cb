#pragma once

#include <string>
#include <vector>

#include "app/grade_command.h"
#include "base/exit_status.h"
#include "console/streams.h"

namespace flocking::app {

/// Options of `flocking merge`.
struct MergeOptions {
  std::vector<std::string> files;  ///< files that `flocking grade --save` wrote, at least one
  /// Only these fields count: the reports, explanations and feedback, `explains_at_length`,
  /// `assignment` and `missing`.
  GradeOptions outputs;
};

/// Writes the reports of a class whose shards were graded separately: the same bytes as those of
/// one grading, but for times. Returns the exit status that this grading would have. Throws
/// EnvironmentError if the files are not all shards of one class, each once, graded alike.
ExitStatus merge_gradings(const MergeOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
