#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "settings/class_settings.h"
#include "settings/tree.h"

namespace flocking::settings {

/// Agents grouped by equal settings: the entries of each class, and the class of each agent.
struct Classes {
  std::vector<Winners> winners;         ///< per class
  std::vector<std::uint32_t> class_of;  ///< per agent; empty if there is only one class
};

/// Throws through the origin of `entry` if `agent` is not below `agents`.
void require_agent(const Entry& entry, std::uint64_t agent, std::size_t agents);

/// Returns the classes of agents. The settings of an agent override those of its groups, which
/// override the settings for all agents; at the same rank, the later setting wins. A group without
/// a list of agents consists of the agents that other settings put on one of its layers. Throws
/// through the origin of a setting for an agent that does not exist, or for a group with neither
/// list nor layers.
Classes classes_of(const Tree& tree, std::size_t agents);

}  // namespace flocking::settings
