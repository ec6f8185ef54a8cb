#include "oracle/variant_oracle.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "explain/slots.h"

#ifdef __FAST_MATH__
#error "The oracle needs IEEE arithmetic in the order written: no -ffast-math."
#endif

namespace flocking::oracle {
namespace {

using explain::AlignmentShape;
using explain::AlignmentTerm;
using explain::Buffers;
using explain::Clamp;
using explain::CohesionShape;
using explain::Collect;
using explain::Direction;
using explain::Dt;
using explain::Empty;
using explain::Limit;
using explain::Numbers;
using explain::Position;
using explain::SeparationTerm;
using explain::Slot;
using explain::Times;
using explain::Variant;
using explain::Weight;
using explain::Who;
using explain::ZeroRadius;

template <class T>
struct Vector {
  T x = 0;
  T y = 0;

  friend Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y}; }
  friend Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y}; }
  friend Vector operator*(T factor, Vector v) { return {factor * v.x, factor * v.y}; }
  friend Vector operator*(Vector v, T factor) { return {v.x * factor, v.y * factor}; }
  friend Vector operator/(Vector v, T divisor) { return {v.x / divisor, v.y / divisor}; }
};

template <class T>
T length(Vector<T> v) {
  return std::sqrt(v.x * v.x + v.y * v.y);
}

template <class T>
Vector<T> unit(Vector<T> v) {
  const T size = length(v);
  return size == 0 ? Vector<T>{} : v / size;
}

template <class T>
Vector<T> cut(Vector<T> v, T limit) {
  return length(v) > limit ? unit(v) * limit : v;
}

template <class T>
struct Agent {
  Vector<T> position;
  Vector<T> velocity;
};

/// All that stays the same for a step, in the precision of the program.
template <class T>
struct Setting {
  const Variant& variant;
  T r_c, r_s, f_s_max, r_a, k_c, k_s, k_a, dt;
  std::size_t agents;

  template <class Choice>
  [[nodiscard]] Choice at(Slot slot) const {
    return variant.at<Choice>(slot);
  }
  template <class Choice>
  [[nodiscard]] bool is(Slot slot, Choice choice) const {
    return variant.at<Choice>(slot) == choice;
  }
};

/// Agent a looks at agent i, which may be itself.
template <class T>
struct Pair {
  std::size_t a;
  std::size_t i;
  Vector<T> offset;
  T d;
};

/// What neighbours contribute to one force.
template <class T>
struct Gathered {
  Vector<T> sum;
  std::size_t count = 0;   ///< n
  std::size_t others = 0;  ///< of the present agent, itself left out

  void begin(Collect collect) {
    if (collect != Collect::kNeverEmptied) {
      sum = {};
      count = 0;
    }
    others = 0;
  }
  void add(const Pair<T>& pair, Vector<T> term) {
    sum = sum + term;
    count += 1;
    others += pair.i != pair.a ? 1 : 0;
  }
};

template <class T>
struct Sums {
  Gathered<T> cohesion;
  Gathered<T> separation;
  Gathered<T> alignment;
};

template <class T>
Pair<T> look(const Setting<T>& s, const std::vector<Agent<T>>& agents, std::size_t a,
             std::size_t i) {
  const Vector<T> offset = agents[a].position - agents[i].position;
  const T d = length(offset);
  const bool rounded = s.is(Slot::kNumbers, Numbers::kFloatDistances);
  return {a, i, offset, rounded ? static_cast<T>(static_cast<float>(d)) : d};
}

/// `r` is the force's own radius. Whether an agent counts itself is decided elsewhere, so that it
/// is both the last of the earlier and the first of the later ones.
template <class T>
bool in_reach(const Setting<T>& s, Who who, T r, const Pair<T>& pair) {
  const bool square = std::fabs(pair.offset.x) <= r && std::fabs(pair.offset.y) <= r;
  return who == Who::kOpenDisc           ? pair.d < r
         : who == Who::kSquare           ? square
         : who == Who::kEverybody        ? true
         : who == Who::kOutside          ? pair.d > r
         : who == Who::kCohesionRadius   ? pair.d <= s.r_c
         : who == Who::kSeparationRadius ? pair.d <= s.r_s
         : who == Who::kAlignmentRadius  ? pair.d <= s.r_a
         : who == Who::kEarlier          ? pair.d <= r && pair.i <= pair.a
         : who == Who::kLater            ? pair.d <= r && pair.i >= pair.a
                                         : pair.d <= r;
}

