#include "settings/behavior_order.h"

#include <algorithm>
#include <span>

#include "base/nearest.h"
#include "base/printable.h"
#include "base/words.h"

namespace flocking::settings {
namespace {

using steering::CombineMethod;

constexpr std::string_view kPriorities =
    "wall_avoidance obstacle_avoidance evade flee separation alignment cohesion seek arrive wander "
    "pursue offset_pursuit leader_following interpose hide path_following flow";

constexpr std::string_view kDithering =
    "wall_avoidance obstacle_avoidance separation flee evade alignment cohesion wander seek arrive";

// Returns the behaviours in the order of the table, in which forces are summed: the three group
// forces first.
std::vector<std::string> all_behaviors() {
  std::vector<std::string> names;
  for (const Row& row : table()) {
    const bool is_new =
        !row.behavior.empty() && std::find(names.begin(), names.end(), row.behavior) == names.end();
    if (is_new) names.push_back(row.behavior);
  }
  return names;
}

void add_new(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

void add_wished(std::vector<std::string>& order, const Entry& wish,
                const std::vector<std::string>& known) {
  for (const std::string& name : std::get<std::vector<std::string>>(wish.value)) {
    if (std::find(known.begin(), known.end(), name) == known.end()) {
      const std::string best = nearest(name, known);
      wish.origin.fail("there is no behaviour " + in_quotes(name) +
                       (best.empty() ? "" : "; did you mean " + best + "?"));
    }
    if (std::find(order.begin(), order.end(), name) != order.end()) {
      wish.origin.fail("the behaviour " + name + " is named twice");
    }
    order.push_back(name);
  }
}

}  // namespace

std::vector<std::string> behavior_order(const Tree& tree, CombineMethod method) {
  std::vector<std::string> known = all_behaviors();
  if (method == CombineMethod::kSum || method == CombineMethod::kTruncated) return known;
  const bool prioritized = method == CombineMethod::kPrioritized;
  std::vector<std::string> order;
  const Entry* wish = tree.find(prioritized ? "combine.priorities" : "combine.dithering");
  if (wish != nullptr) add_wished(order, *wish, known);
  if (!prioritized) {
    for (const std::string_view name : words(kDithering)) add_new(order, std::string(name));
  }
  for (const std::string_view name : words(kPriorities)) add_new(order, std::string(name));
  for (const std::string& name : known) add_new(order, name);
  return order;
}

}  // namespace flocking::settings
