#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/json_writer.h"
#include "replay/recording.h"

namespace flocking::replay {

/// Adds a member of the facts that has, for each shown agent, its number in `of`. `of` is indexed
/// by agents of the assignment; the member is null if `of` is empty.
void add_of_shown(JsonWriter& json, std::string_view name, std::span<const std::uint32_t> of,
                  const ShownAgents& shown);

}  // namespace flocking::replay