/// `self` and `coincident`: whether the agent itself and others at distance 0 may count.
template <class T>
bool counts(const Setting<T>& s, Slot who, T r, bool self, bool coincident, const Pair<T>& pair) {
  const bool allowed = pair.i == pair.a ? self : (coincident || pair.d != 0);
  return allowed && in_reach(s, s.template at<Who>(who), r, pair);
}

/// One component by itself; one that is 0 adds 0, as in the program behind the published answers.
template <class T>
T per_axis(T component, T d) {
  return component == 0 ? T{0} : (component / d) / std::fabs(component);
}

/// Divides by d without a test: at distance 0 that is what was chosen.
template <class T>
Vector<T> push(SeparationTerm term, Vector<T> offset, T d, T r) {
  return term == SeparationTerm::kUnit               ? offset / d
         : term == SeparationTerm::kOffset           ? offset
         : term == SeparationTerm::kOffsetOverRadius ? offset / r
         : term == SeparationTerm::kInverseSquare    ? ((offset / d) / d) / d
         : term == SeparationTerm::kPerAxis
             ? Vector<T>{per_axis(offset.x, d), per_axis(offset.y, d)}
             : (offset / d) / d;
}

template <class T>
Vector<T> separation_term(const Setting<T>& s, const Pair<T>& pair) {
  Vector<T> offset = pair.offset;
  if (s.is(Slot::kSeparationDirection, Direction::kTowards)) {
    offset = {-offset.x, -offset.y};
  }
  const auto chosen = s.template at<SeparationTerm>(Slot::kSeparationTerm);
  const Vector<T> term = push(chosen, offset, pair.d, s.r_s);
  return s.is(Slot::kSeparationClamp, Clamp::kPerTerm) ? cut(term, s.f_s_max) : term;
}

template <class T>
Vector<T> alignment_term(const Setting<T>& s, Vector<T> other, Vector<T> own) {
  const auto term = s.template at<AlignmentTerm>(Slot::kAlignmentTerm);
  return term == AlignmentTerm::kUnit       ? unit(other)
         : term == AlignmentTerm::kRelative ? other - own
                                            : other;
}

/// `mean` where the rules divide by the number of neighbours.
template <class T>
Vector<T> collected(const Setting<T>& s, Slot slot, bool mean, Vector<T> sum, std::size_t n) {
  const auto collect = s.template at<Collect>(slot);
  const std::size_t divisor = collect == Collect::kOverAll           ? s.agents
                              : collect == Collect::kOverOthers      ? s.agents - 1
                              : (collect == Collect::kOther) != mean ? n
                                                                     : 0;
  return divisor == 0 ? sum : sum / static_cast<T>(divisor);
}

template <class T>
constexpr Vector<T> kNan{std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::quiet_NaN()};

template <class T>
Vector<T> cohesion_shape(CohesionShape shape, Vector<T> c, const Agent<T>& self, T r) {
  const Vector<T> way = c - self.position;
  return shape == CohesionShape::kDifference         ? way
         : shape == CohesionShape::kUnit             ? unit(way)
         : shape == CohesionShape::kCenterOverRadius ? c - self.position / r
         : shape == CohesionShape::kSeek             ? unit(way) - self.velocity
         : shape == CohesionShape::kWithoutPosition  ? c / r
         : shape == CohesionShape::kCenter           ? c
                                                     : way / r;
}

