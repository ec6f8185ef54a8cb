#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/course_parameters.h"
#include "core/profile.h"
#include "core/senses.h"
#include "rules/group.h"
#include "sim/engine.h"
#include "steering/behavior.h"
#include "steering/combine.h"

namespace flocking::sim {

/// The equations by which a step moves an agent.
enum class Integrator {
  kCourse,  ///< V' = V + F/m*dt, P' = P + V'*dt
  kMotion,  ///< V' = V + F/m*dt, P' = P + V*dt + F/m*dt*dt/2
};

/// A behaviour that is enabled for a class of agents.
struct ActiveBehavior {
  std::string_view name;  ///< "cohesion", or the name of its BehaviorRow
  /// One of the three group forces, or none if `behavior` is set.
  std::optional<rules::GroupForce> group_force;
  std::shared_ptr<const steering::Behavior> behavior;
  double weight = 1.0;
  double probability = 1.0;
  std::size_t memory_at = 0;  ///< index of its first number in an agent's memory
  std::size_t memory_size = 0;
};

/// The behaviours of the agents of one class; their bodies are in Configuration::traits.
struct AgentClass {
  rules::GroupParameters group;
  std::vector<ActiveBehavior> behaviors;  ///< in the order in which they are combined
};

/// All parameters of a simulation, but not its state. Agents with the same settings are in one
/// class.
struct Configuration {
  Profile profile = Profile::kCourse;
  CourseParameters course;
  std::vector<Traits> traits;  ///< one for each class
  std::vector<AgentClass> classes;
  /// the class of each agent; if empty, all agents are of class 0
  std::vector<std::uint32_t> class_of;
  Environment environment;
  steering::CombineMethod combine = steering::CombineMethod::kSum;
  Integrator integrator = Integrator::kCourse;
  std::optional<Wrap> wrap;
  bool no_overlap = false;
  std::size_t smooth_heading = 1;     ///< steps, >= 1
  std::uint64_t neighbors_every = 1;  ///< steps, >= 1
  std::uint64_t seed = 1;
  std::size_t memory_size = 0;  ///< count of numbers kept for each agent
  /// True if only the course's rules apply: then a step is exactly that of docs/rules.md.
  bool plain = true;
  Engine engine;

  [[nodiscard]] const Traits& traits_of(std::size_t agent) const {
    return traits[class_in(class_of, agent)];
  }
  [[nodiscard]] const AgentClass& agent_class_of(std::size_t agent) const {
    return classes[class_in(class_of, agent)];
  }
};

/// Returns a configuration without any settings. `profile` must be one of the course's.
Configuration plain_configuration(Profile profile, const CourseParameters& course);

}  // namespace flocking::sim
