#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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

  /// The slots in which it deviates from the rules, in their order.
  [[nodiscard]] std::vector<Slot> deviations() const;

  friend bool operator==(const Variant&, const Variant&) = default;

 private:
  std::array<std::uint8_t, kSlots> choices_{};
};

/// Whether velocities are not printed.
bool prints_positions_only(const Variant& variant);

/// Understands "separation.direction=towards cohesion.who=everybody", in any order, separated by
/// blanks; "separation.towards" does where only one slot of the force has such a choice.
/// `course-tests` alone is the program behind the course's published answers. Throws UsageError,
/// which names what there is.
Variant parse_variant(std::string_view text);

/// What parse_variant() understands; empty for the rules themselves.
std::string text_of(const Variant& variant);

}  // namespace flocking::explain
