#include "scenario_parameters.h"

#include <functional>
#include <map>
#include <stdexcept>

#include "scenario_values.h"

namespace oracle::steering {
namespace {

using P = Personality;
using Setter = std::function<void(P&, const std::string&)>;
using Table = std::map<std::string, Setter>;

// Returns a setter of the value that a chain of members leads to.
template <typename... Members>
Setter to(Members... members) {
  return [=](P& p, const std::string& text) { read(text, (p.*....*members)); };
}

template <typename... Members>
Setter to_layers(Members... members) {
  return [=](P& p, const std::string& text) { (p.*....*members) = layers_named(text); };
}

template <typename Settings>
void add_switch(Table& table, const std::string& name, Settings P::*behaviour) {
  table[name + ".enabled"] = to(behaviour, &Switch::enabled);
  table[name + ".weight"] = to(behaviour, &Switch::weight);
}

template <typename Settings>
void add_layers(Table& table, const std::string& name, Settings P::*behaviour) {
  table[name + ".layers"] = to_layers(behaviour, &Settings::layers, &LayerFilter::wanted);
  table[name + ".match"] = to(behaviour, &Settings::layers, &LayerFilter::match);
}

const Table kVehicle{
    {"mass", to(&P::mass)},
    {"max_speed", to(&P::max_speed)},
    {"max_force", to(&P::max_force)},
    {"radius", to(&P::radius)},
    {"layers", to_layers(&P::layers)},
    {"external_force", to(&P::external_force)},
    {"friction", to(&P::friction)},
    {"max_turn_rate", to(&P::max_turn_rate)},
    {"fov", to(&P::fov)},
    {"max_neighbors", to(&P::max_neighbors)},
    {"separation.literal", to(&P::separation, &GroupSettings::literal)},
};

const Table kTargets{
    {"seek.target", to(&P::seek, &SeekSettings::target)},
    {"flee.target", to(&P::flee, &FleeSettings::target)},
    {"flee.panic_distance", to(&P::flee, &FleeSettings::panic_distance)},
    {"flee.distance", to(&P::flee, &FleeSettings::distance)},
    {"arrive.target", to(&P::arrive, &ArriveSettings::target)},
    {"arrive.deceleration", to(&P::arrive, &ArriveSettings::deceleration)},
    {"arrive.slowing_distance", to(&P::arrive, &ArriveSettings::slowing_distance)},
    {"pursue.target", to(&P::pursue, &PursueSettings::target)},
    {"pursue.turnaround", to(&P::pursue, &PursueSettings::turnaround)},
    {"pursue.offset_distance", to(&P::pursue, &PursueSettings::offset_distance)},
    {"pursue.offset_angle", to(&P::pursue, &PursueSettings::offset_angle)},
    {"evade.targets", to(&P::evade, &EvadeSettings::targets)},
    {"evade.distance", to(&P::evade, &EvadeSettings::distance)},
    {"wander.radius", to(&P::wander, &WanderSettings::radius)},
    {"wander.distance", to(&P::wander, &WanderSettings::distance)},
    {"wander.jitter", to(&P::wander, &WanderSettings::jitter)},
    {"wander.strength", to(&P::wander, &WanderSettings::strength)},
    {"wander.rate", to(&P::wander, &WanderSettings::rate)},
};

using Avoidance = ObstacleAvoidanceSettings;
using Path = PathFollowingSettings;
using Following = LeaderFollowingSettings;

const Table kSurroundings{
    {"obstacle_avoidance.min_box_length", to(&P::obstacle_avoidance, &Avoidance::min_box_length)},
    {"obstacle_avoidance.literal", to(&P::obstacle_avoidance, &Avoidance::literal)},
    {"wall_avoidance.feeler_length", to(&P::wall_avoidance, &WallAvoidanceSettings::feeler_length)},
    {"interpose.a", to(&P::interpose, &InterposeSettings::a)},
    {"interpose.b", to(&P::interpose, &InterposeSettings::b)},
    {"hide.from", to(&P::hide, &HideSettings::hunter)},
    {"hide.distance", to(&P::hide, &HideSettings::distance)},
    {"hide.threat_distance", to(&P::hide, &HideSettings::threat_distance)},
    {"hide.when_seen", to(&P::hide, &HideSettings::when_seen)},
    {"hide.memory", to(&P::hide, &HideSettings::memory)},
    {"hide.mutual", to(&P::hide, &HideSettings::when_both_see)},
    {"hide.bias", to(&P::hide, &HideSettings::bias)},
    {"path_following.waypoints", to(&P::path_following, &Path::waypoints)},
    {"path_following.closed", to(&P::path_following, &Path::closed)},
    {"path_following.waypoint_distance", to(&P::path_following, &Path::waypoint_distance)},
    {"offset_pursuit.leader", to(&P::offset_pursuit, &OffsetPursuitSettings::leader)},
    {"offset_pursuit.offset", to(&P::offset_pursuit, &OffsetPursuitSettings::offset)},
    {"leader_following.leader", to(&P::leader_following, &Following::leader)},
    {"leader_following.distance", to(&P::leader_following, &Following::distance)},
    {"leader_following.separation_distance",
     to(&P::leader_following, &Following::separation_distance)},
    {"leader_following.box_length", to(&P::leader_following, &Following::box_length)},
    {"leader_following.box_width", to(&P::leader_following, &Following::box_width)},
};

const Table kFlow{
    {"flow.goal", to(&P::flow, &FlowSettings::query, &flow::Query::goal)},
    {"flow.corners", to(&P::flow, &FlowSettings::query, &flow::Query::corners)},
    {"flow.sampling", to(&P::flow, &FlowSettings::query, &flow::Query::sampling)},
    {"flow.normalize", to(&P::flow, &FlowSettings::query, &flow::Query::normalize)},
    {"flow.speed", to(&P::flow, &FlowSettings::speed)},
    {"flow.lookahead", to(&P::flow, &FlowSettings::lookahead)},
};

using Unaligned = UnalignedCollisionAvoidanceSettings;

const Table kReynolds{
    {"unaligned_collision_avoidance.radius",
     to(&P::unaligned_collision_avoidance, &Unaligned::radius)},
    {"unaligned_collision_avoidance.distance",
     to(&P::unaligned_collision_avoidance, &Unaligned::distance)},
    {"unaligned_collision_avoidance.horizon",
     to(&P::unaligned_collision_avoidance, &Unaligned::horizon)},
    {"containment.box", to(&P::containment, &ContainmentSettings::box)},
    {"containment.time", to(&P::containment, &ContainmentSettings::time)},
};

Table whole_table() {
  Table table = kVehicle;
  table.insert(kTargets.begin(), kTargets.end());
  table.insert(kSurroundings.begin(), kSurroundings.end());
  table.insert(kFlow.begin(), kFlow.end());
  table.insert(kReynolds.begin(), kReynolds.end());
  add_switch(table, "cohesion", &P::cohesion);
  add_switch(table, "separation", &P::separation);
  add_switch(table, "alignment", &P::alignment);
  add_switch(table, "seek", &P::seek);
  add_switch(table, "flee", &P::flee);
  add_switch(table, "arrive", &P::arrive);
  add_switch(table, "pursue", &P::pursue);
  add_switch(table, "evade", &P::evade);
  add_switch(table, "wander", &P::wander);
  add_switch(table, "obstacle_avoidance", &P::obstacle_avoidance);
  add_switch(table, "wall_avoidance", &P::wall_avoidance);
  add_switch(table, "interpose", &P::interpose);
  add_switch(table, "hide", &P::hide);
  add_switch(table, "path_following", &P::path_following);
  add_switch(table, "offset_pursuit", &P::offset_pursuit);
  add_switch(table, "leader_following", &P::leader_following);
  add_switch(table, "flow", &P::flow);
  add_switch(table, "unaligned_collision_avoidance", &P::unaligned_collision_avoidance);
  add_switch(table, "containment", &P::containment);
  add_layers(table, "cohesion", &P::cohesion);
  add_layers(table, "separation", &P::separation);
  add_layers(table, "alignment", &P::alignment);
  add_layers(table, "flee", &P::flee);
  add_layers(table, "evade", &P::evade);
  return table;
}

}  // namespace

void set_parameter(P& personality, const std::string& path, const std::string& value) {
  static const Table table = whole_table();
  const auto found = table.find(path);
  if (found == table.end()) {
    throw std::invalid_argument("no such path: " + path);
  }
  found->second(personality, value);
}

}  // namespace oracle::steering
