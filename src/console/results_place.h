#pragma once

#include <string>

#include "console/streams.h"

namespace flocking::console {

/// Creates a folder and its parents if missing. `flag` names the option in messages. Throws
/// EnvironmentError.
void make_folder(const std::string& folder, const std::string& flag);

/// Writes a text to a file, which appears as a whole or not at all. If `file` is empty, writes to
/// standard output, which may be closed. Throws EnvironmentError.
void write_report(const std::string& text, const std::string& file, const StandardStreams& streams);

}  // namespace flocking::console
