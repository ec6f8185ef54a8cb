#pragma once

#include <string>
#include <vector>

#include "sandbox/view.h"

namespace flocking::sandbox {

/// Returns the files that Landlock allows a run to reach, in the format of Request::reach: the
/// system files that programs need, except hidden ones, the sources of the files in `view`, and
/// devices. Inside namespaces (`is_mounted`), which show no other files, a run may read all files.
std::vector<std::string> reach_of(const View& view, bool is_mounted);

/// Returns the entry for a folder to which a run may write.
std::string writable(const std::string& folder);

}  // namespace flocking::sandbox
