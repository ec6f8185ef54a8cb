#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "settings/class_settings.h"
#include "settings/tree.h"

namespace flocking::settings {

/// Agents with the same settings: the entries that hold for them and a number for each agent.
struct Classes {
  std::vector<Winners> winners;         ///< of each class
  std::vector<std::uint32_t> class_of;  ///< of each agent; empty where there is but one class
};

/// Throws through the origin of `entry` where it names an `agent` beyond the last of `agents`.
void require_agent(const Entry& entry, std::uint64_t agent, std::size_t agents);

/// Who is in which groups, and what is set for whom: an agent's own settings win over its groups',
/// those over the settings for all; of the same rank the later wins. A group without a list of
/// agents has those whom other settings put on one of its layers. Throws through the origin of a
/// setting that names an agent beyond the last, or of one for a group with neither.
Classes classes_of(const Tree& tree, std::size_t agents);

}  // namespace flocking::settings
