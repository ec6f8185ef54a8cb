#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/json_writer.h"
#include "replay/recording.h"

namespace flocking::replay {

/// A member of the facts: of each agent that is shown the number that `of` has for it; null where
/// `of`, of all agents of the assignment, is empty.
void add_of_shown(JsonWriter& json, std::string_view name, std::span<const std::uint32_t> of,
                  const ShownAgents& shown);

}  // namespace flocking::replay
