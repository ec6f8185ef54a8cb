#pragma once

#include <cmath>
#include <limits>

#include "core/vec2.h"
#include "explain/slots.h"

namespace flocking::explain {

/// Whether only distances between agents are measured so, and other lengths as they should be.
inline bool is_of_offsets(Measure measure) {
  return measure == Measure::kSquareOfOffset || measure == Measure::kSumOfOffset;
}

/// How far apart two agents with this offset are, to a program that measures so.
template <class Real>
Real measured_distance(Vec2Of<Real> offset, Measure measure) {
  const Real square = offset.x * offset.x + offset.y * offset.y;
  if (measure == Measure::kRoot) [[likely]]
    return std::sqrt(square);
  switch (measure) {
    case Measure::kRoot:
      break;
    case Measure::kSquare:
    case Measure::kSquareOfOffset:
      return square;
    case Measure::kSum:
    case Measure::kSumOfOffset:
      return std::fabs(offset.x) + std::fabs(offset.y);
    case Measure::kRootOfWhole:
      return square < Real(2147483648.0) ? std::sqrt(std::trunc(square))
                                         : std::numeric_limits<Real>::quiet_NaN();
  }
  return std::sqrt(square);
}

/// The length of any other vector.
template <class Real>
Real measured_length(Vec2Of<Real> v, Measure measure) {
  return measured_distance(v, is_of_offsets(measure) ? Measure::kRoot : measure);
}

}  // namespace flocking::explain
