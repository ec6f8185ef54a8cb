#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "variant/formula.h"
#include "variant/slots.h"

namespace flocking::explain {

/// A program for the assignment: one choice for each slot.
class Variant {
 public:
  /// Creates the variant that follows the rules of the course.
  Variant() = default;

  /// Returns the choice of a slot as its enumeration type.
  template <class Choice>
  [[nodiscard]] Choice at(Slot slot) const {
    return static_cast<Choice>(choice(slot));
  }
  [[nodiscard]] std::uint8_t choice(Slot slot) const {
    return choices_[static_cast<std::size_t>(slot)];
  }
  /// Sets a slot to a choice, given as its enumeration value or number.
  template <class Choice>
  void set(Slot slot, Choice choice) {
    choices_[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(choice);
  }

  /// Copies the choice of a slot from `from`, with the formula if it is a formula slot.
  void take(Slot slot, const Variant& from);

  /// Returns the formula of a force. If the slots describe the force, the formula is not composed.
  [[nodiscard]] const Formula& formula(Force force) const {
    return formulas_[static_cast<std::size_t>(force)];
  }
  /// Sets the formula of a force. If it is composed, resets the force's slots of term, direction,
  /// shape, limit and clamp to the rules.
  void set_formula(Force force, const Formula& formula);

  /// Returns the slots that deviate from the rules, in their order.
  [[nodiscard]] std::vector<Slot> deviations() const;

  friend bool operator==(const Variant&, const Variant&) = default;

 private:
  std::array<std::uint8_t, kSlots> choices_{};
  std::array<Formula, 3> formulas_{};
};

/// Returns `variant` without a force.
Variant without(Variant variant, Force force);
/// Returns `variant` without any force.
Variant without_forces(Variant variant);

/// Returns the choice that names the weight of the force `force`.
Weight own_weight(Force force);

/// Returns the variants, changed to move agents one after another.
std::vector<Variant> in_place(std::vector<Variant> variants);
/// Returns the variants, followed by their copies that move agents one after another.
std::vector<Variant> also_in_place(std::vector<Variant> variants);
/// Returns `variant` with the slots and the formula of a force copied from `from`.
Variant with_force_of(Variant variant, Force force, const Variant& from);

/// Returns the power of the time step that scales a force's effect on the velocity: 0, 1 or 2.
inline int velocity_power(const Variant& variant) {
  const auto use = variant.at<Dt>(Slot::kStepDt);
  if (use == Dt::kNotVelocity || use == Dt::kNeither) return 0;
  return use == Dt::kSquaredVelocity ? 2 : 1;
}
/// Returns the power of the time step that scales the velocity's effect on the position: 0 or 1.
inline int position_power(const Variant& variant) {
  const auto use = variant.at<Dt>(Slot::kStepDt);
  return use == Dt::kNotPosition || use == Dt::kNeither ? 0 : 1;
}

/// Returns the constant maximum speed of a program; none if it has no maximum or uses F_Smax.
std::optional<double> own_largest_speed(Speed speed);

/// Returns the fraction of the new velocity left by friction; 1 without friction.
double share_kept(Speed speed);

/// Returns true if agents within the radius of another force do not count.
constexpr bool is_of_zones(Who who) {
  return who >= Who::kBeyondCohesion && who <= Who::kBeyondOthers;
}

/// Returns true if velocities are not printed, or only those before the step.
bool prints_positions_only(const Variant& variant);

/// Parses "separation.direction=towards cohesion.who=everybody": settings in any order, separated
/// by blanks. "separation.towards" works if only one slot of the force has such a choice.
/// "cohesion.formula=towards,unit" composes a force, see formula.h. "loop=within" sets `times` of
/// all three forces. `course-tests` alone is the program that produced the course's published
/// answers. Throws UsageError, which lists the valid names, if `text` is invalid.
Variant parse_variant(std::string_view text);

/// Returns text that parse_variant() accepts; empty for the rules.
std::string text_of(const Variant& variant);

/// Returns the formula text of a slot in a variant: of its row, or of a composed force.
std::string formula_of(const Variant& variant, Slot slot);

/// Returns how often all forces are added, if that is equal for all forces that are not missing,
/// and differs from kOnce; else none.
std::optional<Times> loop_of(const Variant& variant);

/// Returns true if the slot says how often a force is added and loop_of() already covers it: a loop
/// around all forces is reported as one cause.
bool is_of_loop(const Variant& variant, Slot slot);

}  // namespace flocking::explain
