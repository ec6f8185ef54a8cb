#ifndef FLOCKING_TESTS_ORACLE_FORCE_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_FORCE_ORACLE_H_

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "oracle/elementary.h"
#include "oracle/formula_oracle.h"
#include "oracle/measure_oracle.h"
#include "oracle/nan_oracle.h"
#include "oracle/reach_oracle.h"
#include "variant/force.h"
#include "variant/slots.h"
#include "variant/variant.h"

namespace flocking::oracle {

template <class T>
struct AgentOf {
  VectorOf<T> position, velocity;
};

/// The slots that all forces have.
struct ForceSlots {
  explain::Slot who, collect, empty, weight, times;
};

inline ForceSlots slots_of(explain::Force force) {
  using explain::Slot;
  constexpr std::array kSlotsOfForces = {
      ForceSlots{Slot::kCohesionWho, Slot::kCohesionCollect, Slot::kCohesionEmpty,
                 Slot::kCohesionWeight, Slot::kCohesionTimes},
      ForceSlots{Slot::kSeparationWho, Slot::kSeparationCollect, Slot::kSeparationEmpty,
                 Slot::kSeparationWeight, Slot::kSeparationTimes},
      ForceSlots{Slot::kAlignmentWho, Slot::kAlignmentCollect, Slot::kAlignmentEmpty,
                 Slot::kAlignmentWeight, Slot::kAlignmentTimes}};
  return kSlotsOfForces.at(static_cast<std::size_t>(force));
}

/// The forces of a program with the choices of a variant whose numbers all have the type T: the
/// contribution of a neighbour, and the force from the gathered contributions. Has no state.
template <class T>
struct ProgramOf {
  using AlignmentShape = explain::AlignmentShape;
  using AlignmentTerm = explain::AlignmentTerm;
  using AtZero = explain::AtZero;
  using Clamp = explain::Clamp;
  using CohesionShape = explain::CohesionShape;
  using Collect = explain::Collect;
  using Empty = explain::Empty;
  using Force = explain::Force;
  using Limit = explain::Limit;
  using SeparationTerm = explain::SeparationTerm;
  using Slot = explain::Slot;
  using Weight = explain::Weight;
  using ZeroRadius = explain::ZeroRadius;
  using Vector = VectorOf<T>;
  using Agent = AgentOf<T>;
  using Pair = PairOf<T>;
  using Gathered = GatheredOf<T>;

  const explain::Variant& variant;
  T r_c, r_s, f_s_max, r_a, k_c, k_s, k_a, dt;
  std::size_t agents;

  template <class Choice>
  Choice at(Slot slot) const {
    return variant.template at<Choice>(slot);
  }
  template <class Choice>
  bool is(Slot slot, Choice choice) const {
    return at<Choice>(slot) == choice;
  }
  [[nodiscard]] Collect collect_of(Force force) const {
    return at<Collect>(slots_of(force).collect);
  }
  [[nodiscard]] bool is_composed(Force force) const { return variant.formula(force).is_composed(); }

  [[nodiscard]] T radius_of(Force force) const {
    return force == Force::kCohesion ? r_c : force == Force::kSeparation ? r_s : r_a;
  }
  [[nodiscard]] T weight_of(Force force) const {
    return force == Force::kCohesion ? k_c : force == Force::kSeparation ? k_s : k_a;
  }

  [[nodiscard]] bool divides_by_zero_length() const {
    return is(Slot::kZeroLength, explain::ZeroLength::kDivided);
  }

  [[nodiscard]] MeasureOf<T> measure() const { return {at<explain::Measure>(Slot::kMeasure)}; }

  Vector unit(Vector v) const { return direction(v, measure().of(v), divides_by_zero_length()); }

  /// Returns the parameters of a force's formula for agent `self`.
  FormulaOf<T> formula(Force force, const Agent& self) const {
    return {variant.formula(force),   radius_of(force), weight_of(force), f_s_max, dt,
            divides_by_zero_length(), self.position,    self.velocity};
  }

