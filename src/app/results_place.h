#pragma once

#include <string>

#include "app/streams.h"

namespace flocking::app {

/// Makes a folder where there is none, with those above it. `flag` is what named it. Throws
/// EnvironmentError.
void make_folder(const std::string& folder, const std::string& flag);

/// Writes a text to a file, which appears as a whole or not at all, or for an empty name to
/// standard output, closed or not. Throws EnvironmentError.
void write_report(const std::string& text, const std::string& file, const StandardStreams& streams);

}  // namespace flocking::app
