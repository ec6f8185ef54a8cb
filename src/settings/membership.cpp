#include "settings/membership.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace flocking::settings {
namespace {

// The settings of a group, and the settings that define its members.
struct Group {
  std::vector<const Entry*> entries;
  const Entry* agents = nullptr;
  const Entry* layers = nullptr;
};

using Groups = std::vector<const Group*>;

struct Sorted {
  std::vector<const Entry*> for_all;
  std::map<std::string, Group> groups;
  std::map<std::uint64_t, std::vector<const Entry*>> agents;
};

Sorted sorted_by_rank(const Tree& tree, std::size_t agents) {
  Sorted sorted;
  for (const auto& [path, entry] : tree.entries()) {
    const Address address = address_of(path);
    const bool defines_group = entry.row->scope == Scope::kObject;
    if (address.kind == Address::Kind::kGroup) {
      Group& group = sorted.groups[address.name];
      if (defines_group) {
        group.agents = &entry;
      } else {
        group.entries.push_back(&entry);
        if (entry.row->setting.path == "layers") group.layers = &entry;
      }
    } else if (address.kind == Address::Kind::kAgent) {
      require_agent(entry, address.agent, agents);
      sorted.agents[address.agent].push_back(&entry);
    } else if (entry.row->scope == Scope::kAgent) {
      sorted.for_all.push_back(&entry);
    }
  }
  return sorted;
}

bool shares_name(const Entry& a, const Entry* b) {
  if (b == nullptr) return false;
  const auto& wanted = std::get<std::vector<std::string>>(a.value);
  const auto& theirs = std::get<std::vector<std::string>>(b->value);
  return std::any_of(wanted.begin(), wanted.end(), [&theirs](const std::string& name) {
    return std::find(theirs.begin(), theirs.end(), name) != theirs.end();
  });
}

const Entry* layers_of(const std::vector<const Entry*>& entries) {
  for (const Entry* entry : entries) {
    if (entry->row->setting.path == "layers") return entry;
  }
  return nullptr;
}

std::vector<std::uint64_t> listed_members(const Group& group, std::size_t agents) {
  auto found = std::get<std::vector<std::uint64_t>>(group.agents->value);
  for (const std::uint64_t agent : found) require_agent(*group.agents, agent, agents);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

// Returns for each agent the entry that sets its layers: the agent's entry, else that of the last
// group that lists the agent, else that of all agents; null if there is none.
std::vector<const Entry*> layers_by_agent(const Sorted& sorted, const std::vector<Groups>& listed) {
  std::vector<const Entry*> found(listed.size(), layers_of(sorted.for_all));
  for (std::uint64_t agent = 0; agent < listed.size(); ++agent) {
    const Entry* of_groups = nullptr;
    for (const Group* group : listed[agent]) {
      if (group->layers == nullptr) continue;
      const bool is_later = of_groups == nullptr || group->layers->order > of_groups->order;
      if (is_later) of_groups = group->layers;
    }
    if (of_groups != nullptr) found[agent] = of_groups;
  }
  for (const auto& [agent, entries] : sorted.agents) {
    if (const Entry* own = layers_of(entries); own != nullptr) found[agent] = own;
  }
  return found;
}

void require_members(const std::string& name, const Group& group) {
  if (group.agents != nullptr || group.layers != nullptr) return;
  group.entries.front()->origin.fail("no agent is in the group " + name + "; give group." + name +
                                     ".agents or group." + name + ".layers");
}

// Returns the groups of each agent. A group without a list of agents consists of the agents on its
// layers, which other settings must define.
std::vector<Groups> groups_by_agent(const Sorted& sorted, std::size_t agents) {
  std::vector<Groups> groups_of(agents);
  bool any_by_layers = false;
  for (const auto& [name, group] : sorted.groups) {
    require_members(name, group);
    any_by_layers = any_by_layers || group.agents == nullptr;
    if (group.agents == nullptr) continue;
    for (const std::uint64_t agent : listed_members(group, agents)) {
      groups_of[agent].push_back(&group);
    }
  }
  if (!any_by_layers) return groups_of;
  const std::vector<const Entry*> layers = layers_by_agent(sorted, groups_of);
  for (const auto& [name, group] : sorted.groups) {
    if (group.agents != nullptr) continue;
    for (std::uint64_t agent = 0; agent < agents; ++agent) {
      if (shares_name(*group.layers, layers[agent])) groups_of[agent].push_back(&group);
    }
  }
  return groups_of;
}

// Adds the settings of a group. If the group has no list of agents, its layers only select members
// and do not change them.
void add_entries(const Group& group, std::vector<const Entry*>& entries) {
  for (const Entry* entry : group.entries) {
    if (entry != group.layers || group.agents != nullptr) entries.push_back(entry);
  }
}

void add(Winners& winners, std::vector<const Entry*> entries) {
  std::sort(entries.begin(), entries.end(),
            [](const Entry* a, const Entry* b) { return a->order < b->order; });
  for (const Entry* entry : entries) winners[entry->row->setting.path] = entry;
}

}  // namespace

void require_agent(const Entry& entry, std::uint64_t agent, std::size_t agents) {
  if (agent < agents) return;
  entry.origin.fail("there is no agent " + std::to_string(agent) + " (N is " +
                    std::to_string(agents) + ", the first agent is 0)");
}

Classes classes_of(const Tree& tree, std::size_t agents) {
  const Sorted sorted = sorted_by_rank(tree, agents);
  Classes classes;
  if (sorted.groups.empty() && sorted.agents.empty()) {
    add(classes.winners.emplace_back(), sorted.for_all);
    return classes;
  }
  const std::vector<Groups> groups_of = groups_by_agent(sorted, agents);
  std::map<Groups, std::uint32_t> class_of_groups;
  classes.class_of.resize(agents);
  for (std::uint64_t agent = 0; agent < agents; ++agent) {
    const auto own = sorted.agents.find(agent);
    const auto next = static_cast<std::uint32_t>(classes.winners.size());
    if (own == sorted.agents.end()) {
      const auto [known, is_new] = class_of_groups.emplace(groups_of[agent], next);
      classes.class_of[agent] = known->second;
      if (!is_new) continue;
    }
    classes.class_of[agent] = next;
    Winners& winners = classes.winners.emplace_back();
    std::vector<const Entry*> grouped;
    for (const Group* group : groups_of[agent]) add_entries(*group, grouped);
    add(winners, sorted.for_all);
    add(winners, std::move(grouped));
    if (own != sorted.agents.end()) add(winners, own->second);
  }
  if (agents == 0) add(classes.winners.emplace_back(), sorted.for_all);
  return classes;
}

}  // namespace flocking::settings
