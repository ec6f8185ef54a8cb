#include <algorithm>

#include "random_flow.h"

namespace oracle::flow {
namespace {

using steering::Behaviour;

template <typename Entry, typename Projection>
void insert_flow(RandomSource& random, std::vector<Entry>& order, Entry entry, Projection of) {
  if (std::ranges::find(order, Behaviour::kFlow, of) == order.end()) {
    order.insert(order.begin() + random.below(static_cast<int>(order.size()) + 1), entry);
  }
}

}  // namespace

void add_random_flow(RandomSource& random, steering::World& world) {
  const RandomField field = random_field(random);
  world.flow_map = field.map;
  const bool one_goal = has_goal(field.map, std::nullopt) || random.chance(30);
  const int percent = static_cast<int>(random.pick({30, 100}));
  for (steering::Agent& agent : world.agents) {
    steering::FlowSettings& flow = agent.personality.flow;
    flow.enabled = random.chance(percent);
    flow.weight = random.pick({1, 1, 1, 0, 0.25, 3, -1});
    flow.query.goal = one_goal ? field.goal : random_goal(random, field.map);
    flow.query.corners = random.chance(50) ? Corners::kCut : Corners::kSafe;
    flow.query.sampling = random.chance(50) ? Sampling::kNearest : Sampling::kBilinear;
    flow.query.normalize = random.chance(30);
    const bool up_to_max = random.chance(70) && agent.personality.max_speed;
    flow.speed = up_to_max ? steering::FlowSpeed::kMax : steering::FlowSpeed::kUnit;
    flow.lookahead = random.pick({0, 0, 0.5, 2, -1});
  }
  insert_flow(random, world.priorities, Behaviour::kFlow, std::identity{});
  const double probability = random.chance(80) ? 0.8 : random.pick({0, 1, 0.01});
  insert_flow(random, world.chances, {Behaviour::kFlow, probability}, &steering::Chance::behaviour);
}

}  // namespace oracle::flow
