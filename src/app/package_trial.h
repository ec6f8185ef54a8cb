#pragma once

#include <string>
#include <vector>

#include "console/streams.h"
#include "deploy/package.h"
#include "deploy/packaged_file.h"

namespace flocking::app {

/// The result of running a package's solutions on its cases, a line each.
struct PackageTrial {
  std::vector<std::string> faults;  ///< solutions whose verdict contradicts their folder
  /// solutions not built or run on this machine, with the reason
  std::vector<std::string> untried;
};

/// Builds and runs the solutions among `files`, the files of a package written to `folder`, like
/// submissions: in the sandbox, judged by the package's settings. Throws EnvironmentError.
PackageTrial try_package(const std::vector<deploy::PackagedFile>& files, const std::string& folder,
                         const deploy::Judging& judging, const console::StandardStreams& streams);

}  // namespace flocking::app
