#include "oracle/variant_oracle.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "explain/slots.h"
#include "oracle/formula_oracle.h"
#include "oracle/reach_oracle.h"

#ifdef __FAST_MATH__
#error "The oracle needs IEEE arithmetic in the order written: no -ffast-math."
#endif

namespace flocking::oracle {
namespace {

using explain::AlignmentShape, explain::AlignmentTerm, explain::Buffers, explain::AtZero,
    explain::Clamp, explain::CohesionShape, explain::Collect, explain::Direction, explain::Dt,
    explain::Empty, explain::Force, explain::Limit, explain::NanDistance, explain::Numbers,
    explain::Position, explain::SeparationTerm, explain::Slot, explain::Times, explain::Variant,
    explain::Velocity, explain::Weight, explain::Who, explain::ZeroLength, explain::ZeroRadius;

/// A program with these choices, all of whose numbers are T. What stays the same for a step comes
/// first.
template <class T>
struct Program {
  const Variant& variant;
  T r_c, r_s, f_s_max, r_a, k_c, k_s, k_a, dt;
  std::size_t agents;

  using Vector = VectorOf<T>;

  struct Agent {
    Vector position, velocity;
  };

  template <class Choice>
  Choice at(Slot slot) const {
    return variant.template at<Choice>(slot);
  }
  template <class Choice>
  bool is(Slot slot, Choice choice) const {
    return at<Choice>(slot) == choice;
  }

  [[nodiscard]] bool divides_by_zero_length() const {
    return is(Slot::kZeroLength, ZeroLength::kDivided);
  }

  Vector unit(Vector v) const { return direction(v, length(v), divides_by_zero_length()); }

  /// What the formula of a force is computed with, on agent `self`.
  FormulaOf<T> formula(Force force, const Agent& self) const {
    const T r = force == Force::kCohesion ? r_c : force == Force::kSeparation ? r_s : r_a;
    const T k = force == Force::kCohesion ? k_c : force == Force::kSeparation ? k_s : k_a;
    return {variant.formula(force), r, k, f_s_max, dt, divides_by_zero_length(), self.position,
            self.velocity};
  }

  using Pair = PairOf<T>;
  using Gathered = GatheredOf<T>;

  struct Sums {
    Gathered cohesion, separation, alignment;
  };

  struct ThreeForces {
    Vector cohesion, separation, alignment;
  };

  Pair look(const std::vector<Agent>& flock, std::size_t a, std::size_t i) const {
    const Vector offset = flock[a].position - flock[i].position;
    const T d = length(offset);
    const bool rounded = is(Slot::kNumbers, Numbers::kFloatDistances);
    return {a, i, offset, rounded ? static_cast<T>(static_cast<float>(d)) : d};
  }

  [[nodiscard]] ReachOf<T> reach() const {
    const bool takes_nan = is(Slot::kNanDistance, NanDistance::kIn);
    return {.r_c = r_c, .r_s = r_s, .r_a = r_a, .agents = agents, .takes_nan = takes_nan};
  }

  /// `self` and `coincident`: whether the agent itself and others at distance 0 may count.
  bool counts(Slot who, T r, bool self, bool coincident, const Pair& pair) const {
    const bool allowed = pair.i == pair.a ? self : (coincident || pair.d != 0);
    return allowed && reach().holds(at<Who>(who), r, pair);
  }

  /// One component by itself; one that is 0 adds 0, as in the program behind the published answers.
  static T per_axis(T component, T d) {
    return component == 0 ? T{0} : (component / d) / std::fabs(component);
  }

  /// Divides by d without a test: at distance 0 that is what was chosen.
  static Vector push(SeparationTerm term, Vector offset, T d, T r) {
    return term == SeparationTerm::kUnit               ? offset / d
           : term == SeparationTerm::kOffset           ? offset
           : term == SeparationTerm::kOffsetOverRadius ? offset / r
           : term == SeparationTerm::kInverseSquare    ? ((offset / d) / d) / d
           : term == SeparationTerm::kPerAxis ? Vector{per_axis(offset.x, d), per_axis(offset.y, d)}
                                              : (offset / d) / d;
  }

  Vector separation_term(const Pair& pair) const {
    Vector offset = pair.offset;
    if (is(Slot::kSeparationDirection, Direction::kTowards)) offset = {-offset.x, -offset.y};
    const auto chosen = at<SeparationTerm>(Slot::kSeparationTerm);
    const Vector term = push(chosen, offset, pair.d, r_s);
    return is(Slot::kSeparationClamp, Clamp::kPerTerm) ? cut(term, f_s_max) : term;
  }

