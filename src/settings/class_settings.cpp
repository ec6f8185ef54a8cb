#include "settings/class_settings.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "settings/flow_world.h"

namespace flocking::settings {

Layers LayerNames::bits(const std::vector<std::string>& names) {
  Layers bits = 0;
  for (const std::string& name : names) {
    const auto known = bit_of_.find(name);
    if (known == bit_of_.end() && bit_of_.size() == kMostLayers) {
      throw std::length_error("too many layers");
    }
    bits |= known != bit_of_.end()
                ? known->second
                : bit_of_.emplace(name, Layers{1} << bit_of_.size()).first->second;
  }
  return bits;
}

ClassSettings::ClassSettings(Profile profile, const Winners& winners, LayerNames& names,
                             const FlowWorld& flow_world)
    : profile_(profile), winners_(winners), names_(names), flow_world_(flow_world) {
  read_traits();
}

const Entry* ClassSettings::entry(std::string_view path) const {
  const auto found = winners_.find(path);
  return found == winners_.end() ? nullptr : found->second;
}

const Value* ClassSettings::find(std::string_view path) const {
  const Entry* set = entry(path);
  return set != nullptr ? &set->value : default_value(path);
}

Layers ClassSettings::layers(const std::vector<std::string>& names) const {
  return names_.bits(names);
}

std::shared_ptr<const flow::FlowField> ClassSettings::flow_field() const {
  return flow_world_.field_for(*this);
}

bool ClassSettings::is_behavior_on(std::string_view behavior) const {
  if (const Value* value = find(std::string(behavior) + ".enabled"); value != nullptr) {
    return std::get<bool>(*value);
  }
  return std::any_of(table().begin(), table().end(), [&](const Row& row) {
    return row.behavior == behavior && row.switches_on && entry(row.setting.path) != nullptr;
  });
}

void ClassSettings::read_traits() {
  traits_.mass = number("mass");
  traits_.max_speed = maybe<double>("max_speed");
  traits_.max_force = maybe<double>("max_force");
  traits_.radius = number("radius");
  if (const auto names = maybe<std::vector<std::string>>("layers")) traits_.layers = layers(*names);
  traits_.external_force = get<Vec2>("external_force");
  traits_.friction = number("friction");
  traits_.max_turn_rate = maybe<double>("max_turn_rate");
  traits_.fov = maybe<double>("fov");
  if (const auto most = maybe<std::uint64_t>("max_neighbors")) traits_.max_neighbors = *most;
  if (is_behavior_on("leader_following")) {
    traits_.leader = maybe<std::uint64_t>("leader_following.leader");
  }
}

}  // namespace flocking::settings