template <class T>
Vector<T> cohesion(const Setting<T>& s, const Gathered<T>& g, const Agent<T>& self) {
  Vector<T> c = collected(s, Slot::kCohesionCollect, true, g.sum, g.count);
  if (g.count == 0) {
    const auto empty = s.template at<Empty>(Slot::kCohesionEmpty);
    if (empty == Empty::kZero) return {};
    if (empty == Empty::kNan) return kNan<T>;
    c = {};
  }
  if (s.r_c == 0 && s.is(Slot::kCohesionZeroRadius, ZeroRadius::kZero)) return {};
  if (s.is(Slot::kCohesionLimit, Limit::kTested) && !(length(c - self.position) <= s.r_c))
    return {};
  return cohesion_shape(s.template at<CohesionShape>(Slot::kCohesionShape), c, self, s.r_c);
}

template <class T>
T into(T component, T limit) {
  return component > limit ? limit : component < -limit ? -limit : component;
}

/// Where terms are cut they have been, and the weighted force will be elsewhere.
template <class T>
Vector<T> separation(const Setting<T>& s, const Gathered<T>& g) {
  const Vector<T> f = collected(s, Slot::kSeparationCollect, false, g.sum, g.count);
  const T limit = s.f_s_max;
  const bool product_longer = std::sqrt(f.x * f.x * (f.y * f.y)) > limit;
  const auto clamp = s.template at<Clamp>(Slot::kSeparationClamp);
  return clamp == Clamp::kLength         ? cut(f, limit)
         : clamp == Clamp::kPerComponent ? Vector<T>{into(f.x, limit), into(f.y, limit)}
         : clamp == Clamp::kAlways       ? unit(f) * limit
         : clamp == Clamp::kProduct && product_longer ? unit(f) * limit
                                                      : f;
}

template <class T>
Vector<T> alignment(const Setting<T>& s, const Gathered<T>& g, const Agent<T>& self) {
  const Vector<T> own = self.velocity;
  if (g.count == 0) {
    const bool lost = !std::isfinite(self.position.x) || !std::isfinite(self.position.y);
    return lost || s.is(Slot::kAlignmentEmpty, Empty::kNan) ? kNan<T> : Vector<T>{};
  }
  const Vector<T> mean = collected(s, Slot::kAlignmentCollect, true, g.sum, g.count);
  const auto shape = s.template at<AlignmentShape>(Slot::kAlignmentShape);
  return shape == AlignmentShape::kMinusOwn     ? mean - own
         : shape == AlignmentShape::kPlusOwn    ? mean + own
         : shape == AlignmentShape::kUnit       ? unit(mean)
         : shape == AlignmentShape::kOverRadius ? mean / s.r_a
         : shape == AlignmentShape::kOverDt     ? mean / s.dt
                                                : mean;
}

/// A force whose weight is missing is 0 even where it would be NaN: nothing is added.
template <class T>
Vector<T> weighted(const Setting<T>& s, Slot slot, T own, Vector<T> force) {
  const auto weight = s.template at<Weight>(slot);
  const T factor = weight == Weight::kTwice        ? own * own
                   : weight == Weight::kCohesion   ? s.k_c
                   : weight == Weight::kSeparation ? s.k_s
                   : weight == Weight::kAlignment  ? s.k_a
                                                   : own;
  return weight == Weight::kZero ? Vector<T>{} : weight == Weight::kNone ? force : factor * force;
}

template <class T>
Vector<T> repeated(const Setting<T>& s, Slot slot, std::size_t others, Vector<T> force) {
  const auto times = s.template at<Times>(slot);
  const std::size_t number = others + (times == Times::kPerNeighborAndSelf ? 1 : 0);
  return times == Times::kOnce ? force : force * static_cast<T>(number);
}

