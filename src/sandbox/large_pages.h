#pragma once

#include <string>
#include <vector>

#include "sandbox/command.h"
#include "sandbox/view.h"

namespace flocking::sandbox {

/// Has Python take its memory in large pages: the first use of each small one is a third of what a
/// short run takes. Shows in `view` the two files of the kernel that the C library reads before,
/// and returns the environment variables, NAME=VALUE, that ask for it. Does nothing and returns
/// none where `command` is not run by Python, or the kernel has no large pages.
std::vector<std::string> take_large_pages(const Command& command, View& view);

}  // namespace flocking::sandbox
