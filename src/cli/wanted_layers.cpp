#include "cli/wanted_layers.h"

#include <algorithm>

#include "core/error.h"

namespace flocking::cli {

sandbox::Layers wanted_layers(SandboxWish wish, const std::vector<std::string>& required) {
  sandbox::Layers layers = sandbox::find_layers();
  if (wish == SandboxWish::kLimits || wish == SandboxWish::kNone) {
    layers.namespaces = layers.cgroup = false;
    layers.no_namespaces = layers.no_cgroup = "not wanted";
  }
  const auto is_required = [&required](const char* layer) {
    return std::find(required.begin(), required.end(), layer) != required.end();
  };
  const bool full = wish == SandboxWish::kFull;
  if (!layers.namespaces && (full || is_required("namespaces"))) {
    throw EnvironmentError("the sandbox has no namespaces: " + layers.no_namespaces);
  }
  if (!layers.cgroup && is_required("cgroup")) {
    throw EnvironmentError("the sandbox has no cgroup: " + layers.no_cgroup);
  }
  return layers;
}

}  // namespace flocking::cli
