#pragma once

#include <string>

#include "app/streams.h"

namespace flocking::app {

/// Flags of `flocking deploy`.
struct DeployOptions {
  std::string platform;  ///< the name of one of deploy::platforms()
  std::string out;       ///< an archive where it ends in .zip, else a folder, new or empty
  std::string cases = "testcases/course";
  std::string program;         ///< to grade with; empty: the one that runs
  std::string hint = "where";  ///< none, where, what, full
  std::string points;          ///< that all cases are worth together; empty: their own
};

/// Writes all that a platform needs to grade submissions there, once cases and program are known to
/// be fit for it. Throws Error.
void write_deployment(const DeployOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
