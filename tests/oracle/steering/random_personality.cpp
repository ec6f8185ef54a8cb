#include "random_personality.h"

#include <initializer_list>

namespace oracle::steering {
namespace {

LayerFilter random_filter(RandomSource& random) {
  return {static_cast<Layers>(random.chance(40) ? 0 : random.below(8)),
          random.chance(50) ? Match::kOverlap : Match::kExact};
}

std::optional<double> perhaps(RandomSource& random, double value) {
  return random.chance(50) ? std::optional(value) : std::nullopt;
}

AgentId random_agent(RandomSource& random, std::size_t count) {
  return static_cast<AgentId>(random.below(static_cast<int>(count)));
}

Place random_place(RandomSource& random, std::size_t count) {
  const Vec point = random_point(random);
  return random.chance(60) ? Place{random_agent(random, count), {}} : Place{{}, point};
}

void randomize_switches(RandomSource& random, Personality& p, int percent) {
  for (Switch* const group :
       std::initializer_list<Switch*>{&p.cohesion, &p.separation, &p.alignment}) {
    *group = {random.chance(90), random.pick({1, 1, 0, 0.5, -2})};
  }
  for (Switch* const one : std::initializer_list<Switch*>{
           &p.seek, &p.flee, &p.arrive, &p.pursue, &p.evade, &p.wander, &p.obstacle_avoidance,
           &p.wall_avoidance, &p.interpose, &p.hide, &p.path_following, &p.offset_pursuit,
           &p.leader_following}) {
    *one = {random.chance(percent), random.pick({1, 1, 1, 0, 0.25, 3, -1})};
  }
}

void randomize_vehicle(RandomSource& random, Personality& p) {
  p.mass = random.pick({1, 1, 1, 2, 0.1});
  p.max_speed = random.pick({0, 1, 2, 5, 10, 0.3});
  p.max_force = random.pick({0, 1, 3, 10, 100});
  p.radius = random_size(random);
  p.layers = static_cast<Layers>(random.below(8));
  p.external_force = random.chance(75) ? Vec{} : random_point(random);
  p.friction = random.pick({0, 0, 0, 0.5, 3});
  p.max_turn_rate = perhaps(random, random.pick({0, 0.1, 1, 10}));
  p.fov = perhaps(random, random.pick({0, 45, 90, 180, 270, 360}));
  p.max_neighbors = perhaps(random, 0) ? std::optional<std::size_t>(random.below(4)) : std::nullopt;
}

void randomize_targets(RandomSource& random, Personality& p, std::size_t count) {
  p.seek.target = random_point(random);
  p.flee.target = random.chance(60) ? std::optional(random_point(random)) : std::nullopt;
  p.flee.panic_distance = perhaps(random, random_size(random));
  p.flee.layers = random_filter(random);
  p.flee.distance = perhaps(random, random_size(random));
  p.arrive.target = random_point(random);
  p.arrive.deceleration = static_cast<Deceleration>(random.between(1, 3));
  p.arrive.slowing_distance = random_size(random);
  p.pursue.target = random_agent(random, count);
  p.pursue.turnaround = random.pick({0, 0.5});
  p.pursue.offset_distance = random_size(random);
  p.pursue.offset_angle = random.within(4);
  p.evade.targets = {random_agent(random, count), random_agent(random, count)};
  p.evade.layers = random_filter(random);
  p.evade.distance = perhaps(random, random_size(random));
  p.interpose.a = random_place(random, count);
  p.interpose.b = random_place(random, count);
}

void randomize_ways(RandomSource& random, Personality& p, std::size_t count) {
  p.wander.radius = random_size(random);
  p.wander.distance = random_size(random);
  p.wander.jitter = random.pick({80, 1, 0});
  p.wander.strength = random_size(random);
  p.wander.rate = random_size(random);
  p.obstacle_avoidance.min_box_length = random_size(random);
  p.wall_avoidance.feeler_length = random_size(random);
  p.hide.hunter = random_agent(random, count);
  p.hide.distance = random_size(random);
  p.hide.threat_distance = perhaps(random, random_size(random));
  p.hide.when_seen = random.chance(30);
  p.hide.memory = random.pick({0, 0.5, 2});
  p.hide.when_both_see = random.chance(30);
  p.hide.bias = random.pick({0, 0, 1, 3});
  p.path_following.waypoints.resize(static_cast<std::size_t>(random.between(0, 4)));
  for (Vec& waypoint : p.path_following.waypoints) {
    waypoint = random_point(random);
  }
  p.path_following.closed = random.chance(50);
  p.path_following.waypoint_distance = random_size(random);
  p.offset_pursuit.leader = random_agent(random, count);
  p.offset_pursuit.offset = random_point(random);
  p.leader_following.leader = random_agent(random, random.chance(50) ? 1 : count);
  p.leader_following.distance = random_size(random);
  p.leader_following.separation_distance = random_size(random);
  p.leader_following.box_length = random_size(random);
  p.leader_following.box_width = random_size(random);
}

}  // namespace

Vec random_point(RandomSource& random) {
  if (random.chance(70)) {
    return {static_cast<double>(random.between(-3, 3)), static_cast<double>(random.between(-3, 3))};
  }
  const double x = random.within(20);
  return {x, random.within(20)};
}

double random_size(RandomSource& random) { return random.pick({0, 1, 2, 3, 5, 10, 30, 0.5}); }

Personality random_personality(RandomSource& random, std::size_t count, int percent) {
  Personality p;
  randomize_vehicle(random, p);
  randomize_targets(random, p, count);
  randomize_ways(random, p, count);
  randomize_switches(random, p, percent);
  p.cohesion.layers = random_filter(random);
  p.separation.layers = random_filter(random);
  p.alignment.layers = random_filter(random);
  p.separation.literal = random.chance(20);
  p.obstacle_avoidance.literal = random.chance(10);
  return p;
}

}  // namespace oracle::steering
