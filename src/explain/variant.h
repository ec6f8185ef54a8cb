#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explain/formula.h"
#include "explain/slots.h"

namespace flocking::explain {

/// A program for the assignment: one choice for each slot.
class Variant {
 public:
  /// Follows the rules of the course.
  Variant() = default;

  /// The choice of a slot, as the slot's type has it.
  template <class Choice>
  [[nodiscard]] Choice at(Slot slot) const {
    return static_cast<Choice>(choice(slot));
  }
  [[nodiscard]] std::uint8_t choice(Slot slot) const {
    return choices_[static_cast<std::size_t>(slot)];
  }
  /// A choice as the slot's type has it, or its number.
  template <class Choice>
  void set(Slot slot, Choice choice) {
    choices_[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(choice);
  }

  /// The choice of a slot as `from` has it, with the formula where it is one.
  void take(Slot slot, const Variant& from);

  /// The formula of a force; not composed where its slots say what it is.
  [[nodiscard]] const Formula& formula(Force force) const {
    return formulas_[static_cast<std::size_t>(force)];
  }
  /// Makes a force composed, or not; then its slots of term, direction, shape, limit and clamp are
  /// as the rules have them.
  void set_formula(Force force, const Formula& formula);

  /// The slots in which it deviates from the rules, in their order.
  [[nodiscard]] std::vector<Slot> deviations() const;

  friend bool operator==(const Variant&, const Variant&) = default;

 private:
  std::array<std::uint8_t, kSlots> choices_{};
  std::array<Formula, 3> formulas_{};
};

/// `variant` with a force missing.
Variant without(Variant variant, Force force);
/// `variant` with all three missing.
Variant without_forces(Variant variant);

/// The weight that is named after a force.
Weight own_weight(Force force);

/// Variants in which agents are moved one after another.
std::vector<Variant> in_place(std::vector<Variant> variants);
/// The variants, and then those in which agents are moved one after another.
std::vector<Variant> also_in_place(std::vector<Variant> variants);
/// `variant` with the slots and the formula of a force as `from` has them.
Variant with_force_of(Variant variant, Force force, const Variant& from);

/// With which power of the time step a force changes the velocity: 0, 1 or 2.
inline int velocity_power(const Variant& variant) {
  const auto use = variant.at<Dt>(Slot::kStepDt);
  if (use == Dt::kNotVelocity || use == Dt::kNeither) return 0;
  return use == Dt::kSquaredVelocity ? 2 : 1;
}
/// With which the velocity changes the position: 0 or 1.
inline int position_power(const Variant& variant) {
  const auto use = variant.at<Dt>(Slot::kStepDt);
  return use == Dt::kNotPosition || use == Dt::kNeither ? 0 : 1;
}

/// The largest speed that is a program's own: no number of the input.
std::optional<double> own_largest_speed(Speed speed);

/// The share of the new velocity that friction leaves; 1 where there is none.
double share_kept(Speed speed);

/// Whether agents within the radius of another force do not count.
constexpr bool is_of_zones(Who who) {
  return who >= Who::kBeyondCohesion && who <= Who::kBeyondOthers;
}

/// Whether velocities are not printed, or only those from before a step.
bool prints_positions_only(const Variant& variant);

/// Understands "separation.direction=towards cohesion.who=everybody", in any order, separated by
/// blanks; "separation.towards" does where only one slot of the force has such a choice.
/// "cohesion.formula=towards,unit" composes a force, see formula.h; "loop=within" is the same
/// choice of `times` for all three forces. `course-tests` alone is the program behind the course's
/// published answers. Throws UsageError, which names what there is.
Variant parse_variant(std::string_view text);

/// What parse_variant() understands; empty for the rules themselves.
std::string text_of(const Variant& variant);

/// What a slot says of a variant: the formula of its row, or of a composed force.
std::string formula_of(const Variant& variant, Slot slot);

/// How often all three forces are added, where that is the same for all that are not missing, and
/// not once; nothing otherwise.
std::optional<Times> loop_of(const Variant& variant);

/// Whether a slot only says how often a force is added, and all are added so: a loop around the
/// forces is a thing of its own.
bool is_of_loop(const Variant& variant, Slot slot);

}  // namespace flocking::explain
