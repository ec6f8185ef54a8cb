#include "scenario_agents.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "scenario_complete.h"
#include "scenario_parameters.h"
#include "scenario_values.h"
#include "scenario_world.h"

namespace oracle::steering {
namespace {

// The settings of one owner, a group or an agent, by their paths within it.
using Owned = std::vector<std::pair<std::string, Setting>>;

struct Ranks {
  Settings all;
  Owned group;
  Owned agent;
};

Ranks by_rank(const Settings& settings) {
  Ranks ranks;
  for (const auto& [path, value] : settings) {
    const std::size_t dot = path.find('.');
    const std::string first = path.substr(0, dot);
    if (is_of_world(path)) {
      continue;
    }
    if (first != "group" && first != "agent") {
      ranks.all.push_back({path, value});
      continue;
    }
    const std::size_t second = path.find('.', dot + 1);
    const std::string owner = path.substr(dot + 1, second - dot - 1);
    (first == "group" ? ranks.group : ranks.agent)
        .push_back({owner, {path.substr(second + 1), value}});
  }
  return ranks;
}

using Members = std::map<std::string, std::vector<AgentId>>;

Members listed_members(const Owned& group) {
  Members members;
  for (const auto& [name, setting] : group) {
    if (setting.path == "agents") {
      read(setting.value, members[name]);
    }
  }
  return members;
}

bool has(const Members& members, const std::string& group, AgentId id) {
  const auto found = members.find(group);
  return found != members.end() && std::ranges::find(found->second, id) != found->second.end();
}

// Returns the settings that apply to agent `id`, in the order of precedence: the last one wins.
Settings settings_of(const Ranks& ranks, const Members& members, AgentId id) {
  Settings mine = ranks.all;
  for (const auto& [group, setting] : ranks.group) {
    if (has(members, group, id) && setting.path != "agents") {
      mine.push_back(setting);
    }
  }
  for (const auto& [agent, setting] : ranks.agent) {
    if (agent == std::to_string(id)) {
      mine.push_back(setting);
    }
  }
  return mine;
}

Layers layers_of(const Settings& mine) {
  Layers layers = 0;
  for (const auto& [path, value] : mine) {
    layers = path == "layers" ? layers_named(value) : layers;
  }
  return layers;
}

// Adds members to groups without `agents`: the `layers` of such a group select agents and do not
// put agents on layers.
void add_members_by_layers(Ranks& ranks, const World& world, Members& members) {
  const Members listed = members;
  for (const auto& [group, setting] : ranks.group) {
    if (setting.path != "layers" || listed.contains(group)) {
      continue;
    }
    for (AgentId id = 0; id < world.agents.size(); ++id) {
      if ((layers_of(settings_of(ranks, listed, id)) & layers_named(setting.value)) != 0) {
        members[group].push_back(id);
      }
    }
  }
  std::erase_if(ranks.group, [&](const auto& owned) {
    return owned.second.path == "layers" && !listed.contains(owned.first);
  });
}

// Any parameter of a behaviour enables the behaviour, unless `enabled` is set, which is therefore
// applied last.
Personality personality_from(const Settings& mine) {
  Personality personality;
  for (const auto& [path, value] : mine) {
    const std::size_t dot = path.rfind('.');
    const std::string parameter = path.substr(dot + 1);
    if (parameter == "enabled" || parameter == "probability") {
      continue;
    }
    set_parameter(personality, path, value);
    if (dot != std::string::npos && parameter != "weight") {
      set_parameter(personality, path.substr(0, dot) + ".enabled", "true");
    }
  }
  for (const auto& [path, value] : mine) {
    if (path.ends_with(".enabled")) {
      set_parameter(personality, path, value);
    }
  }
  return personality;
}

// The oracle supports only one probability for all agents.
void check_probabilities(const Owned& owned) {
  for (const auto& [owner, setting] : owned) {
    if (setting.path.ends_with(".probability")) {
      throw std::invalid_argument("not for " + owner + " alone: " + setting.path);
    }
  }
}

}  // namespace

void apply_to_agents(const Settings& settings, World& world) {
  Ranks ranks = by_rank(settings);
  check_probabilities(ranks.group);
  check_probabilities(ranks.agent);
  Members members = listed_members(ranks.group);
  add_members_by_layers(ranks, world, members);
  for (AgentId id = 0; id < world.agents.size(); ++id) {
    const Settings mine = settings_of(ranks, members, id);
    world.agents[id].personality = personality_from(mine);
    check_complete(mine, world, id);
  }
}

}  // namespace oracle::steering