  /// Returns true if separation is limited while it is added up. Formulas have their own limits.
  [[nodiscard]] bool cuts_as_it_adds() const {
    return is(Slot::kSeparationClamp, Clamp::kRunning) && !is_composed(Force::kSeparation);
  }

  /// Divides one component by its magnitude and by d; a component of 0 adds 0, as in the program
  /// that produced the published answers.
  static T per_axis(T component, T d) {
    return component == 0 ? T{0} : (component / d) / std::fabs(component);
  }

  static T one_over(T component) { return component == 0 ? T{0} : 1 / component; }

  /// Divides x by the length d, then y by the length of the vector with the new x.
  [[nodiscard]] Vector x_first(Vector v, T d) const {
    const T x = v.x / d;
    return {x, v.y / measure().of(Vector{x, v.y})};
  }

  /// Returns a term of separation. Divides by d without a test, since at distance 0 this is the
  /// variant's choice. Truncated distances are tested.
  [[nodiscard]] Vector push(SeparationTerm term, Vector offset, T d, T r) const {
    const T whole = std::trunc(d);
    const bool by_whole =
        term == SeparationTerm::kOverWhole || term == SeparationTerm::kOverWholeSquare;
    if (by_whole && whole == 0) return {};
    return term == SeparationTerm::kUnit               ? offset / d
           : term == SeparationTerm::kOffset           ? offset
           : term == SeparationTerm::kOffsetOverRadius ? offset / r
           : term == SeparationTerm::kInverseSquare    ? ((offset / d) / d) / d
           : term == SeparationTerm::kPerAxis ? Vector{per_axis(offset.x, d), per_axis(offset.y, d)}
           : term == SeparationTerm::kOverWhole       ? (offset / d) / whole
           : term == SeparationTerm::kOverWholeSquare ? offset / (whole * whole)
           : term == SeparationTerm::kOneByOne        ? x_first(offset, d) / d
           : term == SeparationTerm::kReciprocal ? Vector{one_over(offset.x), one_over(offset.y)}
           : term == SeparationTerm::kPotential  ? (offset / d) * (1 / d - 1 / r)
                                                 : (offset / d) / d;
  }

  Vector separation_term(const Pair& pair) const {
    Vector offset = pair.offset;
    const bool turned =
        is(Slot::kSeparationDirection, explain::Direction::kTowards) ||
        (is(Slot::kSeparationDirection, explain::Direction::kByIndex) && pair.i < pair.a);
    if (turned) offset = Vector{} - offset;  // P_i - P, which is 0 and not -0 if they are equal
    const auto chosen = at<SeparationTerm>(Slot::kSeparationTerm);
    const Vector term = push(chosen, offset, pair.d, r_s);
    return is(Slot::kSeparationClamp, Clamp::kPerTerm) ? measure().shortened(term, f_s_max) : term;
  }

  Vector alignment_term(Vector other, Vector own) const {
    const auto term = at<AlignmentTerm>(Slot::kAlignmentTerm);
    return term == AlignmentTerm::kUnit       ? unit(other)
           : term == AlignmentTerm::kRelative ? other - own
           : term == AlignmentTerm::kAngleAndSpeed
               ? Vector{T(::oracle::atan2(other.y, other.x)), measure().of(other)}
               : other;
  }

  /// Returns true if a neighbour counts but contributes nothing.
  [[nodiscard]] bool only_counts(Force force, const Pair& pair) const {
    return force == Force::kSeparation && pair.d == 0 &&
           is(Slot::kSeparationCoincident, AtZero::kCounted);
  }