template <class T>
void gather(const Setting<T>& s, const std::vector<Agent<T>>& agents, std::size_t a,
            Sums<T>& sums) {
  sums.cohesion.begin(s.template at<Collect>(Slot::kCohesionCollect));
  sums.separation.begin(s.template at<Collect>(Slot::kSeparationCollect));
  sums.alignment.begin(s.template at<Collect>(Slot::kAlignmentCollect));
  const bool self_c = s.variant.choice(Slot::kCohesionSelf) == 1;
  const bool self_a = s.variant.choice(Slot::kAlignmentSelf) == 0;
  const bool same_c = s.variant.choice(Slot::kCohesionCoincident) == 0;
  const bool same_s = s.variant.choice(Slot::kSeparationCoincident) == 1;
  const bool same_a = s.variant.choice(Slot::kAlignmentCoincident) == 0;
  for (std::size_t i = 0; i < agents.size(); ++i) {
    const Pair<T> pair = look(s, agents, a, i);
    if (counts(s, Slot::kCohesionWho, s.r_c, self_c, same_c, pair)) {
      sums.cohesion.add(pair, agents[i].position);
    }
    if (counts(s, Slot::kSeparationWho, s.r_s, false, same_s, pair)) {
      sums.separation.add(pair, separation_term(s, pair));
    }
    if (counts(s, Slot::kAlignmentWho, s.r_a, self_a, same_a, pair)) {
      sums.alignment.add(pair, alignment_term(s, agents[i].velocity, agents[a].velocity));
    }
  }
}

template <class T>
Vector<T> total_force(const Setting<T>& s, const Sums<T>& sums, const Agent<T>& self) {
  Vector<T> f_c = cohesion(s, sums.cohesion, self);
  Vector<T> f_s = separation(s, sums.separation);
  Vector<T> f_a = alignment(s, sums.alignment, self);
  f_c = weighted(s, Slot::kCohesionWeight, s.k_c, f_c);
  f_s = weighted(s, Slot::kSeparationWeight, s.k_s, f_s);
  f_a = weighted(s, Slot::kAlignmentWeight, s.k_a, f_a);
  if (s.is(Slot::kSeparationClamp, Clamp::kAfterWeight)) {
    f_s = cut(f_s, s.f_s_max);
  }
  f_c = repeated(s, Slot::kCohesionTimes, sums.cohesion.others, f_c);
  f_s = repeated(s, Slot::kSeparationTimes, sums.separation.others, f_s);
  f_a = repeated(s, Slot::kAlignmentTimes, sums.alignment.others, f_a);
  return (f_c + f_s) + f_a;
}

template <class T>
Agent<T> moved(const Setting<T>& s, const Agent<T>& self, Vector<T> f) {
  const auto use = s.template at<Dt>(Slot::kStepDt);
  const T t_velocity = use == Dt::kNotVelocity || use == Dt::kNeither ? T{1}
                       : use == Dt::kSquaredVelocity                  ? s.dt * s.dt
                                                                      : s.dt;
  const T t = use == Dt::kNotPosition || use == Dt::kNeither ? T{1} : s.dt;
  const Vector<T> velocity = self.velocity + f * t_velocity;
  const auto chosen = s.template at<Position>(Slot::kStepPosition);
  const bool old = chosen == Position::kOldVelocity || chosen == Position::kOldAndHalf;
  const bool half = chosen == Position::kOldAndHalf || chosen == Position::kNewAndHalf;
  Vector<T> position = self.position + (old ? self.velocity : velocity) * t;
  if (half) {
    position = position + (f * (t * t)) * static_cast<T>(0.5);
  }
  return {position, velocity};
}

template <class T>
void step(const Setting<T>& s, std::vector<AgentState>& states) {
  std::vector<Agent<T>> agents;
  for (const AgentState& state : states) {
    agents.push_back({{static_cast<T>(state.x), static_cast<T>(state.y)},
                      {static_cast<T>(state.vx), static_cast<T>(state.vy)}});
  }
  const bool in_place = s.is(Slot::kStepBuffers, Buffers::kInPlace);
  Sums<T> sums;
  for (std::size_t a = 0; a < agents.size(); ++a) {
    gather(s, agents, a, sums);
    const Agent<T> next = moved(s, agents[a], total_force(s, sums, agents[a]));
    if (in_place) {
      agents[a] = next;
    }
    states[a] = {static_cast<double>(next.position.x), static_cast<double>(next.position.y),
                 static_cast<double>(next.velocity.x), static_cast<double>(next.velocity.y)};
  }
}

template <class T>
Setting<T> setting(const Variant& variant, const CourseParameters& course, double dt,
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
    step(setting<float>(variant, course, dt, agents.size()), agents);
  } else {
    step(setting<double>(variant, course, dt, agents.size()), agents);
  }
}

}  // namespace flocking::oracle
