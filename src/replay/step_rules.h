#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/course_parameters.h"
#include "core/senses.h"

namespace flocking::replay {

/// A behaviour of a class, with its share in the sum of forces.
struct ForceRule {
  std::string_view name;
  double weight = 1.0;  ///< factor of its force
  LayerFilter filter;   ///< which agents count, for the three forces of the flock

  friend bool operator==(const ForceRule&, const ForceRule&) = default;
};

/// The rules with which the step of an agent is computed.
struct ClassRules {
  std::array<double, 3> radii{};  ///< radii of cohesion, separation, alignment
  double max_separation = 0.0;    ///< F_Smax, for the course's rules
  bool literal = false;           ///< howtorts: separation as printed in the article
  std::vector<ForceRule> forces;  ///< in the order in which they are combined
  double mass = 1.0;
  std::optional<double> max_speed;
  std::optional<double> max_force;
  double body_radius = 0.0;
  Layers layers = 0;
  bool has_external_force = false;
  double friction = 0.0;
  std::optional<double> max_turn_rate;
  std::optional<FieldOfView> fov;
  std::optional<std::size_t> max_neighbors;

  friend bool operator==(const ClassRules&, const ClassRules&) = default;
};

/// The rules of steps, from one step until the next such rules.
struct StepRules {
  std::uint64_t from_step = 0;
  std::string combine;     ///< the setting as written
  std::string integrator;  ///< the setting as written
  bool no_overlap = false;
  std::uint64_t neighbors_every = 1;
  std::vector<ClassRules> classes;
  std::vector<std::uint32_t> class_of;  ///< per agent; empty: all agents are of class 0

  friend bool operator==(const StepRules&, const StepRules&) = default;
};

/// The limit for rules in a page; later steps have no calculation.
inline constexpr std::size_t kMostStepRules = 100;

}  // namespace flocking::replay
