#pragma once

#include <string_view>

#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::settings {

/// Sets the fields that exist once for the whole simulation. Throws through the origin of an
/// obstacle or wall that lacks a part, of torus without wrap, or of instructions that this
/// processor lacks.
void resolve_world(const Tree& tree, sim::Configuration& configuration);

/// Returns true if a setting affects only how results are computed, not the results.
bool is_of_engine(std::string_view path);

}  // namespace flocking::settings
