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

/// A behaviour of a class, as its force enters the sum.
struct ForceRule {
  std::string_view name;
  double weight = 1.0;  ///< what its force is multiplied by
  LayerFilter filter;   ///< of the three of the flock: who counts

  friend bool operator==(const ForceRule&, const ForceRule&) = default;
};

/// What the step of an agent is computed with.
struct ClassRules {
  std::array<double, 3> radii{};  ///< of cohesion, separation, alignment
  double max_separation = 0.0;    ///< of the course's rules
  bool literal = false;           ///< separation of howtorts as printed
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

/// What steps are computed with, from one on until the next rules.
struct StepRules {
  std::uint64_t from_step = 0;
  std::string combine;     ///< of the settings, as they are written
  std::string integrator;  ///< the same
  bool no_overlap = false;
  std::uint64_t neighbors_every = 1;
  std::vector<ClassRules> classes;
  std::vector<std::uint32_t> class_of;  ///< of each agent; empty: all are of class 0

  friend bool operator==(const StepRules&, const StepRules&) = default;
};

/// So many rules a page holds; of what comes after the last there is no calculation.
inline constexpr std::size_t kMostStepRules = 100;

}  // namespace flocking::replay
