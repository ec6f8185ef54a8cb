#pragma once

#include <string>
#include <vector>

#include "app/streams.h"
#include "deploy/package.h"
#include "deploy/packaged_file.h"

namespace flocking::app {

/// What came of running a package's own solutions on its own cases, a line each.
struct PackageTrial {
  std::vector<std::string> faults;   ///< solutions that do not do what their folder says
  std::vector<std::string> untried;  ///< those that nothing here builds or runs, with the reason
};

/// Builds and runs the solutions among `files`, those of a package written to `folder`, as
/// submissions are: in the sandbox, judged as the package says. Throws EnvironmentError.
PackageTrial try_package(const std::vector<deploy::PackagedFile>& files, const std::string& folder,
                         const deploy::Judging& judging, const StandardStreams& streams);

}  // namespace flocking::app
