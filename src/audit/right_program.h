#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "variant/scene.h"

namespace flocking::audit {

/// A way to write a right program: with the formulas of the rules, but another order of operations
/// or another number type.
enum class Manner : std::uint8_t {
  kDescending,   ///< sums from the last agent to the first
  kLongDouble,   ///< 64 bits of mantissa instead of 53, and a larger range
  kFused,        ///< fused multiply-add, as compilers contract expressions
  kSquares,      ///< compares squares of distances and forces, without square roots
  kByComponent,  ///< x and y separately, with divisions by products and multiplications by
                 ///< reciprocals
  kHalvesAway,   ///< rounds printed ties away from 0, not to even
};

struct MannerRow {
  Manner manner;
  std::string_view words;  ///< "adds from the last agent to the first"
};
std::span<const MannerRow> manners();

/// Returns the output for an assignment of a right program written in the manner `manner`, by the
/// rules of the course or of course-tests.
std::string right_output(Manner manner, bool is_course_tests, const explain::Scene& scene);

}  // namespace flocking::audit
