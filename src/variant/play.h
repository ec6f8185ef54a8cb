#pragma once

#include <string>
#include <string_view>

#include "variant/variant.h"

namespace flocking::explain {

/// The result of a simulated program on an input.
struct Played {
  std::string output;
  bool is_dead = false;  ///< it ended early because it divided by zero
};

/// Returns the output of a program with the choices of `variant` for a valid input. The output ends
/// where the program would crash or fail to read a number. Throws std::bad_alloc.
Played played(const Variant& variant, std::string_view input);

/// Returns the output of played().
std::string play(const Variant& variant, std::string_view input);

/// Returns `value` if 1000 * `value`, truncated, fits in a 32-bit int; else, and for NaN, the
/// smallest int / 1000.
double held_by_int(double value);
/// Returns `value` if 1000 * `value` fits in a 64-bit integer; else the nearest limit / 1000; 0 for
/// NaN, like Math.round() of Java.
double held_by_long(double value);

}  // namespace flocking::explain
