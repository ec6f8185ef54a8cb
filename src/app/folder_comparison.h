#pragma once

#include "app/compare_command.h"
#include "app/streams.h"
#include "base/exit_status.h"

namespace flocking::app {

/// Compares the outputs in a folder, NAME.out, NAME.txt, NAME.ans or NAME, with the cases below
/// another: a line for each, how many are right, whose rules the answers follow. Cases without an
/// answer are answered by the simulator. Returns kSuccess where all are right, else kNo. Throws
/// Error.
ExitStatus compare_folders(const CompareOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
