#include "settings/resolve.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "settings/behavior_order.h"
#include "settings/class_settings.h"
#include "settings/flow_world.h"
#include "settings/membership.h"
#include "settings/world.h"

namespace flocking::settings {
namespace {

using rules::kGroupForceNames;

// Returns the setting to blame if a behaviour lacks a setting: the last of its parameters that was
// set, else the setting of the rules or the method.
const Entry* culprit(const ClassSettings& settings, std::string_view behavior, const Tree& tree) {
  const Entry* last = nullptr;
  for (const Row& row : table()) {
    const Entry* entry = row.behavior == behavior ? settings.entry(row.setting.path) : nullptr;
    if (entry != nullptr && (last == nullptr || entry->order > last->order)) last = entry;
  }
  return last != nullptr ? last : tree.find("rules");
}

std::string way_out(const std::string& path) {
  if (path == "max_speed") return "max_speed; give --max-speed S";
  if (path == "max_force") return "max_force; give --max-force F";
  if (path == "flow.map") return "flow.map; give --flow-map FILE";
  if (path == "flow.goal") return "flow.goal; give --goal X,Y";
  return path + "; give --set " + path + "=VALUE";
}

[[noreturn]] void fail_missing(const Entry* blamed, const std::string& who,
                               const std::string& path) {
  blamed->origin.fail(who + " needs " + way_out(path));
}

void require_agents(const Tree& tree, std::size_t agents) {
  for (const auto& [path, entry] : tree.entries()) {
    if (entry.row->setting.type == ValueType::kAgent) {
      require_agent(entry, std::get<std::uint64_t>(entry.value), agents);
    } else if (entry.row->setting.type == ValueType::kPlace) {
      const auto& place = std::get<Place>(entry.value);
      if (const auto* agent = std::get_if<std::uint64_t>(&place))
        require_agent(entry, *agent, agents);
    } else if (entry.row->setting.type == ValueType::kAgents) {
      for (const std::uint64_t agent : std::get<std::vector<std::uint64_t>>(entry.value)) {
        require_agent(entry, agent, agents);
      }
    }
  }
}

void require_few_layers(const Tree& tree) {
  std::set<std::string> names;
  for (const auto& [path, entry] : tree.entries()) {
    if (!entry.row->setting.path.ends_with("layers")) continue;
    for (const std::string& name : std::get<std::vector<std::string>>(entry.value)) {
      names.insert(name);
    }
    if (names.size() > kMostLayers) {
      entry.origin.fail("there are more than " + std::to_string(kMostLayers) + " layers");
    }
  }
}

// Returns the offset of a behaviour's numbers in an agent's memory: the same for all classes.
std::size_t memory_before(const steering::BehaviorRow* wanted) {
  std::size_t at = 0;
  for (const steering::BehaviorRow& row : steering::behavior_table()) {
    if (&row == wanted) break;
    at += row.memory_size;
  }
  return at;
}

class ClassResolver {
 public:
  ClassResolver(const Tree& tree, const sim::Configuration& configuration, const Winners& winners,
                LayerNames& names, const FlowWorld& flow_world)
      : tree_(tree),
        configuration_(configuration),
        settings_(configuration.profile, winners, names, flow_world) {}

  [[nodiscard]] const Traits& traits() const { return settings_.traits(); }

  sim::AgentClass resolve(const std::vector<std::string>& order) {
    sim::AgentClass agent_class;
    agent_class.group = group_parameters();
    for (const std::string& name : order) {
      const auto* const group = std::find(kGroupForceNames.begin(), kGroupForceNames.end(), name);
      if (group != kGroupForceNames.end()) {
        const auto force = static_cast<std::size_t>(group - kGroupForceNames.begin());
        if (!settings_.is_on(name + ".enabled")) continue;
        sim::ActiveBehavior active;
        active.name = *group;
        active.group_force = static_cast<rules::GroupForce>(force);
        active.probability = settings_.number(name + ".probability");
        agent_class.behaviors.push_back(std::move(active));
      } else if (settings_.is_behavior_on(name)) {
        agent_class.behaviors.push_back(made(name));
      }
    }
    return agent_class;
  }

 private:
  rules::GroupParameters group_parameters() {
    rules::GroupParameters group;
    group.profile = configuration_.profile;
    group.course = configuration_.course;
    const std::array<double*, rules::kGroupForces> weights = {&group.course.cohesion_weight,
                                                              &group.course.separation_weight,
                                                              &group.course.alignment_weight};
    for (std::size_t f = 0; f < rules::kGroupForces; ++f) {
      const std::string name(kGroupForceNames[f]);
      *weights[f] *= settings_.number(name + ".weight");
      group.filters[f] = settings_.layer_filter(name);
      group.enabled[f] = settings_.is_on(name + ".enabled");
    }
    group.literal = settings_.is_on("separation.literal");
    limit(group);
    return group;
  }