  /// Returns true if the agent itself, or another agent at distance 0, may count.
  [[nodiscard]] bool may_count(Force force, const Pair& pair) const {
    const auto first = [&](Slot slot) { return variant.choice(slot) == 0; };
    const bool itself = pair.i == pair.a;
    if (force == Force::kCohesion) {
      return itself ? !first(Slot::kCohesionSelf) : pair.d != 0 || first(Slot::kCohesionCoincident);
    }
    if (force == Force::kAlignment) {
      return itself ? variant.choice(Slot::kAlignmentSelf) != 1
                    : pair.d != 0 || first(Slot::kAlignmentCoincident);
    }
    // For separation, the agent itself is another agent at distance 0.
    const bool same = pair.d != 0 || is(Slot::kSeparationCoincident, AtZero::kDivided) ||
                      is(Slot::kSeparationCoincident, AtZero::kCounted);
    return same && (!itself || !first(Slot::kSeparationSelf));
  }

  /// Returns the contribution of a neighbour.
  Vector term(Force force, const Pair& pair, const Agent& self, const Agent& other) const {
    const bool is_separation = force == Force::kSeparation;
    if (is_composed(force)) {
      return term_of(formula(force, self), pair.d, other.position, other.velocity);
    }
    return force == Force::kCohesion ? other.position
           : is_separation           ? separation_term(pair)
                                     : alignment_term(other.velocity, self.velocity);
  }

  /// Returns true if the sum is divided by the count. In the rules, separation is a sum, and the
  /// other forces are means.
  [[nodiscard]] bool divides_by_count(Force force) const {
    const Collect collect = collect_of(force);
    const bool is_mean = force != Force::kSeparation;
    return collect == Collect::kCountKept || (collect == Collect::kOther) != is_mean;
  }

  /// Returns the count for the other force, cohesion or alignment.
  static std::size_t near_other(Force force, const Gathered& g) {
    return force == Force::kCohesion ? g.near_a : g.near_c;
  }
  /// Returns true if the program assumes that there is no neighbour.
  [[nodiscard]] bool is_empty(Force force, const Gathered& g) const {
    const bool by_other = collect_of(force) == Collect::kByOther;
    return (by_other ? near_other(force, g) : g.count) == 0;
  }

  Vector collected(Force force, const Gathered& g) const {
    const Collect collect = collect_of(force);
    if (collect == Collect::kHalved || collect == Collect::kDividedEach) return g.sum;
    if (collect == Collect::kWholeFactor && g.count > 0) {
      return g.sum * static_cast<T>(1 / g.count);
    }
    if (collect == Collect::kOverOthersOrNan) return g.sum / static_cast<T>(agents - 1);
    const std::size_t divisor = collect == Collect::kOverAll           ? agents
                                : collect == Collect::kOverOthers      ? agents - 1
                                : collect == Collect::kOverOther       ? near_other(force, g)
                                : collect == Collect::kByOther         ? near_other(force, g)
                                : collect == Collect::kOverBoth        ? g.near_c + g.near_a
                                : collect == Collect::kOverOtherAndOne ? near_other(force, g) + 1
                                : collect == Collect::kOverOneMore     ? g.count + 1
                                : divides_by_count(force)              ? g.count
                                                                       : 0;
    return divisor == 0 ? g.sum : g.sum / static_cast<T>(divisor);
  }

  /// Returns the force of a formula. Without a neighbour, a NaN is 0/0, unless a kept sum is
  /// divided.
  Vector composed(Force force, const Gathered& g, const Agent& self) const {
    Vector x = collected(force, g);
    if (is_empty(force, g)) {
      const auto chosen = at<Empty>(slots_of(force).empty);
      if (chosen == Empty::kZero) return {};
      x = chosen == Empty::kNan ? g.sum / T{0} : chosen == Empty::kOwn ? self.velocity : Vector{};
    }
    return worked(formula(force, self), x, g.count);
  }

