#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/grade_command.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// Returns the layers of the sandbox that `wish` requests and this machine has. Throws
/// EnvironmentError if a required layer is missing.
sandbox::Layers wanted_layers(SandboxWish wish, const std::vector<std::string>& required);

/// Returns why the processor time of `most_processes` processes of a run cannot be counted; empty
/// if it can.
std::string why_not_counted(const sandbox::Layers& layers, std::uint64_t most_processes);

/// Throws EnvironmentError if the processor time of `most_processes` processes cannot be counted.
void check_that_all_is_counted(const sandbox::Layers& layers, std::uint64_t most_processes);

}  // namespace flocking::app
