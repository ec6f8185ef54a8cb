#pragma once

#include <string>

#include "console/streams.h"

namespace flocking::app {

struct DeployOptions {
  std::string platform;  ///< the name of one of deploy::platforms()
  std::string out;       ///< an archive if it ends in .zip, else a folder, new or empty
  std::string cases = "testcases/course";
  std::string program;         ///< the grader to package; empty: the running one
  std::string hint = "where";  ///< none, where, what, full
  std::string points;          ///< total of all cases; empty: as the cases say
  std::string fetch;   ///< address from which machines download the program; empty: it is packaged
  std::string sha256;  ///< of the program at `fetch`; empty: that of `program`
};

/// Writes the files that a platform needs to grade submissions, after checking cases and program.
/// Throws Error.
void write_deployment(const DeployOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
