#pragma once

#include <string_view>

#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::settings {

/// Fills in what is set once for the whole simulation. Throws through the origin of an obstacle or
/// wall that lacks a part, of torus without wrap, or of instructions
/// that this processor does not have.
void resolve_world(const Tree& tree, sim::Configuration& configuration);

/// Whether a setting says how results are computed, not which.
bool is_of_engine(std::string_view path);

}  // namespace flocking::settings
