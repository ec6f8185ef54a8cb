#include "settings/membership.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace flocking::settings {
namespace {

// What a group sets, and its members.
struct Group {
  std::vector<const Entry*> entries;
  const Entry* agents = nullptr;
  const Entry* layers = nullptr;
};

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

// A group without a list of agents has those on its layers, which they must have from elsewhere.
std::vector<std::uint64_t> members(const std::string& name, const Group& group,
                                   const Sorted& sorted, std::size_t agents) {
  std::vector<std::uint64_t> found;
  if (group.agents != nullptr) {
    found = std::get<std::vector<std::uint64_t>>(group.agents->value);
    for (const std::uint64_t agent : found) require_agent(*group.agents, agent, agents);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }
  if (group.layers == nullptr) {
    group.entries.front()->origin.fail("nobody is in the group " + name + "; give group." + name +
                                       ".agents or group." + name + ".layers");
  }
  const Entry* everyones = layers_of(sorted.for_all);
  for (std::uint64_t agent = 0; agent < agents; ++agent) {
    const auto own = sorted.agents.find(agent);
    const Entry* owns = own == sorted.agents.end() ? nullptr : layers_of(own->second);
    if (shares_name(*group.layers, owns != nullptr ? owns : everyones)) found.push_back(agent);
  }
  return found;
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
  std::vector<std::vector<const Group*>> groups_of(agents);
  for (const auto& [name, group] : sorted.groups) {
    for (const std::uint64_t agent : members(name, group, sorted, agents)) {
      groups_of[agent].push_back(&group);
    }
  }
  std::map<std::vector<const Group*>, std::uint32_t> class_of_groups;
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
    for (const Group* group : groups_of[agent]) {
      grouped.insert(grouped.end(), group->entries.begin(), group->entries.end());
    }
    add(winners, sorted.for_all);
    add(winners, std::move(grouped));
    if (own != sorted.agents.end()) add(winners, own->second);
  }
  if (agents == 0) add(classes.winners.emplace_back(), sorted.for_all);
  return classes;
}

}  // namespace flocking::settings
