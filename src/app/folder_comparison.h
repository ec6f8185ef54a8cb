#pragma once

#include "app/compare_command.h"
#include "base/exit_status.h"
#include "console/streams.h"

namespace flocking::app {

/// Compares the outputs in a folder (NAME.out, NAME.txt, NAME.ans or NAME) with the cases below
/// another: prints a line for each, how many are right, and the rules that the answers follow. The
/// simulator answers cases without an answer. Returns kSuccess if all are right, else kNo. Throws
/// Error.
ExitStatus compare_folders(const CompareOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
