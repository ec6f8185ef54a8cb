#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/course_parameters.h"
#include "explain/slots.h"

namespace flocking::explain {

/// A force of the assignment.
enum class Force : std::uint8_t { kCohesion, kSeparation, kAlignment };
inline constexpr std::array kForces = {Force::kCohesion, Force::kSeparation, Force::kAlignment};

/// "cohesion", "separation", "alignment"; the codes of its slots begin so.
std::string_view name_of(Force force);
/// The force of that name, which is also that of its part of a program; nothing of other parts.
std::optional<Force> force_named(std::string_view name);
/// The one so many behind `force`, in a circle.
Force next_force(Force force, std::size_t steps);

/// Its slots that show wherever it acts.
std::span<const Slot> main_slots(Force force);
/// Its slots that show only where agents are in one place, alone, or a radius is 0.
std::span<const Slot> rare_slots(Force force);
/// The slots that a formula stands for.
std::span<const Slot> replaced_slots(Force force);

Slot who_slot(Force force);
Slot self_slot(Force force);
Slot weight_slot(Force force);
Slot times_slot(Force force);
Slot collect_slot(Force force);
Slot empty_slot(Force force);
Slot formula_slot(Force force);

/// The force whose weight it is where `force` has that choice; none for kNone and kZero.
std::optional<Force> weigher_of(Weight weight, Force force);

double radius_of(const CourseParameters& course, Force force);
double& radius_of(CourseParameters& course, Force force);
double weight_of(const CourseParameters& course, Force force);
double& weight_of(CourseParameters& course, Force force);

}  // namespace flocking::explain
