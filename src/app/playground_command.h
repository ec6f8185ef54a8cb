#pragma once

#include <string>

#include "console/streams.h"

namespace flocking::app {

struct PlaygroundOptions {
  std::string output;  ///< the page, a file; - for standard output
};

/// Writes the page that simulates in a browser. Throws EnvironmentError if the program was built
/// without the engine of pages, or if the page cannot be written.
void write_playground(const PlaygroundOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