  Vector cohesion_shape(Vector c, const Agent& self) const {
    const T r = r_c;
    const auto shape = at<CohesionShape>(Slot::kCohesionShape);
    const Vector way = c - self.position;
    return shape == CohesionShape::kDifference         ? way
           : shape == CohesionShape::kUnit             ? unit(way)
           : shape == CohesionShape::kCenterOverRadius ? c - self.position / r
           : shape == CohesionShape::kSeek             ? unit(way) - self.velocity
           : shape == CohesionShape::kWithoutPosition  ? c / r
           : shape == CohesionShape::kCenter           ? c
                                                       : way / r;
  }

  /// Returns true if cohesion is 0 because its radius is 0.
  [[nodiscard]] bool is_zero_at_zero_radius(const Gathered& g) const {
    const auto zero = at<ZeroRadius>(Slot::kCohesionZeroRadius);
    return r_c == 0 &&
           (zero == ZeroRadius::kZero || (zero == ZeroRadius::kDividedInCompany && g.others == 0));
  }

  Vector cohesion(const Gathered& g, const Agent& self) const {
    Vector c = collected(Force::kCohesion, g);
    if (is_empty(Force::kCohesion, g)) {
      const auto empty = at<Empty>(Slot::kCohesionEmpty);
      if (empty == Empty::kZero) return {};
      if (empty == Empty::kNan) return g.sum / T{0};
      if (collect_of(Force::kCohesion) != Collect::kOverOthersOrNan) c = {};
    }
    if (is_zero_at_zero_radius(g)) return {};
    const Vector way = c - self.position;
    const T far = measure().of(way);
    const bool lost = std::isnan(far) && takes_nan(variant, Force::kCohesion);
    if (!(far <= r_c) && !lost) {
      if (is(Slot::kCohesionLimit, Limit::kTested)) return {};
      if (is(Slot::kCohesionLimit, Limit::kCut))
        c = self.position + measure().made_as_long(way, r_c);
    }
    return cohesion_shape(c, self);
  }

  /// Scales x first, then y with the new x.
  [[nodiscard]] Vector one_by_one(Vector v, T limit) const {
    v.x = v.x / measure().of(v) * limit;
    v.y = v.y / measure().of(v) * limit;
    return v;
  }

  /// Compares and divides by the square of the length, like a program that omits the square root.
  static Vector without_root(Vector f, T limit) {
    const T square = f.x * f.x + f.y * f.y;
    return square > limit ? f / square * limit : f;
  }

  /// abs() of C truncates the component to a whole number.
  [[nodiscard]] T set_to(T component, T value) const {
    return std::fabs(std::trunc(component)) > f_s_max ? value : component;
  }

  /// Returns the force limited by the choice of the variant; returns it unchanged if the variant
  /// limits the terms or the weighted force instead.
  Vector clamped(Vector f) const {
    const T limit = f_s_max;
    const MeasureOf<T> measure = this->measure();
    const bool longer = measure.of(f) > limit;
    const bool product_longer = std::sqrt(f.x * f.x * (f.y * f.y)) > limit;
    const auto clamp = at<Clamp>(Slot::kSeparationClamp);
    return clamp == Clamp::kLength         ? measure.shortened(f, limit)
           : clamp == Clamp::kUnlessZero   ? (limit > 0 ? measure.shortened(f, limit) : f)
           : clamp == Clamp::kPerComponent ? Vector{into(f.x, limit), into(f.y, limit)}
           : clamp == Clamp::kUpwards ? Vector{f.x > limit ? limit : f.x, f.y > limit ? limit : f.y}
           : clamp == Clamp::kWholePerComponent ? Vector{set_to(f.x, f.x < 0 ? -limit : limit),
                                                         set_to(f.y, f.y < 0 ? -limit : limit)}
           : clamp == Clamp::kWholeUpwards      ? Vector{set_to(f.x, limit), set_to(f.y, limit)}
           : clamp == Clamp::kAlways            ? unit(f) * limit
           : clamp == Clamp::kNoRoot            ? without_root(f, limit)
           : clamp == Clamp::kBySquare
               ? (f.x * f.x + f.y * f.y > limit ? measure.made_as_long(f, limit) : f)
           : clamp == Clamp::kProduct      ? (product_longer ? measure.made_as_long(f, limit) : f)
           : !longer                       ? f
           : clamp == Clamp::kTimesMaximum ? f * limit
           : clamp == Clamp::kToWeight     ? measure.made_as_long(f, k_s)
           : clamp == Clamp::kUnitBeyond   ? unit(f)
           : clamp == Clamp::kOneByOne     ? one_by_one(f, limit)
           : clamp == Clamp::kUnitOneByOne ? x_first(f, measure.of(f)) * limit
                                           : f;
  }

