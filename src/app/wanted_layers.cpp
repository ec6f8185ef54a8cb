#include "app/wanted_layers.h"

#include <filesystem>

#include "base/error.h"
#include "build/cache.h"
#include "grade/identity.h"
#include "sandbox/layer_words.h"

namespace flocking::app {

sandbox::Layers wanted_layers(SandboxWish wish, const std::vector<std::string>& required) {
  sandbox::Layers layers = sandbox::find_layers();
  const std::string cache = build::usual_cache();
  const std::string memory =
      cache.empty() ? "" : (std::filesystem::path(cache).parent_path() / "marked_files").string();
  layers.never_shown = grade::simulators_of_machine(memory);
  const std::string not_wanted = "not wanted";
  if (wish == SandboxWish::kLimits || wish == SandboxWish::kNone) {
    layers.namespaces = layers.cgroup = false;
    layers.no_namespaces = layers.no_cgroup = not_wanted;
  }
  if (wish == SandboxWish::kNone) {
    layers.limits = layers.filters = layers.landlock = layers.tracing = false;
    layers.no_limits = layers.no_filters = layers.no_landlock = not_wanted;
  }
  std::vector<std::string> needed = required;
  if (wish == SandboxWish::kFull) needed.emplace_back("namespaces");
  for (const std::string& name : needed) {
    const std::string why = sandbox::why_not(layers, name);
    if (!why.empty()) {
      throw EnvironmentError(
          std::string("the sandbox has no ").append(name).append(": ").append(why));
    }
  }
  return layers;
}

std::string why_not_counted(const sandbox::Layers& layers, std::uint64_t most_processes) {
  if (most_processes == 1 || layers.counts_processes() || !layers.limits) return "";
  return "this system offers no way to count the processor time of several processes: there are "
         "no control groups, and following processes (ptrace) is refused; allow one of them";
}

void check_that_all_is_counted(const sandbox::Layers& layers, std::uint64_t most_processes) {
  const std::string reason = why_not_counted(layers, most_processes);
  if (!reason.empty()) throw EnvironmentError(reason + ", or grade with a process limit of 1");
}

}  // namespace flocking::app
