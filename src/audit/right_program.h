#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "explain/scene.h"

namespace flocking::audit {

/// A way to write a right program: the formulas are those of the rules, but operations are not done
/// in their order, or not in doubles.
enum class Manner : std::uint8_t {
  kDescending,   ///< sums from the last agent to the first
  kLongDouble,   ///< 64 bits of mantissa instead of 53, and a larger range
  kFused,        ///< multiplications and additions in one, as compilers contract them
  kSquares,      ///< squares of distances and forces are compared, no root is taken for that
  kByComponent,  ///< x and y each by themselves, divided by products and multiplied by reciprocals
  kHalvesAway,   ///< printed ties are rounded away from 0, not to even
};

struct MannerRow {
  Manner manner;
  std::string_view words;  ///< "adds from the last agent to the first"
};
std::span<const MannerRow> manners();

/// What such a program prints for an assignment; by the rules of the course, or of course-tests.
std::string right_output(Manner manner, bool is_course_tests, const explain::Scene& scene);

}  // namespace flocking::audit
