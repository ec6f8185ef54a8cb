#include "replay/shown_facts.h"

#include <cstddef>

namespace flocking::replay {

void add_of_shown(JsonWriter& json, std::string_view name, std::span<const std::uint32_t> of,
                  const ShownAgents& shown) {
  if (of.empty()) {
    json.nothing(name);
    return;
  }
  json.begin_array(name);
  for (std::size_t place = 0; place < shown.count(); ++place) {
    json.count({}, of[shown.which.empty() ? place : shown.which[place]]);
  }
  json.end_array();
}

}  // namespace flocking::replay
