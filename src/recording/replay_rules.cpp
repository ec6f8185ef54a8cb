#include "recording/replay_rules.h"

#include <string>
#include <utility>

namespace flocking::recording {
namespace {

std::vector<replay::ForceRule> forces_of(const sim::AgentClass& agent_class) {
  std::vector<replay::ForceRule> forces;
  for (const sim::ActiveBehavior& active : agent_class.behaviors) {
    replay::ForceRule& force =
        forces.emplace_back(replay::ForceRule{active.name, active.weight, {}});
    if (!active.group_force) continue;
    force.weight = agent_class.group.weight(*active.group_force);
    force.filter = agent_class.group.filters[static_cast<std::size_t>(*active.group_force)];
  }
  return forces;
}

replay::ClassRules class_rules_of(const sim::AgentClass& agent_class, const Traits& traits) {
  const CourseParameters& course = agent_class.group.course;
  replay::ClassRules rules;
  rules.radii = {course.cohesion_radius, course.separation_radius, course.alignment_radius};
  rules.max_separation = course.max_separation;
  rules.literal = agent_class.group.literal;
  rules.forces = forces_of(agent_class);
  rules.mass = traits.mass;
  rules.max_speed = traits.max_speed;
  rules.max_force = traits.max_force;
  rules.body_radius = traits.radius;
  rules.layers = traits.layers;
  rules.has_external_force = !(traits.external_force == Vec2{});
  rules.friction = traits.friction;
  rules.max_turn_rate = traits.max_turn_rate;
  rules.fov = traits.fov;
  rules.max_neighbors = traits.max_neighbors;
  return rules;
}

}  // namespace

void note_rules(const sim::Configuration& configuration, const settings::Tree& settings,
                std::uint64_t from_step, std::vector<replay::StepRules>& rules) {
  // One more entry than allowed marks the end of the rules; it has no classes.
  if (rules.size() > replay::kMostStepRules) return;
  replay::StepRules now;
  now.combine = settings.get<std::string>("combine.method");
  now.integrator = settings.get<std::string>("integrator");
  now.no_overlap = configuration.no_overlap;
  now.neighbors_every = configuration.neighbors_every;
  for (std::size_t i = 0; i < configuration.classes.size(); ++i) {
    now.classes.push_back(class_rules_of(configuration.classes[i], configuration.traits[i]));
  }
  now.class_of = configuration.class_of;
  if (!rules.empty()) now.from_step = rules.back().from_step;
  if (!rules.empty() && now == rules.back()) return;
  now.from_step = from_step;
  if (rules.size() == replay::kMostStepRules) {
    now.classes.clear();
    now.class_of.clear();
  }
  rules.push_back(std::move(now));
}

}  // namespace flocking::recording
