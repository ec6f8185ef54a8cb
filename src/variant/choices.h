#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "variant/slot.h"

namespace flocking::explain {

/// A possible value of a slot. The first choice of each slot follows the rules.
struct Choice {
  Slot slot;
  std::uint8_t value;
  std::string_view code;      ///< after the "=": "towards" in "separation.direction=towards"
  double prior;               ///< of 100 failing programs, this many make the choice (an estimate)
  std::string_view title;     ///< a few words; empty unless the choice is a deviation
  std::string_view sentence;  ///< what the program does, addressed to a student
  std::string_view formula;   ///< the computation in symbols
};

/// Returns all choices, slot by slot, in the order of their values.
std::span<const Choice> choices();

/// Returns the choices of one slot.
std::span<const Choice> choices_of(Slot slot);

/// Returns the code of a slot, the part before "=": "separation.direction".
std::string_view code_of(Slot slot);

/// Returns the part of a program that a slot belongs to: "cohesion", "separation", "alignment",
/// "the time step", "the numbers", "reading" or "printing".
std::string part_of(Slot slot);

/// Returns the table row of a choice.
const Choice& row_of(Slot slot, std::uint8_t value);

}  // namespace flocking::explain
