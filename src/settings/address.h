#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "settings/origin.h"
#include "settings/table.h"

namespace flocking::settings {

/// For whom a path speaks: "agent.7.seek.target" for agent 7, "group.sheep.mass" for a group,
/// "obstacle.rock.center" for a thing, anything else for all.
struct Address {
  enum class Kind { kAll, kGroup, kAgent, kObject };
  Kind kind = Kind::kAll;
  std::string name{};        ///< of the group or the thing
  std::uint64_t agent = 0;   ///< of kAgent
  const Row* row = nullptr;  ///< null where the path is unknown
};

/// Takes a path apart. Throws nothing: an unknown path has no row.
Address address_of(std::string_view path);

/// Throws through `origin` where `path` is unknown, and says why or which known one is nearest.
void require_known(std::string_view path, const Origin& origin);

}  // namespace flocking::settings
