#pragma once

#include <string>
#include <vector>

#include "sandbox/view.h"

namespace flocking::sandbox {

/// What Landlock lets a run reach, as Request::reach has it: of the system's files those that
/// programs need without the hidden ones, what `view` shows at its sources, devices, and
/// `own_folder`. Inside of namespaces (`is_mounted`), where nothing else is to be seen, everything
/// for reading.
std::vector<std::string> reach_of(const View& view, bool is_mounted);

/// The entry for a folder that a run may write to.
std::string writable(const std::string& folder);

}  // namespace flocking::sandbox
