#include "steering/parameters.h"

namespace flocking::steering {

LayerFilter Parameters::layer_filter(const std::string& prefix) const {
  LayerFilter filter;
  if (const Value* names = find(prefix + ".layers"); names != nullptr) {
    filter.wanted = layers(std::get<std::vector<std::string>>(*names));
  }
  filter.exact = get<std::string>(prefix + ".match") == "exact";
  return filter;
}

double Parameters::max_speed() const {
  if (!traits().max_speed) throw MissingSetting("max_speed");
  return *traits().max_speed;
}

double Parameters::max_force() const {
  if (!traits().max_force) throw MissingSetting("max_force");
  return *traits().max_force;
}

}  // namespace flocking::steering
