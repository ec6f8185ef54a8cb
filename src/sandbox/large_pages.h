#pragma once

#include <string>
#include <vector>

#include "sandbox/command.h"
#include "sandbox/view.h"

namespace flocking::sandbox {

/// Makes Python allocate its memory in large pages, because the first use of each small page takes
/// a third of the time of a short run. Adds to `view` the two kernel files that the C library reads
/// first, and returns the environment variables that enable large pages, as NAME=VALUE. Returns
/// nothing and changes nothing if Python does not run `command` or the kernel has no large pages.
std::vector<std::string> take_large_pages(const Command& command, View& view);

}  // namespace flocking::sandbox
