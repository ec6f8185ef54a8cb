#pragma once

#include <functional>
#include <string>

namespace flocking::sandbox::testing {

/// Returns the result of `work` in a new process, which has no other children and may change its
/// user; "threw: ..." if it throws, "signal N" if it is killed.
std::string in_child(const std::function<std::string()>& work);

}  // namespace flocking::sandbox::testing
