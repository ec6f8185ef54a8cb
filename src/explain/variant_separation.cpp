// What separation takes of each neighbour in a variant, and how it is cut.
#include <algorithm>
#include <cmath>

#include "explain/measure.h"
#include "explain/variant_forces.h"

namespace flocking::explain {
namespace {

// x over the length first, and y over the length that the vector then has.
template <class Real>
Vec2Of<Real> over_one_by_one(Vec2Of<Real> v, Real size, Measure measure) {
  v.x = v.x / size;
  v.y = v.y / measured_length(v, measure);
  return v;
}

template <class Real>
Real reciprocal(Real part) {
  return part == Real(0) ? Real(0) : Real(1) / part;
}

// abs() of C takes whole numbers.
template <class Real>
bool is_more_as_whole(Real part, Real limit) {
  return std::trunc(std::fabs(part)) > limit;
}

}  // namespace

template <class Real>
auto ForcesOf<Real>::separation_term(Vector offset, Real distance) const -> Vector {
  const auto per_axis = [distance](Real part) {
    return part == Real(0) ? Real(0) : part / distance / std::fabs(part);
  };
  const Real whole = std::trunc(distance);
  switch (variant_.at<SeparationTerm>(Slot::kSeparationTerm)) {
    case SeparationTerm::kInverse:
      return offset / distance / distance;
    case SeparationTerm::kUnit:
      return offset / distance;
    case SeparationTerm::kOffset:
      return offset;
    case SeparationTerm::kOffsetOverRadius:
      return offset / radii_[kSeparation];
    case SeparationTerm::kInverseSquare:
      return offset / distance / distance / distance;
    case SeparationTerm::kPerAxis:
      return {per_axis(offset.x), per_axis(offset.y)};
    case SeparationTerm::kOverWhole:
      return whole == Real(0) ? Vector{} : offset / distance / whole;
    case SeparationTerm::kOverWholeSquare:
      return whole == Real(0) ? Vector{} : offset / (whole * whole);
    case SeparationTerm::kOneByOne:
      return over_one_by_one(offset, distance, measure_) / distance;
    case SeparationTerm::kReciprocal:
      return {reciprocal(offset.x), reciprocal(offset.y)};
    case SeparationTerm::kPotential:
      return offset / distance * (Real(1) / distance - Real(1) / radii_[kSeparation]);
  }
  return {};
}

template <class Real>
auto ForcesOf<Real>::separation_cut(Vector sum) const -> Vector {
  const Real limit = max_separation_;
  switch (variant_.at<Clamp>(Slot::kSeparationClamp)) {
    case Clamp::kLength:
      return cut(sum, limit);
    case Clamp::kUnlessZero:
      return limit > Real(0) ? cut(sum, limit) : sum;
    case Clamp::kPerComponent:
      return cut_each(sum, limit);
    case Clamp::kAlways:
      return direction(sum) * limit;
    case Clamp::kProduct:
      return std::sqrt(sum.x * sum.x * (sum.y * sum.y)) > limit ? sum / length_of(sum) * limit
                                                                : sum;
    case Clamp::kTimesMaximum:
      return length_of(sum) > limit ? sum * limit : sum;
    case Clamp::kUnitBeyond:
      return length_of(sum) > limit ? sum / length_of(sum) : sum;
    case Clamp::kToWeight:
      return length_of(sum) > limit ? sum / length_of(sum) * weights_[kSeparation] : sum;
    case Clamp::kOneByOne:
      if (!(length_of(sum) > limit)) return sum;
      sum.x = sum.x / length_of(sum) * limit;
      sum.y = sum.y / length_of(sum) * limit;
      return sum;
    case Clamp::kUnitOneByOne:
      return length_of(sum) > limit ? over_one_by_one(sum, length_of(sum), measure_) * limit : sum;
    case Clamp::kUpwards:
      return {std::min(sum.x, limit), std::min(sum.y, limit)};
    case Clamp::kWholePerComponent: {
      const auto cut = [limit](Real c) {
        return is_more_as_whole(c, limit) ? (c < Real(0) ? -limit : limit) : c;
      };
      return {cut(sum.x), cut(sum.y)};
    }
    case Clamp::kWholeUpwards: {
      const auto cut = [limit](Real c) { return is_more_as_whole(c, limit) ? limit : c; };
      return {cut(sum.x), cut(sum.y)};
    }
    case Clamp::kNoRoot: {
      const Real square = sum.x * sum.x + sum.y * sum.y;
      return square > limit ? sum / square * limit : sum;
    }
    case Clamp::kBySquare:
      return sum.x * sum.x + sum.y * sum.y > limit ? sum / length_of(sum) * limit : sum;
    default:
      return sum;
  }
}

template Vec2Of<float> ForcesOf<float>::separation_term(Vec2Of<float>, float) const;
template Vec2Of<float> ForcesOf<float>::separation_cut(Vec2Of<float>) const;
template Vec2Of<double> ForcesOf<double>::separation_term(Vec2Of<double>, double) const;
template Vec2Of<double> ForcesOf<double>::separation_cut(Vec2Of<double>) const;

}  // namespace flocking::explain
