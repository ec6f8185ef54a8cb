#pragma once

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// The launcher, an executable of its own that this program carries along, in a sealed file in
/// memory. Throws EnvironmentError, also where such files may not be executed.
Descriptor make_launcher_file();

}  // namespace flocking::sandbox
