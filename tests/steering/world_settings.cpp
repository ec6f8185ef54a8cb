#include "steering/world_settings.h"

#include <array>
#include <cstdio>
#include <optional>
#include <vector>

namespace flocking::testing {
namespace {

namespace os = oracle::steering;

std::string text(double value) {
  std::array<char, 40> buffer{};
  static_cast<void>(std::snprintf(buffer.data(), buffer.size(), "%.17g", value));
  return buffer.data();
}
std::string text(os::Vec v) { return text(v.x) + "," + text(v.y); }
std::string text(bool value) { return value ? "true" : "false"; }

constexpr std::array<const char*, os::kBehaviourCount> kNames = {
    "cohesion",       "separation",
    "alignment",      "seek",
    "flee",           "arrive",
    "pursue",         "evade",
    "wander",         "obstacle_avoidance",
    "wall_avoidance", "interpose",
    "hide",           "path_following",
    "offset_pursuit", "leader_following",
    "flow",           "unaligned_collision_avoidance",
    "containment"};

std::string name_of(os::Behaviour behaviour) { return kNames[static_cast<std::size_t>(behaviour)]; }

std::string layer_names(os::Layers layers) {
  std::string names;
  for (int bit = 0; bit < 8; ++bit) {
    if ((layers >> bit & 1U) != 0)
      names += (names.empty() ? "" : ",") + ("l" + std::to_string(bit));
  }
  return names;
}

// A collector of the settings of one agent.
class AgentSettings {
 public:
  AgentSettings(Settings& settings, std::size_t agent)
      : settings_(settings), prefix_("agent." + std::to_string(agent) + ".") {}

  void set(const std::string& path, const std::string& value) {
    settings_.emplace_back(prefix_ + path, value);
  }
  void set(const std::string& path, const std::optional<double>& value) {
    if (value) set(path, text(*value));
  }
  void layers(const std::string& path, os::Layers layers) {
    if (layers != 0) set(path, layer_names(layers));
  }
  void filter(const std::string& name, const os::LayerFilter& filter) {
    layers(name + ".layers", filter.wanted);
    set(name + ".match", filter.match == os::Match::kExact ? "exact" : "overlap");
  }
  void common(const std::string& name, const os::Switch& behaviour) {
    set(name + ".enabled", text(behaviour.enabled));
    set(name + ".weight", text(behaviour.weight));
  }

