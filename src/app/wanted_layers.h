#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/grade_command.h"
#include "sandbox/layers.h"

namespace flocking::app {

/// What is to keep submissions in: what this machine has of what is wished for. Throws
/// EnvironmentError where it lacks what is required.
sandbox::Layers wanted_layers(SandboxWish wish, const std::vector<std::string>& required);

/// Throws EnvironmentError where runs of so many processes would use time that nobody counts.
void check_that_all_is_counted(const sandbox::Layers& layers, std::uint64_t most_processes);

}  // namespace flocking::app
