#include "behaviours_flow.h"

#include "space.h"

namespace oracle::steering {

// BUas posts, part 2, As A Steering Behavior. Without a map, every position is outside it.
Vec follow_flow(const World& world, AgentId a) {
  const auto& [personality, state] = world.agents[a];
  const FlowSettings& settings = personality.flow;
  const double speed = settings.speed == FlowSpeed::kUnit ? 1 : max_speed_of(world, a);
  const Vec ahead = state.position + state.velocity * settings.lookahead;
  const Vec direction =
      world.flow_map ? flow::lookup(*world.flow_map, settings.query, ahead) : Vec{};
  return direction * speed - state.velocity;
}

}  // namespace oracle::steering
