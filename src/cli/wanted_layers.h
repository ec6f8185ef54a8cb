#pragma once

#include <string>
#include <vector>

#include "cli/grade.h"
#include "sandbox/layers.h"

namespace flocking::cli {

/// What is to keep submissions in: what this machine has of what is wished for. Throws
/// EnvironmentError where it lacks what is required.
sandbox::Layers wanted_layers(SandboxWish wish, const std::vector<std::string>& required);

}  // namespace flocking::cli
