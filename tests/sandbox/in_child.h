#pragma once

#include <functional>
#include <string>

namespace flocking::sandbox::testing {

/// What `work` returns in a process of its own, which has no other children and may become what it
/// likes; "threw: ..." where it throws, "signal N" where it dies.
std::string in_child(const std::function<std::string()>& work);

}  // namespace flocking::sandbox::testing