  Vector separation(const Gathered& g) const {
    Vector f = collected(Force::kSeparation, g);
    if (g.count == 0) {
      const auto empty = at<Empty>(Slot::kSeparationEmpty);
      const bool dies = is(Slot::kDivisionByZero, explain::DivisionByZero::kDies);
      if (empty == Empty::kNan && (dies || divides_by_count(Force::kSeparation)))
        return g.sum / T{0};
    }
    return clamped(f);
  }

  Vector alignment(const Gathered& g, const Agent& self) const {
    const Vector own = self.velocity;
    Vector mean = collected(Force::kAlignment, g);
    if (is_empty(Force::kAlignment, g)) {
      const auto empty = at<Empty>(Slot::kAlignmentEmpty);
      const bool lost = !std::isfinite(self.position.x) || !std::isfinite(self.position.y);
      if (empty == Empty::kOwn) return aligned(own, own);
      if (empty != Empty::kOrigin) return lost || empty == Empty::kNan ? g.sum / T{0} : Vector{};
    }
    if (is(Slot::kAlignmentTerm, AlignmentTerm::kAngleAndSpeed)) {
      mean = {mean.y * T(::oracle::cos(mean.x)), mean.y * T(::oracle::sin(mean.x))};
    }
    return aligned(mean, own);
  }

  Vector aligned(Vector mean, Vector own) const {
    const auto shape = at<AlignmentShape>(Slot::kAlignmentShape);
    return shape == AlignmentShape::kMinusOwn     ? mean - own
           : shape == AlignmentShape::kPlusOwn    ? mean + own
           : shape == AlignmentShape::kUnit       ? unit(mean)
           : shape == AlignmentShape::kOverRadius ? mean / r_a
           : shape == AlignmentShape::kOverDt     ? mean / dt
           : shape == AlignmentShape::kMinusOwnX  ? Vector{mean.x - own.x, mean.y - own.x}
                                                  : mean;
  }

  /// Returns the force from the gathered contributions, before the weight.
  Vector value(Force force, const Gathered& g, const Agent& self) const {
    if (is_composed(force)) {
      if (force == Force::kCohesion && is_zero_at_zero_radius(g)) return {};
      return composed(force, g, self);
    }
    return force == Force::kCohesion     ? cohesion(g, self)
           : force == Force::kSeparation ? separation(g)
                                         : alignment(g, self);
  }

  /// Returns the force times its weight, which is not missing.
  Vector weighted(Force force, Vector value) const {
    const auto weight = at<Weight>(slots_of(force).weight);
    const T own = weight_of(force);
    const T factor = weight == Weight::kTwice        ? own * own
                     : weight == Weight::kCohesion   ? k_c
                     : weight == Weight::kSeparation ? k_s
                     : weight == Weight::kAlignment  ? k_a
                                                     : own;
    const Vector f = weight == Weight::kNone ? value : value * factor;
    const bool late = force == Force::kSeparation && !is_composed(force) &&
                      is(Slot::kSeparationClamp, Clamp::kAfterWeight);
    return late ? measure().shortened(f, f_s_max) : f;
  }
};

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_FORCE_ORACLE_H_
