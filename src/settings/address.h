#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "settings/origin.h"
#include "settings/table.h"

namespace flocking::settings {

/// The scope of a path: "agent.7.seek.target" is for agent 7, "group.sheep.mass" for a group,
/// "obstacle.rock.center" for an object, any other path for all agents.
struct Address {
  enum class Kind { kAll, kGroup, kAgent, kObject };
  Kind kind = Kind::kAll;
  std::string name{};        ///< of the group or the object
  std::uint64_t agent = 0;   ///< used for kAgent
  const Row* row = nullptr;  ///< null if the path is unknown
};

/// Parses a path. Does not throw: the result for an unknown path has no row.
Address address_of(std::string_view path);

/// Throws through `origin` if `path` is unknown, with the reason or the most similar known path.
void require_known(std::string_view path, const Origin& origin);

}  // namespace flocking::settings
