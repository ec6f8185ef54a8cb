#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "explain/slots.h"

namespace flocking::explain {

/// A choice of a slot. The first row of each slot is what the rules say.
struct Choice {
  Slot slot;
  std::uint8_t value;
  std::string_view code;      ///< as in "separation.direction=towards", behind the sign
  double prior;               ///< of 100 programs that fail, about so many choose this
  std::string_view title;     ///< of a deviation, a few words
  std::string_view sentence;  ///< what the program does, to a student
  std::string_view formula;   ///< of what is computed
};

/// All choices, slot by slot, in the order of their values.
std::span<const Choice> choices();

/// The choices of one slot.
std::span<const Choice> choices_of(Slot slot);

/// What comes before the sign: "separation.direction".
std::string_view code_of(Slot slot);

/// The row of a choice.
const Choice& row_of(Slot slot, std::uint8_t value);

}  // namespace flocking::explain
