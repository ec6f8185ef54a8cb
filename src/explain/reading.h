#pragma once

#include <string>
#include <vector>

#include "explain/observation.h"

namespace flocking::explain {

/// The ways in which `result`, what a program printed for `input`, can be read: which lines hold
/// agents, which columns, which time steps were used. Only such are given with which positions
/// follow from velocities. The likeliest first. `input` is best one without forces.
std::vector<Format> find_formats(const std::string& input, const RunResult& result);

}  // namespace flocking::explain
