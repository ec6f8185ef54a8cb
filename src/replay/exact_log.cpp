#include "replay/exact_log.h"

#include <algorithm>

namespace flocking::replay {

void ExactLog::add(const FlockState& state, double dt) {
  if (is_full_) return;
  const std::size_t kept = kFields * track_.fields[0].size();
  if (kFields * state.size() > most_ - std::min(kept, most_)) {
    is_full_ = true;
    track_ = {};
    return;
  }
  for (const AgentState& agent : state.agents) {
    const std::array<double, kFields> values = {agent.x, agent.y, agent.vx, agent.vy};
    for (std::size_t field = 0; field < kFields; ++field) {
      track_.fields[field].push_back(values[field]);
    }
  }
  track_.time_steps.push_back(dt);
}

}  // namespace flocking::replay
