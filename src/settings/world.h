#pragma once

#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::settings {

/// Fills in what is set once for the whole simulation. Throws through the origin of an obstacle or
/// wall that lacks a part, or of torus without wrap.
void resolve_world(const Tree& tree, sim::Configuration& configuration);

}  // namespace flocking::settings
