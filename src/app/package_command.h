#pragma once

#include <string>

#include "app/streams.h"
#include "base/exit_status.h"
#include "deploy/package.h"

namespace flocking::app {

/// Flags of `flocking package`.
struct PackageOptions {
  std::string folder;  ///< the package's, new or empty
  std::string cases = "testcases/course";
  bool has_strict_cases = false;  ///< every input needs its answer, and every answer its input
  std::string rules;              ///< course or course-tests; empty: those of most answers
  deploy::Validator validator = deploy::Validator::kFlocking;
  bool is_tried = true;  ///< its own solutions are run on its cases
};

/// Writes the assignment as a problem package for Kattis and DOMjudge. Returns kSuccess where its
/// accepted solutions pass and its wrong ones do not, else kNo. Throws Error.
ExitStatus write_problem_package(const PackageOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
