#include "variant/simulator/variant_forces.h"

#include <cmath>

#include "arithmetic/elementary.h"
#include "variant/force.h"
#include "variant/simulator/variant_separation.h"

namespace flocking::explain {

template <class Real>
ForcesOf<Real>::ForcesOf(const Variant& variant, const CourseParameters& course,
                         StatesOf<Real> states, Real dt)
    : variant_(variant),
      neighbors_(variant, course, states),
      dt_(dt),
      max_separation_(Real(course.max_separation)),
      clamp_(variant.at<Clamp>(Slot::kSeparationClamp)) {
  const bool is_last_called = variant.at<Total>(Slot::kStepTotal) == Total::kLastCalled;
  for (const Force force : kForces) {
    weights_[force] = Real(weight_of(course, force));
    collect_[force] = variant.at<Collect>(collect_slot(force));
    weight_[force] = variant.at<Weight>(weight_slot(force));
    grows_[force] = !is_last_called && variant.at<Times>(times_slot(force)) == Times::kAsItGrows;
  }
}

template <class Real>
void ForcesOf<Real>::go_on_from(const std::array<KeptSums, 3>& kept) {
  for (std::size_t k = 0; k < kept.size(); ++k) {
    if (collect_.of[k] < Collect::kNeverReset) continue;
    sums_.of[k].sum = {Real(kept[k].sum.x), Real(kept[k].sum.y)};
    sums_.of[k].count = Real(kept[k].count);
  }
}

template <class Real>
std::array<KeptSums, 3> ForcesOf<Real>::kept() const {
  std::array<KeptSums, 3> kept;
  for (std::size_t k = 0; k < kept.size(); ++k) {
    const Sums& sums = sums_.of[k];
    kept[k] = {{double(sums.sum.x), double(sums.sum.y)}, double(sums.count)};
  }
  return kept;
}

template <class Real>
auto ForcesOf<Real>::on(Force force, std::size_t agent) -> Vector {
  neighbors_.look_for(force);
  if (variant_.formula(force).is_composed()) return composed(force, agent);
  switch (force) {
    case Force::kCohesion:
      return cohesion(agent);
    case Force::kSeparation:
      return separation(agent);
    default:
      return alignment(agent);
  }
}

// Adds a term to the sum. A composed formula replaces the clamp of separation, including kRunning.
template <class Real>
void ForcesOf<Real>::add(Force force, Vector term) {
  Vector& sum = sums_[force].sum;
  const Collect collect = collect_[force];
  sum = collect == Collect::kLast ? term : sum + term;
  if (collect == Collect::kHalved) sum = sum / Real(2);
  if (collect == Collect::kDividedEach) sum = sum / (sums_[force].count + Real(1));
  if (collect == Collect::kWhole) sum = {std::trunc(sum.x), std::trunc(sum.y)};
  const bool is_cut = force == Force::kSeparation && clamp_ == Clamp::kRunning &&
                      !variant_.formula(Force::kSeparation).is_composed();
  if (is_cut) sum = neighbors_.ruler().cut(sum, max_separation_);
}

template <class Real>
void ForcesOf<Real>::begin_sums(Force force) {
  Sums& sums = sums_[force];
  const Collect collect = collect_[force];
  if (collect == Collect::kCountKept) sums.sum = {};
  if (collect == Collect::kResultKept || collect == Collect::kSumKept) sums.count = 0;
  if (collect < Collect::kNeverEmptied) sums = {};
  sums.others = 0;
}

// Sums term(neighbour) over the neighbours and returns value() times the weight.
template <class Real>
template <class Term, class Value>
auto ForcesOf<Real>::summed(Force force, std::size_t agent, const Term& term, const Value& value)
    -> Vector {
  begin_sums(force);
  Sums& sums = sums_[force];
  const bool grows = grows_[force];
  Vector grown{};
  neighbors_.for_each(force, agent, [&](const Neighbor& other) {
    for (int time = 0; time < other.times; ++time) {
      if (other.adds) add(force, term(other));
      sums.count += 1;
      if (other.index != agent) sums.others += 1;
    }
    if (grows) grown += weighted(force, value());
  });
  const Vector result = value();
  if (collect_[force] == Collect::kResultKept) sums.sum = result;
  return grows ? grown : weighted(force, result);
}

template <class Real>
auto ForcesOf<Real>::composed(Force force, std::size_t agent) -> Vector {
  const Formula& formula = variant_.formula(force);
  const MoverOf<Real>& itself = neighbors_[agent];
  const OpContext<Real> own{.position = itself.position,
                            .velocity = itself.velocity,
                            .radius = neighbors_.radius(force),
                            .weight = weights_[force],
                            .maximum = max_separation_,
                            .dt = dt_,
                            .divides_by_zero_length = neighbors_.ruler().divides_by_zero_length()};
  return summed(
      force, agent,
      [&](const Neighbor& other) {
        const auto& [position, velocity] = neighbors_[other.index];
        return contribution_of(formula, own, position, velocity, other.offset, other.distance);
      },
      [&] { return composed_value(force, agent, own); });
}

template <class Real>
auto ForcesOf<Real>::composed_value(Force force, std::size_t agent, OpContext<Real> own) const
    -> Vector {
  const Sums& sums = sums_[force];
  Vector x = collected(force, agent);
  if (const Real count = deciding_count(force, agent); !(count > Real(0))) {
    const auto empty = variant_.at<Empty>(empty_slot(force));
    if (empty == Empty::kZero) return {};
    x = empty == Empty::kNan ? sums.sum / count : Vector{};
    if (empty == Empty::kOwn) x = own.velocity;
  }
  if (force == Force::kCohesion && !(own.radius > Real(0)) && !divides_by_zero_radius()) return {};
  own.count = sums.count;
  return worked_out(variant_.formula(force), own, x);
}

// Returns the divisor of the sum. If it is 0, the sum is not divided.
template <class Real>
Real ForcesOf<Real>::divisor_of(Force force, std::size_t agent) const {
  const auto agents = Real(neighbors_.size());
  switch (collect_[force]) {
    case Collect::kOverAll:
      return agents;
    case Collect::kOverOthers:
      return agents - 1;
    case Collect::kOverOther:
    case Collect::kByOther:
      return neighbors_.counted_by_other(force, agent);
    case Collect::kOverOtherAndOne:
      return neighbors_.counted_by_other(force, agent) + Real(1);
    case Collect::kOverOneMore:
      return sums_[force].count + Real(1);
    case Collect::kOverBoth:
      return neighbors_.counted_by_other(Force::kCohesion, agent) +
             neighbors_.counted_by_other(Force::kAlignment, agent);
    case Collect::kCountKept:
      return sums_[force].count;
    case Collect::kWholeFactor:
      return 1;
    default: {
      const bool is_mean = (collect_[force] == Collect::kOther) == (force == Force::kSeparation);
      return is_mean ? sums_[force].count : Real(1);
    }
  }
}

template <class Real>
auto ForcesOf<Real>::collected(Force force, std::size_t agent) const -> Vector {
  const Sums& sums = sums_[force];
  switch (collect_[force]) {
    case Collect::kHalved:
    case Collect::kDividedEach:
      return sums.sum;
    case Collect::kOverOthersOrNan:
      return sums.sum / (Real(neighbors_.size()) - 1);
    case Collect::kWholeFactor:
      if (sums.count > Real(0)) return sums.sum * std::trunc(Real(1) / sums.count);
      break;
    default:
      break;
  }
  const Real divisor = divisor_of(force, agent);
  return divisor > Real(0) ? sums.sum / divisor : sums.sum;
}

// Returns the number that decides whether the agent has a neighbour.
template <class Real>
Real ForcesOf<Real>::deciding_count(Force force, std::size_t agent) const {
  return collect_[force] == Collect::kByOther ? neighbors_.counted_by_other(force, agent)
                                              : sums_[force].count;
}

template <class Real>
auto ForcesOf<Real>::weighted(Force force, Vector value) const -> Vector {
  Real weight = 1;
  switch (weight_[force]) {
    case Weight::kOwn:
      weight = weights_[force];
      break;
    case Weight::kNone:
      break;
    case Weight::kTwice:
      weight = weights_[force] * weights_[force];
      break;
    case Weight::kCohesion:
      weight = weights_[Force::kCohesion];
      break;
    case Weight::kSeparation:
      weight = weights_[Force::kSeparation];
      break;
    case Weight::kAlignment:
      weight = weights_[Force::kAlignment];
      break;
    case Weight::kZero:
      return {};
  }
  const Vector result = weight * value;
  const bool is_cut = force == Force::kSeparation && clamp_ == Clamp::kAfterWeight;
  return is_cut ? neighbors_.ruler().cut(result, max_separation_) : result;
}

template <class Real>
bool ForcesOf<Real>::divides_by_zero_radius() const {
  const auto choice = variant_.at<ZeroRadius>(Slot::kCohesionZeroRadius);
  if (choice == ZeroRadius::kDividedInCompany) return sums_[Force::kCohesion].others > Real(0);
  return choice == ZeroRadius::kDivided;
}

template <class Real>
auto ForcesOf<Real>::cohesion(std::size_t agent) -> Vector {
  return summed(
      Force::kCohesion, agent,
      [this](const Neighbor& other) { return neighbors_[other.index].position; },
      [&] { return cohesion_value(agent); });
}

template <class Real>
auto ForcesOf<Real>::cohesion_value(std::size_t agent) const -> Vector {
  Vector center = collected(Force::kCohesion, agent);
  if (const Real count = deciding_count(Force::kCohesion, agent); !(count > Real(0))) {
    const auto empty = variant_.at<Empty>(Slot::kCohesionEmpty);
    if (empty == Empty::kZero) return {};
    // Computes 0/0 instead of returning a NaN constant, since the sign of NaN appears in the
    // output.
    if (empty == Empty::kNan) return sums_[Force::kCohesion].sum / count;
    if (collect_[Force::kCohesion] != Collect::kOverOthersOrNan) center = {};
  }
  const Real radius = neighbors_.radius(Force::kCohesion);
  if (!(radius > Real(0)) && !divides_by_zero_radius()) return {};
  const auto limit = variant_.at<Limit>(Slot::kCohesionLimit);
  if (limit == Limit::kUntested) return cohesion_shape(center, agent);
  const Vector here = neighbors_[agent].position;
  const Real distance = neighbors_.ruler().length(center - here);
  if (!neighbors_.is_near(Force::kCohesion, distance)) {
    if (limit == Limit::kTested) return {};
    center = here + (center - here) / distance * radius;
  }
  return cohesion_shape(center, agent);
}

template <class Real>
auto ForcesOf<Real>::cohesion_shape(Vector center, std::size_t agent) const -> Vector {
  const Vector here = neighbors_[agent].position;
  const Real radius = neighbors_.radius(Force::kCohesion);
  switch (variant_.at<CohesionShape>(Slot::kCohesionShape)) {
    case CohesionShape::kOverRadius:
      return (center - here) / radius;
    case CohesionShape::kDifference:
      return center - here;
    case CohesionShape::kUnit:
      return neighbors_.ruler().direction(center - here);
    case CohesionShape::kCenterOverRadius:
      return center - here / radius;
    case CohesionShape::kSeek:
      return neighbors_.ruler().direction(center - here) - neighbors_[agent].velocity;
    case CohesionShape::kWithoutPosition:
      return center / radius;
    case CohesionShape::kCenter:
      return center;
  }
  return {};
}

template <class Real>
auto ForcesOf<Real>::separation(std::size_t agent) -> Vector {
  if (neighbors_.is_left_by_who_is_there(agent)) return {};
  const auto direction = variant_.at<Direction>(Slot::kSeparationDirection);
  const bool may_be_nan =
      variant_.at<Empty>(Slot::kSeparationEmpty) == Empty::kNan &&
      (collect_[Force::kSeparation] == Collect::kOther ||
       collect_[Force::kSeparation] == Collect::kCountKept ||
       variant_.at<DivisionByZero>(Slot::kDivisionByZero) == DivisionByZero::kDies);
  const auto kind = variant_.at<SeparationTerm>(Slot::kSeparationTerm);
  const Ruler<Real>& ruler = neighbors_.ruler();
  return summed(
      Force::kSeparation, agent,
      [&](const Neighbor& other) {
        const bool is_turned = direction == Direction::kTowards ||
                               (direction == Direction::kByIndex && other.index < agent);
        const Vector from = is_turned ? Vector{} - other.offset : other.offset;
        const Vector term = separation_term(kind, from, other.distance,
                                            neighbors_.radius(Force::kSeparation), ruler);
        return clamp_ == Clamp::kPerTerm ? ruler.cut(term, max_separation_) : term;
      },
      [&] {
        const Sums& sums = sums_[Force::kSeparation];
        if (may_be_nan && !(sums.count > Real(0))) return sums.sum / sums.count;
        // The sum of no terms is (0, 0), but the limit may turn it into NaN.
        return separation_cut(clamp_, collected(Force::kSeparation, agent), max_separation_,
                              weights_[Force::kSeparation], ruler);
      });
}

template <class Real>
auto ForcesOf<Real>::alignment(std::size_t agent) -> Vector {
  const Vector own = neighbors_[agent].velocity;
  const auto kind = variant_.at<AlignmentTerm>(Slot::kAlignmentTerm);
  return summed(
      Force::kAlignment, agent,
      [&](const Neighbor& other) {
        const Vector velocity = neighbors_[other.index].velocity;
        if (kind == AlignmentTerm::kUnit) return neighbors_.ruler().direction(velocity);
        if (kind == AlignmentTerm::kAngleAndSpeed) {
          return Vector{static_cast<Real>(arithmetic::atan2(velocity.y, velocity.x)),
                        neighbors_.ruler().length(velocity)};
        }
        return kind == AlignmentTerm::kRelative ? velocity - own : velocity;
      },
      [&] { return alignment_value(agent); });
}

template <class Real>
auto ForcesOf<Real>::alignment_value(std::size_t agent) const -> Vector {
  const Vector own = neighbors_[agent].velocity;
  if (const Real count = deciding_count(Force::kAlignment, agent); !(count > Real(0))) {
    const Vector here = neighbors_[agent].position;
    const bool is_somewhere = std::isfinite(here.x) && std::isfinite(here.y);
    const auto empty = variant_.at<Empty>(Slot::kAlignmentEmpty);
    if (empty == Empty::kOwn) return alignment_shape(own, own);
    if (is_somewhere && empty == Empty::kZero) return {};
    if (empty != Empty::kOrigin) return sums_[Force::kAlignment].sum / count;
  }
  Vector mean = collected(Force::kAlignment, agent);
  if (variant_.at<AlignmentTerm>(Slot::kAlignmentTerm) == AlignmentTerm::kAngleAndSpeed) {
    mean = {mean.y * static_cast<Real>(arithmetic::cos(mean.x)),
            mean.y * static_cast<Real>(arithmetic::sin(mean.x))};
  }
  return alignment_shape(mean, own);
}

template <class Real>
auto ForcesOf<Real>::alignment_shape(Vector mean, Vector own) const -> Vector {
  switch (variant_.at<AlignmentShape>(Slot::kAlignmentShape)) {
    case AlignmentShape::kMean:
      return mean;
    case AlignmentShape::kMinusOwn:
      return mean - own;
    case AlignmentShape::kPlusOwn:
      return mean + own;
    case AlignmentShape::kUnit:
      return neighbors_.ruler().direction(mean);
    case AlignmentShape::kOverRadius:
      return mean / neighbors_.radius(Force::kAlignment);
    case AlignmentShape::kOverDt:
      return mean / dt_;
    case AlignmentShape::kMinusOwnX:
      return {mean.x - own.x, mean.y - own.x};
  }
  return {};
}

template class ForcesOf<float>;
template class ForcesOf<double>;

}  // namespace flocking::explain