 private:
  Settings& settings_;
  std::string prefix_;
};

void set_vehicle(AgentSettings& agent, const os::Personality& p) {
  agent.set("mass", text(p.mass));
  agent.set("max_speed", p.max_speed);
  agent.set("max_force", p.max_force);
  agent.set("radius", text(p.radius));
  agent.layers("layers", p.layers);
  agent.set("external_force", text(p.external_force));
  agent.set("friction", text(p.friction));
  agent.set("max_turn_rate", p.max_turn_rate);
  agent.set("fov", p.fov);
  if (p.max_neighbors) agent.set("max_neighbors", std::to_string(*p.max_neighbors));
}

void set_group(AgentSettings& agent, const os::Personality& p) {
  agent.common("cohesion", p.cohesion);
  agent.common("separation", p.separation);
  agent.common("alignment", p.alignment);
  agent.filter("cohesion", p.cohesion.layers);
  agent.filter("separation", p.separation.layers);
  agent.filter("alignment", p.alignment.layers);
  agent.set("separation.literal", text(p.separation.literal));
}

std::string text(const os::Place& place) {
  return place.agent ? std::to_string(*place.agent) : text(place.point);
}

void set_targets(AgentSettings& agent, const os::Personality& p) {
  agent.common("seek", p.seek);
  agent.set("seek.target", text(p.seek.target));
  agent.common("flee", p.flee);
  if (p.flee.target) agent.set("flee.target", text(*p.flee.target));
  agent.set("flee.panic_distance", p.flee.panic_distance);
  agent.filter("flee", p.flee.layers);
  agent.set("flee.distance", p.flee.distance);
  agent.common("arrive", p.arrive);
  agent.set("arrive.target", text(p.arrive.target));
  constexpr std::array<const char*, 4> kDecelerations = {"", "fast", "normal", "slow"};
  agent.set("arrive.deceleration",
            std::string(kDecelerations[static_cast<std::size_t>(p.arrive.deceleration)]));
  agent.set("arrive.slowing_distance", text(p.arrive.slowing_distance));
  agent.common("pursue", p.pursue);
  agent.set("pursue.target", std::to_string(p.pursue.target));
  agent.set("pursue.turnaround", text(p.pursue.turnaround));
  agent.set("pursue.offset_distance", text(p.pursue.offset_distance));
  agent.set("pursue.offset_angle", text(p.pursue.offset_angle));
  agent.common("evade", p.evade);
  std::string targets;
  for (const os::AgentId target : p.evade.targets) {
    targets += (targets.empty() ? "" : ",") + std::to_string(target);
  }
  if (!targets.empty()) agent.set("evade.targets", targets);
  agent.filter("evade", p.evade.layers);
  agent.set("evade.distance", p.evade.distance);
  agent.common("interpose", p.interpose);
  agent.set("interpose.a", text(p.interpose.a));
  agent.set("interpose.b", text(p.interpose.b));
}

void set_ways(AgentSettings& agent, const os::Personality& p) {
  agent.common("wander", p.wander);
  agent.set("wander.radius", text(p.wander.radius));
  agent.set("wander.distance", text(p.wander.distance));
  agent.set("wander.jitter", text(p.wander.jitter));
  agent.set("wander.strength", text(p.wander.strength));
  agent.set("wander.rate", text(p.wander.rate));
  agent.common("obstacle_avoidance", p.obstacle_avoidance);
  agent.set("obstacle_avoidance.min_box_length", text(p.obstacle_avoidance.min_box_length));
  agent.set("obstacle_avoidance.literal", text(p.obstacle_avoidance.literal));
  agent.common("wall_avoidance", p.wall_avoidance);
  agent.set("wall_avoidance.feeler_length", text(p.wall_avoidance.feeler_length));
  agent.common("hide", p.hide);
  agent.set("hide.from", std::to_string(p.hide.hunter));
  agent.set("hide.distance", text(p.hide.distance));
  agent.set("hide.threat_distance", p.hide.threat_distance);
  agent.set("hide.when_seen", text(p.hide.when_seen));
  agent.set("hide.memory", text(p.hide.memory));
  agent.set("hide.mutual", text(p.hide.when_both_see));
  agent.set("hide.bias", text(p.hide.bias));
  agent.common("path_following", p.path_following);
  std::string waypoints;
  for (const os::Vec waypoint : p.path_following.waypoints) waypoints += text(waypoint) + " ";
  if (!waypoints.empty()) agent.set("path_following.waypoints", waypoints);
  agent.set("path_following.closed", text(p.path_following.closed));
  agent.set("path_following.waypoint_distance", text(p.path_following.waypoint_distance));
  agent.common("offset_pursuit", p.offset_pursuit);
  agent.set("offset_pursuit.leader", std::to_string(p.offset_pursuit.leader));
  agent.set("offset_pursuit.offset", text(p.offset_pursuit.offset));
  agent.common("leader_following", p.leader_following);
  agent.set("leader_following.leader", std::to_string(p.leader_following.leader));
  agent.set("leader_following.distance", text(p.leader_following.distance));
  agent.set("leader_following.separation_distance", text(p.leader_following.separation_distance));
  agent.set("leader_following.box_length", text(p.leader_following.box_length));
  agent.set("leader_following.box_width", text(p.leader_following.box_width));
}

void set_flow(AgentSettings& agent, const os::Personality& p) {
  agent.common("flow", p.flow);
  if (p.flow.query.goal) agent.set("flow.goal", text(*p.flow.query.goal));
  const bool safe = p.flow.query.corners == oracle::flow::Corners::kSafe;
  const bool bilinear = p.flow.query.sampling == oracle::flow::Sampling::kBilinear;
  agent.set("flow.corners", std::string(safe ? "safe" : "cut"));
  agent.set("flow.sampling", std::string(bilinear ? "bilinear" : "nearest"));
  agent.set("flow.normalize", text(p.flow.query.normalize));
  agent.set("flow.speed", std::string(p.flow.speed == os::FlowSpeed::kUnit ? "unit" : "max"));
  agent.set("flow.lookahead", text(p.flow.lookahead));
}

std::string text(const oracle::flow::Box& box) {
  return text(box.corner) + "," + text(box.opposite);
}

// Worlds without these behaviours keep the lengths that they need at 0.
void set_avoidance(AgentSettings& agent, const os::Personality& p) {
  const os::UnalignedCollisionAvoidanceSettings& unaligned = p.unaligned_collision_avoidance;
  if (unaligned.radius > 0) {
    agent.common("unaligned_collision_avoidance", unaligned);
    agent.set("unaligned_collision_avoidance.radius", text(unaligned.radius));
    agent.set("unaligned_collision_avoidance.distance", text(unaligned.distance));
    agent.set("unaligned_collision_avoidance.horizon", text(unaligned.horizon));
  }
  if (p.containment.box.corner.x < p.containment.box.opposite.x) {
    agent.common("containment", p.containment);
    agent.set("containment.box", text(p.containment.box));
    agent.set("containment.time", text(p.containment.time));
  }
}

void set_map(Settings& settings, const oracle::flow::Map& map, const std::string& file) {
  settings.emplace_back("flow.map", file);
  settings.emplace_back("flow.cell_size", text(map.placement.cell_size));
  settings.emplace_back("flow.origin", text(map.placement.origin));
  for (std::size_t i = 0; i < map.boxes.size(); ++i) {
    settings.emplace_back("flow.box.b" + std::to_string(i), text(map.boxes[i]));
  }
}

void set_combination(Settings& settings, const os::World& world) {
  constexpr std::array<const char*, 4> kMethods = {"sum", "truncated", "prioritized", "dithered"};
  settings.emplace_back("combine.method", kMethods[static_cast<std::size_t>(world.combine)]);
  std::string priorities;
  for (const os::Behaviour behaviour : world.priorities) {
    priorities += (priorities.empty() ? "" : ",") + name_of(behaviour);
  }
  if (!priorities.empty()) settings.emplace_back("combine.priorities", priorities);
  std::string dithering;
  for (const os::Chance& chance : world.chances) {
    dithering += (dithering.empty() ? "" : ",") + name_of(chance.behaviour);
    settings.emplace_back(name_of(chance.behaviour) + ".probability", text(chance.probability));
  }
  if (!dithering.empty()) settings.emplace_back("combine.dithering", dithering);
}

void set_surroundings(Settings& settings, const os::World& world) {
  constexpr std::array<const char*, 5> kProfiles = {"course", "course-tests", "book", "buas",
                                                    "howtorts"};
  settings.emplace_back("rules", kProfiles[static_cast<std::size_t>(world.profile)]);
  settings.emplace_back("integrator",
                        world.integrator == os::Integrator::kMotion ? "motion" : "course");
  if (world.wrap) settings.emplace_back("wrap", text(*world.wrap));
  if (world.wrap) settings.emplace_back("torus", text(world.torus));
  settings.emplace_back("no_overlap", text(world.no_overlap));
  if (world.smooth_heading > 0) {
    settings.emplace_back("smooth_heading", std::to_string(world.smooth_heading));
  }
  settings.emplace_back("seed", std::to_string(world.seed));
  settings.emplace_back("neighbors.every", std::to_string(world.neighbors_every));
  for (std::size_t i = 0; i < world.obstacles.size(); ++i) {
    const std::string prefix = "obstacle.o" + std::to_string(i) + ".";
    settings.emplace_back(prefix + "center", text(world.obstacles[i].center));
    settings.emplace_back(prefix + "radius", text(world.obstacles[i].radius));
  }
  for (std::size_t i = 0; i < world.walls.size(); ++i) {
    const std::string prefix = "wall.w" + std::to_string(i) + ".";
    settings.emplace_back(prefix + "from", text(world.walls[i].from));
    settings.emplace_back(prefix + "to", text(world.walls[i].to));
  }
}

}  // namespace

Settings settings_of(const os::World& world, const std::string& map_file) {
  Settings settings;
  if (world.flow_map) set_map(settings, *world.flow_map, map_file);
  set_surroundings(settings, world);
  set_combination(settings, world);
  for (std::size_t i = 0; i < world.agents.size(); ++i) {
    AgentSettings agent(settings, i);
    const os::Personality& p = world.agents[i].personality;
    set_vehicle(agent, p);
    set_group(agent, p);
    set_targets(agent, p);
    set_ways(agent, p);
    set_avoidance(agent, p);
    if (world.flow_map) set_flow(agent, p);
  }
  return settings;
}

std::string assignment_of(const os::World& world) {
  std::string input;
  for (const double value :
       {world.course.r_c, world.course.r_s, world.course.f_s_max, world.course.r_a,
        world.course.k_c, world.course.k_s, world.course.k_a}) {
    input += text(value) + " ";
  }
  input += std::to_string(world.agents.size()) + "\n";
  for (const os::Agent& agent : world.agents) {
    input += text(agent.state.position.x) + " " + text(agent.state.position.y) + " " +
             text(agent.state.velocity.x) + " " + text(agent.state.velocity.y) + "\n";
  }
  return input;
}

}  // namespace flocking::testing
