#pragma once

#include <cmath>
#include <limits>

#include "core/vec2.h"
#include "variant/slots.h"
#include "variant/variant.h"

namespace flocking::explain {

/// Returns true if `measure` changes only distances between agents, not the lengths of other
/// vectors.
inline bool is_of_offsets(Measure measure) {
  return measure == Measure::kSquareOfOffset || measure == Measure::kSumOfOffset;
}

/// Returns the distance between two agents with the offset `offset`, as a program with `measure`
/// computes it.
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

/// Returns the length of a vector that is not an offset between agents.
template <class Real>
Real measured_length(Vec2Of<Real> v, Measure measure) {
  return measured_distance(v, is_of_offsets(measure) ? Measure::kRoot : measure);
}

/// Measures lengths as a variant does.
template <class Real>
class Ruler {
 public:
  explicit Ruler(const Variant& variant)
      : measure_(variant.at<Measure>(Slot::kMeasure)),
        rounds_distances_(variant.at<Numbers>(Slot::kNumbers) == Numbers::kFloatDistances),
        divides_by_zero_length_(variant.at<ZeroLength>(Slot::kZeroLength) == ZeroLength::kDivided) {
  }

  /// Returns the distance between two agents.
  [[nodiscard]] Real distance(Vec2Of<Real> offset) const {
    const Real distance = measured_distance(offset, measure_);
    return rounds_distances_ ? Real(static_cast<float>(distance)) : distance;
  }
  [[nodiscard]] Real length(Vec2Of<Real> v) const { return measured_length(v, measure_); }
  /// Returns the direction of `v` like unit(), but keeps NaN.
  [[nodiscard]] Vec2Of<Real> direction(Vec2Of<Real> v) const {
    const Real size = length(v);
    return size == Real(0) && !divides_by_zero_length_ ? Vec2Of<Real>{} : v / size;
  }
  [[nodiscard]] Vec2Of<Real> cut(Vec2Of<Real> v, Real limit) const {
    const Real size = length(v);
    return size > limit ? v / size * limit : v;
  }
  [[nodiscard]] bool divides_by_zero_length() const { return divides_by_zero_length_; }

 private:
  Measure measure_;
  bool rounds_distances_;
  bool divides_by_zero_length_;
};

}  // namespace flocking::explain
