#pragma once

#include <algorithm>
#include <cmath>

#include "core/vec2.h"
#include "variant/measure.h"
#include "variant/simulator/formula_ops.h"
#include "variant/slots.h"

/// The terms and limits of separation in a variant.
namespace flocking::explain {
namespace separation_detail {

// Divides x by the length first, then y by the length of the vector with the new x.
template <class Real>
Vec2Of<Real> over_one_by_one(Vec2Of<Real> v, Real size, const Ruler<Real>& ruler) {
  v.x = v.x / size;
  v.y = v.y / ruler.length(v);
  return v;
}

template <class Real>
Real reciprocal(Real part) {
  return part == Real(0) ? Real(0) : Real(1) / part;
}

// Compares like abs() of C, which truncates to an integer.
template <class Real>
bool is_more_as_whole(Real part, Real limit) {
  return std::trunc(std::fabs(part)) > limit;
}

}  // namespace separation_detail

/// Returns the term of a neighbour at the offset `offset`.
template <class Real>
Vec2Of<Real> separation_term(SeparationTerm term, Vec2Of<Real> offset, Real distance, Real radius,
                             const Ruler<Real>& ruler) {
  using Vector = Vec2Of<Real>;
  const auto per_axis = [distance](Real part) {
    return part == Real(0) ? Real(0) : part / distance / std::fabs(part);
  };
  const Real whole = std::trunc(distance);
  switch (term) {
    case SeparationTerm::kInverse:
      return offset / distance / distance;
    case SeparationTerm::kUnit:
      return offset / distance;
    case SeparationTerm::kOffset:
      return offset;
    case SeparationTerm::kOffsetOverRadius:
      return offset / radius;
    case SeparationTerm::kInverseSquare:
      return offset / distance / distance / distance;
    case SeparationTerm::kPerAxis:
      return {per_axis(offset.x), per_axis(offset.y)};
    case SeparationTerm::kOverWhole:
      return whole == Real(0) ? Vector{} : offset / distance / whole;
    case SeparationTerm::kOverWholeSquare:
      return whole == Real(0) ? Vector{} : offset / (whole * whole);
    case SeparationTerm::kOneByOne:
      return separation_detail::over_one_by_one(offset, distance, ruler) / distance;
    case SeparationTerm::kReciprocal:
      return {separation_detail::reciprocal(offset.x), separation_detail::reciprocal(offset.y)};
    case SeparationTerm::kPotential:
      return offset / distance * (Real(1) / distance - Real(1) / radius);
  }
  return {};
}

/// Returns the sum of all terms, limited by `limit`, which is F_Smax.
template <class Real>
Vec2Of<Real> separation_cut(Clamp clamp, Vec2Of<Real> sum, Real limit, Real weight,
                            const Ruler<Real>& ruler) {
  switch (clamp) {
    case Clamp::kLength:
      return ruler.cut(sum, limit);
    case Clamp::kUnlessZero:
      return limit > Real(0) ? ruler.cut(sum, limit) : sum;
    case Clamp::kPerComponent:
      return cut_each(sum, limit);
    case Clamp::kAlways:
      return ruler.direction(sum) * limit;
    case Clamp::kProduct:
      return std::sqrt(sum.x * sum.x * (sum.y * sum.y)) > limit ? sum / ruler.length(sum) * limit
                                                                : sum;
    case Clamp::kTimesMaximum:
      return ruler.length(sum) > limit ? sum * limit : sum;
    case Clamp::kUnitBeyond:
      return ruler.length(sum) > limit ? sum / ruler.length(sum) : sum;
    case Clamp::kToWeight:
      return ruler.length(sum) > limit ? sum / ruler.length(sum) * weight : sum;
    case Clamp::kOneByOne:
      if (!(ruler.length(sum) > limit)) return sum;
      sum.x = sum.x / ruler.length(sum) * limit;
      sum.y = sum.y / ruler.length(sum) * limit;
      return sum;
    case Clamp::kUnitOneByOne:
      return ruler.length(sum) > limit
                 ? separation_detail::over_one_by_one(sum, ruler.length(sum), ruler) * limit
                 : sum;
    case Clamp::kUpwards:
      return {std::min(sum.x, limit), std::min(sum.y, limit)};
    case Clamp::kWholePerComponent: {
      const auto cut = [limit](Real c) {
        return separation_detail::is_more_as_whole(c, limit) ? (c < Real(0) ? -limit : limit) : c;
      };
      return {cut(sum.x), cut(sum.y)};
    }
    case Clamp::kWholeUpwards: {
      const auto cut = [limit](Real c) {
        return separation_detail::is_more_as_whole(c, limit) ? limit : c;
      };
      return {cut(sum.x), cut(sum.y)};
    }
    case Clamp::kNoRoot: {
      const Real square = sum.x * sum.x + sum.y * sum.y;
      return square > limit ? sum / square * limit : sum;
    }
    case Clamp::kBySquare:
      return sum.x * sum.x + sum.y * sum.y > limit ? sum / ruler.length(sum) * limit : sum;
    default:
      return sum;
  }
}

}  // namespace flocking::explain