  [[nodiscard]] bool is_composed(Force force) const { return variant.formula(force).is_composed(); }

  Vector formula_term(Force force, const Pair& pair, const Agent& self, const Agent& other) const {
    return term_of(formula(force, self), pair.d, other.position, other.velocity);
  }

  Vector alignment_term(Vector other, Vector own) const {
    const auto term = at<AlignmentTerm>(Slot::kAlignmentTerm);
    return term == AlignmentTerm::kUnit       ? unit(other)
           : term == AlignmentTerm::kRelative ? other - own
                                              : other;
  }

  /// `mean` where the rules divide by the number of neighbours.
  Vector collected(Slot slot, bool mean, Vector sum, std::size_t n) const {
    const auto collect = at<Collect>(slot);
    const std::size_t divisor = collect == Collect::kOverAll           ? agents
                                : collect == Collect::kOverOthers      ? agents - 1
                                : (collect == Collect::kOther) != mean ? n
                                                                       : 0;
    return divisor == 0 ? sum : sum / static_cast<T>(divisor);
  }

  static Vector nan() {
    return {std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::quiet_NaN()};
  }

  /// The force of a formula; `mean` as above.
  Vector composed(Force force, Slot collect, Slot empty, bool mean, const Gathered& g,
                  const Agent& self) const {
    Vector x = collected(collect, mean, g.sum, g.count);
    if (g.count == 0) {
      const auto chosen = at<Empty>(empty);
      if (chosen == Empty::kZero) return {};
      x = chosen == Empty::kNan ? nan() : Vector{};
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

  Vector cohesion(const Gathered& g, const Agent& self) const {
    if (is_composed(Force::kCohesion)) {
      if (r_c == 0 && is(Slot::kCohesionZeroRadius, ZeroRadius::kZero)) return {};
      return composed(Force::kCohesion, Slot::kCohesionCollect, Slot::kCohesionEmpty, true, g,
                      self);
    }
    Vector c = collected(Slot::kCohesionCollect, true, g.sum, g.count);
    if (g.count == 0) {
      const auto empty = at<Empty>(Slot::kCohesionEmpty);
      if (empty == Empty::kZero) return {};
      if (empty == Empty::kNan) return nan();
      c = {};
    }
    if (r_c == 0 && is(Slot::kCohesionZeroRadius, ZeroRadius::kZero)) return {};
    const Vector way = c - self.position;
    const bool lost = std::isnan(length(way)) && is(Slot::kNanDistance, NanDistance::kIn);
    if (!(length(way) <= r_c) && !lost) {
      if (is(Slot::kCohesionLimit, Limit::kTested)) return {};
      if (is(Slot::kCohesionLimit, Limit::kCut)) c = self.position + of_length(way, r_c);
    }
    return cohesion_shape(c, self);
  }

  /// Where terms are cut they have been, and the weighted force will be elsewhere.
  Vector separation(const Gathered& g, const Agent& self) const {
    if (is_composed(Force::kSeparation)) {
      return composed(Force::kSeparation, Slot::kSeparationCollect, Slot::kSeparationEmpty, false,
                      g, self);
    }
    const bool is_mean = is(Slot::kSeparationCollect, Collect::kOther);
    if (g.count == 0 && is_mean && is(Slot::kSeparationEmpty, Empty::kNan)) return nan();
    const Vector f = collected(Slot::kSeparationCollect, false, g.sum, g.count);
    const T limit = f_s_max;
    const bool product_longer = std::sqrt(f.x * f.x * (f.y * f.y)) > limit;
    const auto clamp = at<Clamp>(Slot::kSeparationClamp);
    return clamp == Clamp::kLength                      ? cut(f, limit)
           : clamp == Clamp::kPerComponent              ? Vector{into(f.x, limit), into(f.y, limit)}
           : clamp == Clamp::kAlways                    ? unit(f) * limit
           : clamp == Clamp::kProduct && product_longer ? of_length(f, limit)
                                                        : f;
  }

  Vector alignment(const Gathered& g, const Agent& self) const {
    if (is_composed(Force::kAlignment)) {
      return composed(Force::kAlignment, Slot::kAlignmentCollect, Slot::kAlignmentEmpty, true, g,
                      self);
    }
    const Vector own = self.velocity;
    if (g.count == 0 && !is(Slot::kAlignmentEmpty, Empty::kOrigin)) {
      const bool lost = !std::isfinite(self.position.x) || !std::isfinite(self.position.y);
      return lost || is(Slot::kAlignmentEmpty, Empty::kNan) ? nan() : Vector{};
    }
    const Vector mean = collected(Slot::kAlignmentCollect, true, g.sum, g.count);
    const auto shape = at<AlignmentShape>(Slot::kAlignmentShape);
    return shape == AlignmentShape::kMinusOwn     ? mean - own
           : shape == AlignmentShape::kPlusOwn    ? mean + own
           : shape == AlignmentShape::kUnit       ? unit(mean)
           : shape == AlignmentShape::kOverRadius ? mean / r_a
           : shape == AlignmentShape::kOverDt     ? mean / dt
                                                  : mean;
  }

  /// A force whose weight is missing is 0 even where it would be NaN: nothing is added.
  Vector weighted(Slot slot, T own, Vector force) const {
    const auto weight = at<Weight>(slot);
    const T factor = weight == Weight::kTwice        ? own * own
                     : weight == Weight::kCohesion   ? k_c
                     : weight == Weight::kSeparation ? k_s
                     : weight == Weight::kAlignment  ? k_a
                                                     : own;
    return weight == Weight::kZero ? Vector{} : weight == Weight::kNone ? force : force * factor;
  }

  /// The three forces with their weights, once each, from what has been gathered so far.
  ThreeForces weighted_forces(const Sums& sums, const Agent& self) const {
    const Vector f_c = weighted(Slot::kCohesionWeight, k_c, cohesion(sums.cohesion, self));
    const Vector f_s = weighted(Slot::kSeparationWeight, k_s, separation(sums.separation, self));
    const Vector f_a = weighted(Slot::kAlignmentWeight, k_a, alignment(sums.alignment, self));
    const bool late =
        is(Slot::kSeparationClamp, Clamp::kAfterWeight) && !is_composed(Force::kSeparation);
    return {f_c, late ? cut(f_s, f_s_max) : f_s, f_a};
  }

  Vector repeated(Slot slot, const Gathered& g, Vector force) const {
    const auto times = at<Times>(slot);
    if (times >= Times::kWithin) {
      Vector sum;
      for (std::size_t i = 0; i < g.calls; ++i) sum = sum + force;
      return sum;
    }
    const std::size_t number = times == Times::kPerNeighborAndSelf ? g.others + 1
                               : times == Times::kPerOther         ? agents - 1
                               : times == Times::kPerAgent         ? agents
                                                                   : g.others;
    return times == Times::kOnce        ? force
           : times == Times::kAsItGrows ? g.grown
                                        : force * static_cast<T>(number);
  }

  void look_at(const Pair& pair, const Agent& self, const Agent& other, Sums& sums) const {
    sums.cohesion.call(reach(), at<Times>(Slot::kCohesionTimes), r_c, pair);
    sums.separation.call(reach(), at<Times>(Slot::kSeparationTimes), r_s, pair);
    sums.alignment.call(reach(), at<Times>(Slot::kAlignmentTimes), r_a, pair);
    const auto first = [&](Slot slot) { return variant.choice(slot) == 0; };
    const bool self_c = !first(Slot::kCohesionSelf);
    const bool self_a = first(Slot::kAlignmentSelf);
    const bool same_c = first(Slot::kCohesionCoincident);
    const bool same_a = first(Slot::kAlignmentCoincident);
    // To separation the agent itself is one more at distance 0.
    const bool same_s = pair.d != 0 || !first(Slot::kSeparationCoincident);
    const bool self_s = same_s && !first(Slot::kSeparationSelf);
    if (counts(Slot::kCohesionWho, r_c, self_c, same_c, pair)) {
      const Vector term = is_composed(Force::kCohesion)
                              ? formula_term(Force::kCohesion, pair, self, other)
                              : other.position;
      sums.cohesion.add(pair, term);
      sums.cohesion.grow(weighted_forces(sums, self).cohesion);
    }
    if (counts(Slot::kSeparationWho, r_s, self_s, same_s, pair)) {
      const bool adds = pair.d != 0 || !is(Slot::kSeparationCoincident, AtZero::kCounted);
      const Vector term = !adds ? Vector{}
                          : is_composed(Force::kSeparation)
                              ? formula_term(Force::kSeparation, pair, self, other)
                              : separation_term(pair);
      sums.separation.add(pair, term);
      sums.separation.grow(weighted_forces(sums, self).separation);
    }
    if (counts(Slot::kAlignmentWho, r_a, self_a, same_a, pair)) {
      const Vector term = is_composed(Force::kAlignment)
                              ? formula_term(Force::kAlignment, pair, self, other)
                              : alignment_term(other.velocity, self.velocity);
      sums.alignment.add(pair, term);
      sums.alignment.grow(weighted_forces(sums, self).alignment);
    }
  }

  void gather(const std::vector<Agent>& flock, std::size_t a, Sums& sums) const {
    sums.cohesion.begin(at<Collect>(Slot::kCohesionCollect));
    sums.separation.begin(at<Collect>(Slot::kSeparationCollect));
    sums.alignment.begin(at<Collect>(Slot::kAlignmentCollect));
    for (std::size_t i = 0; i < flock.size(); ++i) {
      look_at(look(flock, a, i), flock[a], flock[i], sums);
    }
  }

  ThreeForces three_forces(const Sums& sums, const Agent& self) const {
    const ThreeForces f = weighted_forces(sums, self);
    return {repeated(Slot::kCohesionTimes, sums.cohesion, f.cohesion),
            repeated(Slot::kSeparationTimes, sums.separation, f.separation),
            repeated(Slot::kAlignmentTimes, sums.alignment, f.alignment)};
  }

  Agent moved(const Agent& self, Vector f) const {
    const auto use = at<Dt>(Slot::kStepDt);
    const T t_velocity = use == Dt::kNotVelocity || use == Dt::kNeither ? T{1}
                         : use == Dt::kSquaredVelocity                  ? dt * dt
                                                                        : dt;
    const T t = use == Dt::kNotPosition || use == Dt::kNeither ? T{1} : dt;
    const bool added = is(Slot::kStepVelocity, Velocity::kAdded);
    const Vector velocity = added ? self.velocity + f * t_velocity : f * t_velocity;
    const auto chosen = at<Position>(Slot::kStepPosition);
    const bool old = chosen == Position::kOldVelocity || chosen == Position::kOldAndHalf;
    const bool half = chosen == Position::kOldAndHalf || chosen == Position::kNewAndHalf;
    Vector position = self.position + (old ? self.velocity : velocity) * t;
    if (half) position = position + (f * (t * t)) * static_cast<T>(0.5);
    return {chosen == Position::kUnmoved ? self.position : position, velocity};
  }

  static std::vector<Agent> agents_of(const std::vector<AgentState>& states) {
    std::vector<Agent> agents;
    for (const AgentState& state : states) {
      agents.push_back({{static_cast<T>(state.x), static_cast<T>(state.y)},
                        {static_cast<T>(state.vx), static_cast<T>(state.vy)}});
    }
    return agents;
  }

  void step(std::vector<AgentState>& states) const {
    std::vector<Agent> flock = agents_of(states);
    const bool in_place = is(Slot::kStepBuffers, Buffers::kInPlace);
    Sums sums;
    for (std::size_t a = 0; a < flock.size(); ++a) {
      gather(flock, a, sums);
      const ThreeForces f = three_forces(sums, flock[a]);
      const Agent next = moved(flock[a], (f.cohesion + f.separation) + f.alignment);
      if (in_place) flock[a] = next;
      states[a] = {static_cast<double>(next.position.x), static_cast<double>(next.position.y),
                   static_cast<double>(next.velocity.x), static_cast<double>(next.velocity.y)};
    }
  }
};

template <class T>
Program<T> program(const Variant& variant, const CourseParameters& course, double dt,
                   std::size_t agents) {
  return {variant,
          static_cast<T>(course.cohesion_radius),
          static_cast<T>(course.separation_radius),
          static_cast<T>(course.max_separation),
          static_cast<T>(course.alignment_radius),
          static_cast<T>(course.cohesion_weight),
          static_cast<T>(course.separation_weight),
          static_cast<T>(course.alignment_weight),
          static_cast<T>(dt),
          agents};
}

}  // namespace

void step_variant(const Variant& variant, const CourseParameters& course,
                  std::vector<AgentState>& agents, double dt) {
  if (variant.at<Numbers>(Slot::kNumbers) == Numbers::kFloat) {
    program<float>(variant, course, dt, agents.size()).step(agents);
  } else {
    program<double>(variant, course, dt, agents.size()).step(agents);
  }
}

Forces forces_on(const Variant& variant, const CourseParameters& course,
                 const std::vector<AgentState>& agents, std::size_t agent, double dt) {
  const Program<double> own = program<double>(variant, course, dt, agents.size());
  const auto flock = Program<double>::agents_of(agents);
  // Sums that are never emptied come from the agents before it.
  Program<double>::Sums sums;
  for (std::size_t a = 0; a <= agent; ++a) own.gather(flock, a, sums);
  const auto [cohesion, separation, alignment] = own.three_forces(sums, flock[agent]);
  return {{cohesion.x, cohesion.y}, {separation.x, separation.y}, {alignment.x, alignment.y}};
}

}  // namespace flocking::oracle
