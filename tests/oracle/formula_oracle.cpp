#include "oracle/formula_oracle.h"

#include <cmath>
#include <cstddef>

#ifdef __FAST_MATH__
#error "The oracle needs IEEE arithmetic in the order written: no -ffast-math."
#endif

namespace flocking::oracle {
namespace {

using explain::Op, explain::Term, explain::TermCut, explain::TermScale;

template <class T>
VectorOf<T> taken(const FormulaOf<T>& own, T d, VectorOf<T> position, VectorOf<T> velocity) {
  const auto unit = [&](VectorOf<T> v) {
    return direction(v, length(v), own.divides_by_zero_length);
  };
  const VectorOf<T> away = own.position - position;
  const VectorOf<T> towards = position - own.position;
  switch (own.formula.term) {
    case Term::kNone:
      return {};
    case Term::kPosition:
      return position;
    case Term::kVelocity:
      return velocity;
    case Term::kAway:
      return away;
    case Term::kTowards:
      return towards;
    case Term::kUnitAway:
      return direction(away, d, own.divides_by_zero_length);
    case Term::kUnitTowards:
      return direction(towards, d, own.divides_by_zero_length);
    case Term::kRelative:
      return velocity - own.velocity;
    case Term::kUnitVelocity:
      return unit(velocity);
    case Term::kUnitRelative:
      return unit(velocity - own.velocity);
    case Term::kUnitPosition:
      return unit(position);
  }
  return {};
}

/// Scales from left to right: a term over d is divided by d, not multiplied by 1/d.
template <class T>
VectorOf<T> scaled(const FormulaOf<T>& own, VectorOf<T> term, T d) {
  switch (own.formula.scale) {
    case TermScale::kOne:
      return term;
    case TermScale::kOverD:
      return term / d;
    case TermScale::kOverD2:
      return term / (d * d);
    case TermScale::kOverD3:
      return term / (d * d * d);
    case TermScale::kTimesD:
      return term * d;
    case TermScale::kLinear:
      return term * (1 - d / own.r);
    case TermScale::kRest:
      return term * (own.r - d);
    case TermScale::kOverR:
      return term / own.r;
    case TermScale::kDOverR:
      return term * d / own.r;
    case TermScale::kROverD:
      return term * own.r / d;
    case TermScale::kMaximum:
      return term * own.f_s_max;
    case TermScale::kMaxOverD:
      return term * own.f_s_max / d;
    case TermScale::kQuadratic:
      return term * ((1 - d / own.r) * (1 - d / own.r));
  }
  return {};
}

template <class T>
VectorOf<T> cut_per_component(VectorOf<T> v, T limit) {
  return {into(v.x, limit), into(v.y, limit)};
}

template <class T>
VectorOf<T> after(const FormulaOf<T>& own, Op op, VectorOf<T> x, T n) {
  const T r = own.r;
  const T most = own.f_s_max;
  const T size = length(x);
  const bool is_long = size > most;
  const bool is_far = size > r;
  const VectorOf<T> unit = direction(x, size, own.divides_by_zero_length);
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
    case Op::kUnit:
      return unit;
    case Op::kOverRadius:
      return x / r;
    case Op::kTimesRadius:
      return x * r;
    case Op::kOverLength:
      return x / (size * size);
    case Op::kTimesLength:
      return x * size;
    case Op::kOverDt:
      return x / own.dt;
    case Op::kTimesDt:
      return x * own.dt;
    case Op::kTimesWeight:
      return x * own.k;
    case Op::kTimesMaximum:
      return x * most;
    case Op::kOverMaximum:
      return x / most;
    case Op::kCutToMaximum:
      return is_long ? unit * most : x;
    case Op::kCutBySquare:
      return x.x * x.x + x.y * x.y > most ? unit * most : x;
    case Op::kCutPerComponent:
      return cut_per_component(x, most);
    case Op::kCutFromAbove:
      return {x.x > most ? most : x.x, x.y > most ? most : x.y};
    case Op::kUnitBeyondMaximum:
      return is_long ? unit : x;
    case Op::kSetToMaximum:
      return is_long ? VectorOf<T>{most, most} : x;
    case Op::kZeroBeyondMaximum:
      return is_long ? VectorOf<T>{} : x;
    case Op::kTimesMaxBeyondMaximum:
      return is_long ? x * most : x;
    case Op::kCutToRadius:
      return is_far ? unit * r : x;
    case Op::kUnitBeyondRadius:
      return is_far ? unit : x;
    case Op::kZeroBeyondRadius:
      return is_far ? VectorOf<T>{} : x;
    case Op::kZeroWithinRadius:
      return size <= r ? VectorOf<T>{} : x;
    case Op::kNegate:
      return {-x.x, -x.y};
    case Op::kTwice:
      return x * 2;
    case Op::kHalf:
      return x / 2;
    case Op::kTenTimes:
      return x * 10;
    case Op::kTenth:
      return x / 10;
    case Op::kHundredTimes:
      return x * 100;
    case Op::kHundredth:
      return x / 100;
    case Op::kOverCount:
      return x / n;
    case Op::kTimesCount:
      return x * n;
    case Op::kFading:
      return unit * (1 - size / r);
    case Op::kOverRadiusIfAny:
      return r == 0 ? VectorOf<T>{} : x / r;
    case Op::kCutToOne:
      return cut(x, T{1});
    case Op::kThird:
      return x / 3;
    case Op::kOverCountIfAny:
      return n == 0 ? x : x / n;
    case Op::kOverCountAndOne:
      return x / (n + 1);
    case Op::kXTwice:
      return {x.x, x.x};
    case Op::kYTwice:
      return {x.y, x.y};
    case Op::kExchanged:
      return {x.y, x.x};
    case Op::kXAlone:
      return {x.x, 0};
    case Op::kYAlone:
      return {0, x.y};
  }
  return {};
}

}  // namespace

template <class T>
VectorOf<T> term_of(const FormulaOf<T>& own, T d, VectorOf<T> position, VectorOf<T> velocity) {
  const VectorOf<T> term = scaled(own, taken(own, d, position, velocity), d);
  const TermCut how = own.formula.cut;
  return how == TermCut::kMaximum        ? cut(term, own.f_s_max)
         : how == TermCut::kPerComponent ? cut_per_component(term, own.f_s_max)
                                         : term;
}

template <class T>
VectorOf<T> worked(const FormulaOf<T>& own, VectorOf<T> x, std::size_t n) {
  for (const Op op : own.formula.ops) x = after(own, op, x, static_cast<T>(n));
  return x;
}

template VectorOf<float> term_of(const FormulaOf<float>&, float, VectorOf<float>, VectorOf<float>);
template VectorOf<double> term_of(const FormulaOf<double>&, double, VectorOf<double>,
                                  VectorOf<double>);
template VectorOf<float> worked(const FormulaOf<float>&, VectorOf<float>, std::size_t);
template VectorOf<double> worked(const FormulaOf<double>&, VectorOf<double>, std::size_t);

}  // namespace flocking::oracle
