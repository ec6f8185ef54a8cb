#include "sim/watched_forces.h"

#include <algorithm>

namespace flocking::sim {

void ForceWatch::begin_step(const Configuration& configuration, std::size_t agents) {
  forces_.clear();
  places_.clear();
  for (const AgentClass& agent_class : configuration.classes) {
    std::vector<std::size_t>& places = places_.emplace_back();
    for (const ActiveBehavior& behavior : agent_class.behaviors) {
      const auto known =
          std::find_if(forces_.begin(), forces_.end(),
                       [&](const WatchedForce& force) { return force.name == behavior.name; });
      places.push_back(static_cast<std::size_t>(known - forces_.begin()));
      if (known == forces_.end()) {
        forces_.push_back({behavior.name, std::vector<Vec2>(agents)});
      }
    }
  }
}

}  // namespace flocking::sim
