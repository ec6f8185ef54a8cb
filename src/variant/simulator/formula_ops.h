#pragma once

#include <cmath>
#include <cstddef>

#include "core/vec2.h"
#include "variant/formula.h"

/// The computations of formula parts, in single or double precision.
namespace flocking::explain {

/// The values that operations use in addition to their operand.
template <class Real>
struct OpContext {
  Vec2Of<Real> position;  ///< position of the agent itself
  Vec2Of<Real> velocity;
  Real radius = 0;
  Real weight = 0;
  Real maximum = 0;
  Real dt = 0;
  Real count = 0;  ///< number of neighbours
  bool divides_by_zero_length = false;
};

/// Returns the direction of `v`, which has length `size`. If `size` is 0, returns (0, 0), or v / 0
/// if `divides_by_zero_length`. NaN stays NaN.
template <class Real>
Vec2Of<Real> direction_of(Vec2Of<Real> v, Real size, bool divides_by_zero_length) {
  return size == Real(0) && !divides_by_zero_length ? Vec2Of<Real>{} : v / size;
}
template <class Real>
Vec2Of<Real> direction_of(Vec2Of<Real> v, bool divides_by_zero_length) {
  return direction_of(v, length(v), divides_by_zero_length);
}

template <class Real>
Vec2Of<Real> cut_each(Vec2Of<Real> v, Real limit) {
  const auto cut = [limit](Real c) { return c > limit ? limit : c < -limit ? -limit : c; };
  return {cut(v.x), cut(v.y)};
}

/// Returns the term of neighbour i without its scale. `offset` is P - P_i; `distance` is its length
/// as the program computes it.
template <class Real>
Vec2Of<Real> term_of(Term term, const OpContext<Real>& own, Vec2Of<Real> position,
                     Vec2Of<Real> velocity, Vec2Of<Real> offset, Real distance) {
  const bool divides = own.divides_by_zero_length;
  const auto direction = [&](Vec2Of<Real> v) {
    return distance == Real(0) && !divides ? Vec2Of<Real>{} : v / distance;
  };
  switch (term) {
    case Term::kNone:
      break;
    case Term::kPosition:
      return position;
    case Term::kVelocity:
      return velocity;
    case Term::kAway:
      return offset;
    case Term::kTowards:
      return position - own.position;
    case Term::kUnitAway:
      return direction(offset);
    case Term::kUnitTowards:
      return direction(position - own.position);
    case Term::kRelative:
      return velocity - own.velocity;
    case Term::kUnitVelocity:
      return direction_of(velocity, divides);
    case Term::kUnitRelative:
      return direction_of(velocity - own.velocity, divides);
    case Term::kUnitPosition:
      return direction_of(position, divides);
  }
  return {};
}

template <class Real>
Vec2Of<Real> scaled(TermScale scale, const OpContext<Real>& own, Vec2Of<Real> v, Real distance) {
  switch (scale) {
    case TermScale::kOne:
      return v;
    case TermScale::kOverD:
      return v / distance;
    case TermScale::kOverD2:
      return v / (distance * distance);
    case TermScale::kOverD3:
      return v / (distance * distance * distance);
    case TermScale::kTimesD:
      return v * distance;
    case TermScale::kLinear:
      return v * (Real(1) - distance / own.radius);
    case TermScale::kRest:
      return v * (own.radius - distance);
    case TermScale::kOverR:
      return v / own.radius;
    case TermScale::kDOverR:
      return v * distance / own.radius;
    case TermScale::kROverD:
      return v * own.radius / distance;
    case TermScale::kMaximum:
      return v * own.maximum;
    case TermScale::kMaxOverD:
      return v * own.maximum / distance;
    case TermScale::kQuadratic: {
      const Real rest = Real(1) - distance / own.radius;
      return v * (rest * rest);
    }
  }
  return v;
}

template <class Real>
Vec2Of<Real> cut_as(TermCut cut, const OpContext<Real>& own, Vec2Of<Real> v) {
  if (cut == TermCut::kMaximum) return truncated(v, own.maximum);
  return cut == TermCut::kPerComponent ? cut_each(v, own.maximum) : v;
}

namespace formula_detail {

// Applies the operations that use F_Smax.
template <class Real>
Vec2Of<Real> limited(Op op, const OpContext<Real>& own, Vec2Of<Real> x) {
  const Real most = own.maximum;
  const Real size = length(x);
  const auto unit = [&] { return direction_of(x, own.divides_by_zero_length); };
  switch (op) {
    case Op::kCutToMaximum:
      return size > most ? x / size * most : x;
    case Op::kCutBySquare:
      return x.x * x.x + x.y * x.y > most ? unit() * most : x;
    case Op::kCutPerComponent:
      return cut_each(x, most);
    case Op::kCutFromAbove:
      return {x.x > most ? most : x.x, x.y > most ? most : x.y};
    case Op::kUnitBeyondMaximum:
      return size > most ? unit() : x;
    case Op::kSetToMaximum:
      return size > most ? Vec2Of<Real>{most, most} : x;
    case Op::kZeroBeyondMaximum:
      return size > most ? Vec2Of<Real>{} : x;
    case Op::kTimesMaxBeyondMaximum:
      return size > most ? x * most : x;
    default:
      return x;
  }
}

// Applies the operations that use |X|, or that treat a radius of 0 specially.
template <class Real>
Vec2Of<Real> sized(Op op, const OpContext<Real>& own, Vec2Of<Real> x) {
  const Real size = length(x);
  switch (op) {
    case Op::kUnit:
      return direction_of(x, own.divides_by_zero_length);
    case Op::kFading:
      return direction_of(x, own.divides_by_zero_length) * (Real(1) - size / own.radius);
    case Op::kOverLength:
      return x / (size * size);
    case Op::kTimesLength:
      return x * size;
    case Op::kOverRadiusIfAny:
      return own.radius == Real(0) ? Vec2Of<Real>{} : x / own.radius;
    case Op::kCutToOne:
      return size > Real(1) ? x / size : x;
    case Op::kCutToRadius:
      return size > own.radius ? x / size * own.radius : x;
    case Op::kUnitBeyondRadius:
      return size > own.radius ? direction_of(x, own.divides_by_zero_length) : x;
    case Op::kZeroBeyondRadius:
      return size > own.radius ? Vec2Of<Real>{} : x;
    case Op::kZeroWithinRadius:
      return size <= own.radius ? Vec2Of<Real>{} : x;
    default:
      return limited(op, own, x);
  }
}

}  // namespace formula_detail

namespace formula_detail {

// Applies the operations that treat x and y separately.
template <class Real>
Vec2Of<Real> mixed_up(Op op, const OpContext<Real>& own, Vec2Of<Real> v) {
  switch (op) {
    case Op::kXTwice:
      return {v.x, v.x};
    case Op::kYTwice:
      return {v.y, v.y};
    case Op::kExchanged:
      return {v.y, v.x};
    case Op::kXAlone:
      return {v.x, Real(0)};
    case Op::kYAlone:
      return {Real(0), v.y};
    default:
      return sized(op, own, v);
  }
}

}  // namespace formula_detail

template <class Real>
Vec2Of<Real> applied(Op op, const OpContext<Real>& own, Vec2Of<Real> x) {
  switch (op) {
    case Op::kNothing:
      return x;
    case Op::kMinusPosition:
      return x - own.position;
    case Op::kMinusVelocity:
      return x - own.velocity;
    case Op::kPlusPosition:
      return x + own.position;
    case Op::kPlusVelocity:
      return x + own.velocity;
    case Op::kOverRadius:
      return x / own.radius;
    case Op::kTimesRadius:
      return x * own.radius;
    case Op::kOverDt:
      return x / own.dt;
    case Op::kTimesDt:
      return x * own.dt;
    case Op::kTimesWeight:
      return x * own.weight;
    case Op::kTimesMaximum:
      return x * own.maximum;
    case Op::kOverMaximum:
      return x / own.maximum;
    case Op::kNegate:
      return Vec2Of<Real>{-x.x, -x.y};
    case Op::kTwice:
      return x * Real(2);
    case Op::kHalf:
      return x / Real(2);
    case Op::kTenTimes:
      return x * Real(10);
    case Op::kTenth:
      return x / Real(10);
    case Op::kHundredTimes:
      return x * Real(100);
    case Op::kHundredth:
      return x / Real(100);
    case Op::kOverCount:
      return x / own.count;
    case Op::kTimesCount:
      return x * own.count;
    case Op::kOverCountIfAny:
      return own.count > Real(0) ? x / own.count : x;
    case Op::kOverCountAndOne:
      return x / (own.count + Real(1));
    case Op::kThird:
      return x / Real(3);
    default:
      return formula_detail::mixed_up(op, own, x);
  }
}

/// Returns the contribution of neighbour i to a formula: its term, scaled and limited.
template <class Real>
Vec2Of<Real> contribution_of(const Formula& formula, const OpContext<Real>& own,
                             Vec2Of<Real> position, Vec2Of<Real> velocity, Vec2Of<Real> offset,
                             Real distance) {
  const Vec2Of<Real> term = term_of(formula.term, own, position, velocity, offset, distance);
  return cut_as(formula.cut, own, scaled(formula.scale, own, term, distance));
}

/// Returns `x` after all operations of the formula.
template <class Real>
Vec2Of<Real> worked_out(const Formula& formula, const OpContext<Real>& own, Vec2Of<Real> x) {
  for (const Op op : formula.ops) {
    if (op == Op::kNothing) break;
    x = applied(op, own, x);
  }
  return x;
}

}  // namespace flocking::explain
