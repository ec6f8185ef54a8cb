#ifndef FLOCKING_TESTS_ORACLE_MEASURE_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_MEASURE_ORACLE_H_

#include <cmath>
#include <limits>

#include "oracle/formula_oracle.h"
#include "variant/slots.h"

namespace flocking::oracle {

/// The distance between two agents, or the length of another vector, as a program computes it.
template <class T>
struct MeasureOf {
  explain::Measure chosen;

  [[nodiscard]] T between_agents(VectorOf<T> offset) const {
    using explain::Measure;
    const T xx = offset.x * offset.x;
    const T yy = offset.y * offset.y;
    const bool square = chosen == Measure::kSquare || chosen == Measure::kSquareOfOffset;
    const bool sum = chosen == Measure::kSum || chosen == Measure::kSumOfOffset;
    if (square) return xx + yy;
    if (sum) return std::fabs(offset.x) + std::fabs(offset.y);
    const T whole = xx + yy;
    if (chosen != Measure::kRootOfWhole) return std::sqrt(whole);
    const bool fits_an_int = whole < T{2147483648.0F};
    return fits_an_int ? std::sqrt(std::trunc(whole)) : std::numeric_limits<T>::quiet_NaN();
  }

  [[nodiscard]] T of(VectorOf<T> v) const {
    using explain::Measure;
    const bool is_as_usual = chosen == Measure::kSquareOfOffset || chosen == Measure::kSumOfOffset;
    return is_as_usual ? length(v) : between_agents(v);
  }

  [[nodiscard]] VectorOf<T> made_as_long(VectorOf<T> v, T limit) const { return v / of(v) * limit; }

  [[nodiscard]] VectorOf<T> shortened(VectorOf<T> v, T limit) const {
    return of(v) > limit ? made_as_long(v, limit) : v;
  }
};

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_MEASURE_ORACLE_H_
