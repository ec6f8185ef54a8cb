#pragma once

#include <functional>

#include "explain/joint_search.h"
#include "explain/probes.h"

namespace flocking::explain {

/// Runs the program on a probe; null where that tells nothing.
using Ask = std::function<const Observation*(Probe probe)>;

/// Looks for variants that agree with all that `search` has seen as `found` does, and for inputs on
/// which they differ; asks the program about these until those that are left print the same on
/// every input tried. Gives the likeliest of them.
Variant distinguished(const Variant& found, JointSearch& search, const Ask& ask, Budget& budget);

}  // namespace flocking::explain
