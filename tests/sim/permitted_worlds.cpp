#include "sim/permitted_worlds.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>

#include "oracle/flow/random_flow.h"
#include "oracle/random_source.h"
#include "oracle/steering/random_world.h"
#include "settings/resolve.h"
#include "settings/tree.h"
#include "steering/world_settings.h"

namespace flocking::sim {
namespace {

namespace os = oracle::steering;

void at_least(double& value, double least) { value = std::max(value, least); }
void at_least(std::optional<double>& value, double least) {
  if (value) at_least(*value, least);
}

// Raises lengths and limits that the table of settings refuses at 0.
void raise_to_least(os::Personality& p) {
  for (auto* limit : {&p.max_speed, &p.max_force, &p.max_turn_rate, &p.flee.panic_distance,
                      &p.flee.distance, &p.evade.distance, &p.hide.threat_distance}) {
    at_least(*limit, 0.25);
  }
  at_least(p.fov, 30);
  for (double* length : {&p.arrive.slowing_distance, &p.wander.radius, &p.wander.strength,
                         &p.wander.rate, &p.obstacle_avoidance.min_box_length,
                         &p.wall_avoidance.feeler_length, &p.path_following.waypoint_distance}) {
    at_least(*length, 0.25);
  }
}

bool is_listed(const os::World& world, os::Behaviour behaviour) {
  if (world.combine == os::Method::kPrioritized) {
    return std::find(world.priorities.begin(), world.priorities.end(), behaviour) !=
           world.priorities.end();
  }
  if (world.combine == os::Method::kDithered) {
    return std::any_of(world.chances.begin(), world.chances.end(),
                       [behaviour](const os::Chance& c) { return c.behaviour == behaviour; });
  }
  return true;
}

std::array<os::Switch*, 16> all_but_flow(os::Personality& p) {
  return {&p.cohesion,        &p.separation, &p.alignment, &p.seek,           &p.flee,
          &p.arrive,          &p.pursue,     &p.evade,     &p.wander,         &p.obstacle_avoidance,
          &p.wall_avoidance,  &p.interpose,  &p.hide,      &p.path_following, &p.offset_pursuit,
          &p.leader_following};
}

// The oracle omits behaviours that its lists do not name; the program puts them last.
void switch_off_unlisted(const os::World& world, os::Personality& p) {
  const std::array<os::Switch*, 16> switches = all_but_flow(p);
  for (std::size_t i = 0; i < switches.size(); ++i) {
    switches[i]->enabled &= is_listed(world, static_cast<os::Behaviour>(i));
  }
  p.flow.enabled &= is_listed(world, os::Behaviour::kFlow);
}

// Disables behaviours that the program refuses at once and the oracle ignores, and two behaviours
// that differ by design: walls appear on every image of a torus, and in buas an arrival of weight 0
// does nothing.
void switch_off_senseless(const os::World& world, os::Personality& p) {
  p.path_following.enabled &= !p.path_following.waypoints.empty();
  p.flee.enabled &= p.flee.target.has_value() || world.profile == os::Profile::kBuas;
  p.evade.enabled &= !p.evade.targets.empty() || p.evade.layers.wanted != 0;
  p.wall_avoidance.enabled &= !world.torus;
  if (world.profile == os::Profile::kBuas) p.arrive.enabled &= p.arrive.weight != 0.0;
}

// Writes the map of the world, if it has one, to the file that the settings name.
std::string map_file_of(const os::World& world) {
  if (!world.flow_map) return "";
  const std::string file =
      (std::filesystem::temp_directory_path() / ("worlds-" + std::to_string(getpid()) + ".map"))
          .string();
  const oracle::flow::Costs& costs = world.flow_map->costs;
  std::ofstream(file) << (oracle::flow::has_map_text(costs) ? oracle::flow::map_text(costs)
                                                            : oracle::flow::csv_text(costs));
  return file;
}

}  // namespace

os::World permitted_world(std::uint64_t seed, Flow flow) {
  os::World world = os::random_world(seed);
  if (flow != Flow::kNone) {
    oracle::RandomSource random(seed);
    oracle::flow::add_random_flow(random, world);
  }
  // In a torus smaller than the circles, every push causes the next push: a chaos in which the last
  // bits matter.
  if (world.torus) world.no_overlap = false;
  for (os::Agent& agent : world.agents) {
    raise_to_least(agent.personality);
    switch_off_unlisted(world, agent.personality);
    switch_off_senseless(world, agent.personality);
    if (flow != Flow::kAlone) continue;
    // An agent that brakes for too long turns around exactly, and then a last bit decides the side.
    agent.personality.max_turn_rate.reset();
    for (os::Switch* other : all_but_flow(agent.personality)) other->enabled = false;
  }
  return world;
}

std::unique_ptr<Flock> steered_flock_of(const os::World& world) {
  settings::Tree tree;
  for (const auto& [path, value] : testing::settings_of(world, map_file_of(world))) {
    tree.set(path, value, settings::Origin::of_flag("--set " + path + "=" + value));
  }
  const CourseParameters course{world.course.r_c, world.course.r_s, world.course.f_s_max,
                                world.course.r_a, world.course.k_c, world.course.k_s,
                                world.course.k_a};
  FlockState start(world.agents.size());
  for (std::size_t i = 0; i < world.agents.size(); ++i) {
    const os::State& state = world.agents[i].state;
    start.set(i, {state.position.x, state.position.y}, {state.velocity.x, state.velocity.y});
  }
  auto flock = std::make_unique<Flock>(std::move(start),
                                       settings::resolve(tree, course, world.agents.size()));
  flock->keep_more();
  return flock;
}

}  // namespace flocking::sim
