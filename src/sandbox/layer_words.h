#pragma once

#include <string>
#include <vector>

#include "sandbox/layers.h"

namespace flocking::sandbox {

/// The names of the layers in use, from the outermost: "limits", "filters", "landlock",
/// "namespaces", "cgroup". None where there is no sandbox.
std::vector<std::string> used_layers(const Layers& layers);

/// Of each layer that is not in use its name, why, and what that means: "cgroup (no permission to
/// make groups): memory is looked at every few milliseconds, not counted".
std::vector<std::string> missing_layers(const Layers& layers);

/// How processor time is measured, for a report.
std::string timing_words(const Layers& layers);

/// Why the layer `name` is not in use; empty where it is. Throws std::invalid_argument for another
/// name than one of kLayerNames.
std::string why_not(const Layers& layers, const std::string& name);

/// All that there are.
std::vector<std::string> layer_names();

}  // namespace flocking::sandbox
