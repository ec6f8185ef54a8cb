#pragma once

#include <string>
#include <vector>

#include "sandbox/layers.h"

namespace flocking::sandbox {

/// Returns the names of the layers in use, from the outermost: "limits", "filters", "landlock",
/// "namespaces", "cgroup". Empty without a sandbox.
std::vector<std::string> used_layers(const Layers& layers);

/// Returns, for each layer that is not in use, its name, the reason and the consequence: "cgroup
/// (no permission to make groups): memory is looked at every few milliseconds, not counted".
std::vector<std::string> missing_layers(const Layers& layers);

/// Returns how processor time is measured, for a report.
std::string timing_words(const Layers& layers);

/// Returns why the layer `name` is not in use; "" if it is in use. Throws std::invalid_argument if
/// `name` is not the name of a layer.
std::string why_not(const Layers& layers, const std::string& name);

/// Returns the names of all layers.
std::vector<std::string> layer_names();

}  // namespace flocking::sandbox
