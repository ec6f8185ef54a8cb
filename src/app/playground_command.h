#pragma once

#include <string>

#include "app/streams.h"

namespace flocking::app {

/// Flags of `flocking playground`.
struct PlaygroundOptions {
  std::string output;  ///< the page, a file; - for standard output
};

/// Writes the page that simulates in a browser. Throws EnvironmentError.
void write_playground(const PlaygroundOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
