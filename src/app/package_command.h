#pragma once

#include <string>

#include "app/streams.h"

namespace flocking::app {

/// Flags of `flocking package`.
struct PackageOptions {
  std::string folder;  ///< the package's, new or empty
  std::string cases = "testcases/course";
};

/// Writes the assignment as a problem package for Kattis and DOMjudge. Throws Error.
void write_problem_package(const PackageOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
