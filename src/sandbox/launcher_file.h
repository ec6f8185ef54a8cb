#pragma once

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// Returns the launcher, an executable embedded in this program, in a sealed file in memory. Throws
/// EnvironmentError, also if the system does not allow execution of such files.
Descriptor make_launcher_file();

}  // namespace flocking::sandbox
