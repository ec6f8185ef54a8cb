#pragma once

#include <string>
#include <vector>

#include "observe/observation.h"

namespace flocking::explain {

/// Returns the interpretations of `result`, the output for `input`: the lines that contain agents,
/// their columns, the time steps used. Includes only interpretations by which positions follow from
/// velocities, the likeliest first. `input` should have no forces.
std::vector<Format> find_formats(const std::string& input, const RunResult& result);

}  // namespace flocking::explain
