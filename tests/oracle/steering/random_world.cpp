#include "random_world.h"

#include <algorithm>

#include "random_avoidance.h"
#include "random_personality.h"

namespace oracle::steering {
namespace {

// Shuffles some behaviours in their order; some are removed.
template <typename Entry>
void shuffle_some(RandomSource& random, std::vector<Entry>& order) {
  if (random.chance(60)) {
    return;
  }
  for (std::size_t i = order.size(); i > 1; --i) {
    const auto other = static_cast<std::size_t>(random.below(static_cast<int>(i)));
    std::swap(order[i - 1], order[other]);
  }
  order.resize(order.size() - static_cast<std::size_t>(random.below(4)));
}

// The number of random draws depends on the length of the orders, and a seed should keep its world.
// So behaviours after the first 16 are inserted later.
void leave_out_later_ones(World& world) {
  std::erase_if(world.priorities, [](Behaviour b) { return b >= Behaviour::kFlow; });
  std::erase_if(world.chances, [](const Chance& c) { return c.behaviour >= Behaviour::kFlow; });
}

void randomize_rules(RandomSource& random, World& world) {
  world.profile = static_cast<Profile>(random.below(5));
  world.course = {random_size(random),         random_size(random),
                  random_size(random),         random_size(random),
                  random.pick({0, 1, 0.1, 5}), random.pick({0, 1, 0.1, 5}),
                  random.pick({0, 1, 0.1, -1})};
  world.combine = static_cast<Method>(random.below(4));
  leave_out_later_ones(world);
  shuffle_some(random, world.priorities);
  shuffle_some(random, world.chances);
  for (Chance& chance : world.chances) {
    chance.probability = random.chance(80) ? chance.probability : random.pick({0, 1, 0.01});
  }
  world.no_overlap = random.chance(30);
  world.smooth_heading = static_cast<std::size_t>(random.pick({0, 0, 1, 2, 5}));
  world.integrator = random.chance(70) ? Integrator::kCourse : Integrator::kMotion;
  world.seed = random.next();
  world.neighbors_every = static_cast<std::uint64_t>(random.pick({1, 1, 2, 3}));
}

void add_things(RandomSource& random, World& world) {
  const int percent = static_cast<int>(random.pick({0, 10, 30, 100}));
  world.agents.resize(static_cast<std::size_t>(random.between(1, 9)));
  for (Agent& agent : world.agents) {
    const Vec position = random_point(random);
    const Vec velocity = random.chance(40) ? Vec{} : random_point(random);
    agent = make_agent(position, velocity);
    agent.personality = random_personality(random, world.agents.size(), percent);
  }
  world.obstacles.resize(static_cast<std::size_t>(random.below(4)));
  for (Obstacle& obstacle : world.obstacles) {
    obstacle = {random_point(random), random_size(random)};
  }
  world.walls.resize(static_cast<std::size_t>(random.below(4)));
  for (Wall& wall : world.walls) {
    wall.from = random_point(random);
    wall.to = random_point(random);
  }
}

// Removes all limits and other settings, so that the world follows the plain rules of the course.
void make_plain(World& world) {
  world.profile = world.profile == Profile::kCourse ? Profile::kCourse : Profile::kCourseTests;
  world.combine = Method::kSum;
  world.no_overlap = false;
  world.integrator = Integrator::kCourse;
  world.neighbors_every = 1;
  for (Agent& agent : world.agents) {
    agent.personality = {};
  }
}

// Removes everything that prefers an axis: the random angle of buas, pushes along x, hide's (1, 0)
// for a hunter at an obstacle's centre, and wrap-around.
void make_rotatable(World& world) {
  world.no_overlap = false;
  for (Obstacle& obstacle : world.obstacles) {
    obstacle.center = obstacle.center + Vec{0.37, 0.21};  // Off the grid.
  }
  for (Agent& agent : world.agents) {
    agent.personality.wander.enabled &= world.profile != Profile::kBuas;
  }
}

}  // namespace

World random_world(std::uint64_t seed, WorldLimits limits) {
  RandomSource random(seed);
  World world;
  randomize_rules(random, world);
  add_things(random, world);
  const bool plain = random.chance(5);
  if (plain) {
    make_plain(world);
  }
  if (limits.rotates) {
    make_rotatable(world);
  } else if (random.chance(40)) {
    const double width = random.pick({1, 6, 20, 100});
    world.wrap = Vec{width, random.pick({1, 7, 33})};
    world.torus = random.chance(50);
  }
  if (!plain) {
    add_random_avoidance(random, world);
  }
  return world;
}

double random_time_step(std::uint64_t seed) {
  RandomSource random(seed);
  return random.pick({0, 1, 1, 0.1, 0.016, 0.25, 3, -0.1});
}

}  // namespace oracle::steering
