#include "oracle/variant_oracle.h"

#include <array>
#include <cstddef>
#include <vector>

#include "oracle/player_oracle.h"
#include "variant/force.h"
#include "variant/slots.h"

namespace flocking::oracle {
namespace {

using explain::Force, explain::Numbers, explain::Slot, explain::Variant;

template <class T>
std::vector<std::vector<AgentState>> played(const Variant& variant, const CourseParameters& course,
                                            const std::vector<AgentState>& agents,
                                            const std::vector<double>& steps) {
  Player<T> player(variant, course, agents);
  std::vector<std::vector<AgentState>> states;
  for (const double dt : steps) {
    if (!player.step(dt)) break;
    states.push_back(player.states());
  }
  return states;
}

}  // namespace

std::vector<std::vector<AgentState>> play_steps(const Variant& variant,
                                                const CourseParameters& course,
                                                const std::vector<AgentState>& agents,
                                                const std::vector<double>& steps) {
  const bool is_float = variant.at<Numbers>(Slot::kNumbers) == Numbers::kFloat;
  return is_float ? played<float>(variant, course, agents, steps)
                  : played<double>(variant, course, agents, steps);
}

Forces forces_on(const Variant& variant, const CourseParameters& course,
                 const std::vector<AgentState>& agents, std::size_t agent, double dt) {
  Player<double> player(variant, course, agents);
  player.begin(dt);
  std::array<Vec2, 3> on_it{};
  // Sums kept from agent to agent come from the agents before this one.
  for (std::size_t a = 0; a <= agent; ++a) {
    for (const Force force : explain::kForces) {
      const VectorOf<double> f = player.on(force, a);
      on_it.at(static_cast<std::size_t>(force)) = {f.x, f.y};
    }
  }
  return {on_it[0], on_it[1], on_it[2]};
}

}  // namespace flocking::oracle
