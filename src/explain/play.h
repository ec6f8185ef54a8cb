#pragma once

#include <string>
#include <string_view>

#include "explain/variant.h"

namespace flocking::explain {

/// What a program did on an input.
struct Played {
  std::string output;
  bool is_dead = false;  ///< it divided by zero, and ended
};

/// What a program with these choices does on an input, a right one: all of it, read, computed and
/// printed. Where the program would crash or find no number the output ends. Throws std::bad_alloc.
Played played(const Variant& variant, std::string_view input);

/// What it prints.
std::string play(const Variant& variant, std::string_view input);

/// Of which number an int of 32 bits holds the thousandfold, decimals left out: `value`, or the
/// least where it is out of range or not a number.
double held_by_int(double value);
/// What is left of it where it goes through 64 bits, in thousandths: the nearest that they hold,
/// and 0 for NaN, as Math.round() of Java does.
double held_by_long(double value);

}  // namespace flocking::explain
