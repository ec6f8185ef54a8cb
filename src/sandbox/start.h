#pragma once

#include <sys/types.h>

#include "sandbox/cgroup.h"
#include "sandbox/request.h"

namespace flocking::sandbox {

/// The descriptors for starting a launcher.
struct StartFiles {
  int launcher = -1;  ///< the launcher's executable
  int input = -1;
  int output = -1;
  int errors = -1;
  int report = -1;  ///< the writing end of the pipe for its reports
};

/// Starts a launcher with `order` in the control group, using the request's wrapper if it has one.
/// Returns the id of the new process. Throws EnvironmentError.
pid_t start_launcher(const Request& request, const Cgroup& cgroup, const SharedOrder& order,
                     const StartFiles& files);

}  // namespace flocking::sandbox
