#pragma once

#include <string>

#include "base/exit_status.h"
#include "console/streams.h"
#include "deploy/package.h"

namespace flocking::app {

struct PackageOptions {
  std::string folder;  ///< the folder of the package, new or empty
  std::string cases = "testcases/course";
  bool has_strict_cases = false;  ///< every input needs its answer, and every answer its input
  std::string rules;              ///< course or course-tests; empty: the rules of most answers
  deploy::Validator validator = deploy::Validator::kFlocking;
  bool is_tried = true;  ///< run the package's solutions on its cases
};

/// Writes the assignment as a problem package for Kattis and DOMjudge. Returns kSuccess if its
/// accepted solutions pass and its wrong ones fail, else kNo. Throws Error.
ExitStatus write_problem_package(const PackageOptions& options,
                                 const console::StandardStreams& streams);

}  // namespace flocking::app
