#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/course_parameters.h"
#include "explain/slots.h"

namespace flocking::explain {

/// A force of the assignment.
enum class Force : std::uint8_t { kCohesion, kSeparation, kAlignment };
inline constexpr std::array kForces = {Force::kCohesion, Force::kSeparation, Force::kAlignment};

/// "cohesion", "separation", "alignment"; the codes of its slots begin so.
std::string_view name_of(Force force);

/// Its slots that show wherever it acts.
std::vector<Slot> main_slots(Force force);
/// Its slots that show only where agents are in one place, alone, or a radius is 0.
std::vector<Slot> rare_slots(Force force);

Slot who_slot(Force force);
Slot weight_slot(Force force);
Slot times_slot(Force force);
Slot collect_slot(Force force);
Slot empty_slot(Force force);
Slot formula_slot(Force force);
/// The slots that a formula stands for.
std::vector<Slot> replaced_slots(Force force);
double& radius_of(CourseParameters& course, Force force);
double& weight_of(CourseParameters& course, Force force);

}  // namespace flocking::explain
