#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/course_parameters.h"
#include "variant/slots.h"

namespace flocking::explain {

/// Returns "cohesion", "separation" or "alignment", the prefix of the codes of the force's slots.
std::string_view name_of(Force force);
/// Returns the force with the name `name`, as name_of() and part_of() write it; none for other
/// parts of a program.
std::optional<Force> force_named(std::string_view name);
/// Returns the force `steps` places after `force`, in cyclic order.
Force next_force(Force force, std::size_t steps);

/// Returns the slots that change the output wherever the force acts.
std::span<const Slot> main_slots(Force force);
/// Returns the slots that change the output only if agents coincide, an agent is alone, or a radius
/// is 0.
std::span<const Slot> rare_slots(Force force);
/// Returns the slots that a composed formula replaces.
std::span<const Slot> replaced_slots(Force force);

constexpr Slot who_slot(Force force) { return slot_of(force, ForceSlot::kWho); }
constexpr Slot weight_slot(Force force) { return slot_of(force, ForceSlot::kWeight); }
constexpr Slot times_slot(Force force) { return slot_of(force, ForceSlot::kTimes); }
constexpr Slot collect_slot(Force force) { return slot_of(force, ForceSlot::kCollect); }
constexpr Slot formula_slot(Force force) { return slot_of(force, ForceSlot::kFormula); }
Slot self_slot(Force force);
Slot empty_slot(Force force);

/// Returns the force whose weight `weight` names when `force` makes that choice; none for kNone and
/// kZero.
std::optional<Force> weigher_of(Weight weight, Force force);

double radius_of(const CourseParameters& course, Force force);
double& radius_of(CourseParameters& course, Force force);
double weight_of(const CourseParameters& course, Force force);
double& weight_of(CourseParameters& course, Force force);

}  // namespace flocking::explain
