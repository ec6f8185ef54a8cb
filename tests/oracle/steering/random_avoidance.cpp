#include "random_avoidance.h"

#include "random_personality.h"

namespace oracle::steering {
namespace {

flow::Box random_box(RandomSource& random, Vec position) {
  Vec corner{random.pick({-6, -3, -1, 0, 2}), random.pick({-6, -3, -1, 0, 2})};
  // The box is around the agent, which may be on its edge, or next to the agent.
  if (random.chance(50)) {
    corner = position - Vec{random.pick({0, 1, 2, 5}), random.pick({0, 1, 2, 5})};
  }
  return {corner, corner + Vec{random.pick({1, 4, 10, 20}), random.pick({0.5, 4, 10, 20})}};
}

void put(Agent& agent, Vec position, Vec velocity) {
  agent.state = make_agent(position, velocity).state;
}

void randomize_avoidance(RandomSource& random, Agent& agent, int percent) {
  auto& [personality, state] = agent;
  UnalignedCollisionAvoidanceSettings& unaligned = personality.unaligned_collision_avoidance;
  unaligned.enabled = random.chance(percent);
  unaligned.weight = random.pick({1, 1, 1, 0, 0.25, 3, -1});
  unaligned.radius = random.pick({1, 2, 5, 10, 30});
  unaligned.distance = random.pick({0.25, 0.5, 1, 2, 5});
  unaligned.horizon = random.pick({2, 2, 0.5, 1, 10});
  ContainmentSettings& containment = personality.containment;
  containment.enabled = random.chance(percent);
  containment.weight = random.pick({1, 1, 1, 0, 0.25, 3, -1});
  containment.box = random_box(random, state.position);
  containment.time = random.pick({1, 1, 0, 0.5, 3});
  if (containment.enabled && random.chance(15)) {  // Straight along an axis.
    const double speed = random.pick({1, 2, 5}) * random.sign();
    put(agent, state.position, random.chance(50) ? Vec{speed, 0} : Vec{0, speed});
  }
}

// Lets two other agents come from opposite sides, both nearest after the same time.
void let_three_meet(RandomSource& random, World& world) {
  const std::size_t count = world.agents.size();
  const auto middle = static_cast<AgentId>(random.below(static_cast<int>(count)));
  Agent& self = world.agents[middle];
  const Vec way{static_cast<double>(random.between(-3, 3)), random.pick({0, 1, 2})};
  const double time = random.pick({0.5, 1, 2});
  double turn = 1;
  for (const AgentId other : {(middle + 1) % count, (middle + 2) % count}) {
    const Vec aside = side_of(way) * random.pick({0, 0, 0.25, 1});
    put(world.agents[other], self.state.position + way * turn + aside,
        self.state.velocity - way / time * turn);
    turn = -turn;
  }
  UnalignedCollisionAvoidanceSettings& unaligned = self.personality.unaligned_collision_avoidance;
  unaligned = {{true, 1}, 30, 5, 2};
}

template <typename Entry>
void insert_somewhere(RandomSource& random, std::vector<Entry>& order, const Entry& entry) {
  order.insert(order.begin() + random.below(static_cast<int>(order.size()) + 1), entry);
}

}  // namespace

void add_random_avoidance(RandomSource& random, World& world) {
  const int percent = static_cast<int>(random.pick({0, 30, 60, 100}));
  for (Agent& agent : world.agents) {
    randomize_avoidance(random, agent, percent);
  }
  if (world.agents.size() > 2 && random.chance(15)) {
    let_three_meet(random, world);
  }
  for (const Behaviour b : {Behaviour::kUnalignedCollisionAvoidance, Behaviour::kContainment}) {
    insert_somewhere(random, world.priorities, b);
    const double probability = random.chance(80) ? 0.8 : random.pick({0, 1, 0.01});
    insert_somewhere(random, world.chances, {b, probability});
  }
}

}  // namespace oracle::steering
