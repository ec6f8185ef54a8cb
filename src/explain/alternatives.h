#pragma once

#include <functional>

#include "explain/search/joint_search.h"
#include "observe/probes.h"

namespace flocking::explain {

/// Runs the program on a probe; returns null if the output is useless.
using Ask = std::function<const Observation*(Probe probe)>;

/// Searches for other variants that agree with all observations of `search`, and for inputs on
/// which they differ from `found`. Runs the program on these inputs until the remaining variants
/// print the same on every tried input. Returns the likeliest of the remaining variants.
Variant distinguished(const Variant& found, JointSearch& search, const Ask& ask, Budget& budget);

}  // namespace flocking::explain