  // Sets the limits that the forces need. Outside the course's profiles, a force with weight 0 is
  // not computed, so its limits do not matter. In these profiles it is computed: 0 times infinity
  // and the signs of zeros are part of the rules.
  void limit(rules::GroupParameters& group) {
    if (group.profile == Profile::kCourse || group.profile == Profile::kCourseTests) return;
    group.max_speed = traits().max_speed.value_or(0.0);
    group.max_force = traits().max_force.value_or(0.0);
    for (std::size_t f = 0; f < rules::kGroupForces; ++f) {
      const auto force = static_cast<rules::GroupForce>(f);
      group.enabled[f] = group.enabled[f] && group.weight(force) != 0.0;
      if (!group.enabled[f]) continue;
      const rules::Needs needs = rules::needs_of(group.profile, force);
      if (needs.max_speed && !traits().max_speed) fail_force(f, "max_speed");
      if (needs.max_force && !traits().max_force) fail_force(f, "max_force");
    }
  }

  [[noreturn]] void fail_force(std::size_t force, const char* path) {
    const Entry* rules = tree_.find("rules");
    fail_missing(rules,
                 "the " + std::string(kGroupForceNames[force]) + " of " +
                     std::get<std::string>(rules->value),
                 path);
  }

  sim::ActiveBehavior made(const std::string& name) {
    sim::ActiveBehavior active;
    for (const steering::BehaviorRow& row : steering::behavior_table()) {
      if (row.name != name) continue;
      try {
        active.behavior = row.make(settings_);
      } catch (const steering::MissingSetting& missing) {
        fail_missing(culprit(settings_, name, tree_), name, missing.path());
      }
      active.name = row.name;
      active.memory_at = memory_before(&row);
      active.memory_size = row.memory_size;
    }
    active.weight = settings_.number(name + ".weight");
    active.probability = settings_.number(name + ".probability");
    return active;
  }

  const Tree& tree_;
  const sim::Configuration& configuration_;
  ClassSettings settings_;
};

void require_max_force(const Tree& tree, const sim::Configuration& configuration) {
  if (configuration.combine == steering::CombineMethod::kSum) return;
  for (const Traits& traits : configuration.traits) {
    if (!traits.max_force) {
      const Entry* method = tree.find("combine.method");
      fail_missing(method, std::get<std::string>(method->value), "max_force");
    }
  }
}

// Returns true if only the course's rules and settings of the engine are set.
bool is_plain(const Tree& tree, Profile profile) {
  if (profile != Profile::kCourse && profile != Profile::kCourseTests) return false;
  return std::all_of(tree.entries().begin(), tree.entries().end(), [](const auto& entry) {
    return entry.first == "rules" || is_of_engine(entry.first);
  });
}

}  // namespace

sim::Configuration resolve(const Tree& tree, const CourseParameters& course, std::size_t agents,
                           Maps& maps) {
  // The common case does not need the table.
  if (tree.empty()) return sim::plain_configuration(Profile::kCourse, course);
  sim::Configuration configuration;
  configuration.course = course;
  resolve_world(tree, configuration);
  if (is_plain(tree, configuration.profile)) {
    const sim::Engine engine = configuration.engine;
    configuration = sim::plain_configuration(configuration.profile, course);
    configuration.engine = engine;
    return configuration;
  }
  configuration.plain = false;
  require_agents(tree, agents);
  require_few_layers(tree);
  for (const auto method :
       {steering::CombineMethod::kPrioritized, steering::CombineMethod::kDithered}) {
    static_cast<void>(
        behavior_order(tree, method));  // throws for a wrong list, even if the list is not used
  }
  Classes classes = classes_of(tree, agents);
  const std::vector<std::string> order = behavior_order(tree, configuration.combine);
  LayerNames names;
  const FlowWorld flow_world(tree, maps);
  for (const Winners& winners : classes.winners) {
    ClassResolver resolver(tree, configuration, winners, names, flow_world);
    configuration.classes.push_back(resolver.resolve(order));
    configuration.traits.push_back(resolver.traits());
  }
  configuration.class_of = std::move(classes.class_of);
  configuration.memory_size = memory_before(nullptr);
  require_max_force(tree, configuration);
  return configuration;
}

sim::Configuration resolve(const Tree& tree, const CourseParameters& course, std::size_t agents) {
  Maps maps;
  return resolve(tree, course, agents, maps);
}

}  // namespace flocking::settings
