#include "explain/variant_forces.h"

#include <algorithm>
#include <cmath>

#include "arithmetic/elementary.h"
#include "explain/force.h"

namespace flocking::explain {

template <class Real>
ForcesOf<Real>::ForcesOf(const Variant& variant, const CourseParameters& course,
                         StatesOf<Real> states, Real dt)
    : variant_(variant),
      states_(states),
      now_(states.of_forces),
      dt_(dt),
      max_separation_(Real(course.max_separation)),
      divides_by_zero_length_(variant.at<ZeroLength>(Slot::kZeroLength) == ZeroLength::kDivided),
      rounds_distances_(variant.at<Numbers>(Slot::kNumbers) == Numbers::kFloatDistances),
      nan_is_near_(variant.at<NanDistance>(Slot::kNanDistance) != NanDistance::kOut),
      nan_needs_company_(needs_company_for_nan(variant)),
      nan_is_near_to_separation_alone_(is_for_separation_alone(variant)),
      nan_is_near_to_loops_(variant.at<NanDistance>(Slot::kNanDistance) == NanDistance::kIn),
      keeps_distances_(variant.at<State>(Slot::kStepState) == State::kDistancesAsRead),
      measure_(variant.at<Measure>(Slot::kMeasure)),
      radii_{Real(course.cohesion_radius), Real(course.separation_radius),
             Real(course.alignment_radius)},
      weights_{Real(course.cohesion_weight), Real(course.separation_weight),
               Real(course.alignment_weight)} {
  const auto at_zero = variant.at<AtZero>(Slot::kSeparationCoincident);
  forces_[kCohesion] = {.who = variant.at<Who>(Slot::kCohesionWho),
                        .self = variant.choice(Slot::kCohesionSelf) == 1,
                        .coincident = variant.choice(Slot::kCohesionCoincident) == 0,
                        .collect = variant.at<Collect>(Slot::kCohesionCollect),
                        .weight = variant.at<Weight>(Slot::kCohesionWeight),
                        .times = variant.at<Times>(Slot::kCohesionTimes)};
  forces_[kSeparation] = {.who = variant.at<Who>(Slot::kSeparationWho),
                          .self = variant.choice(Slot::kSeparationSelf) == 1,
                          .coincident = at_zero == AtZero::kDivided,
                          .counts_coincident = at_zero == AtZero::kCounted,
                          .collect = variant.at<Collect>(Slot::kSeparationCollect),
                          .weight = variant.at<Weight>(Slot::kSeparationWeight),
                          .times = variant.at<Times>(Slot::kSeparationTimes)};
  forces_[kAlignment] = {.who = variant.at<Who>(Slot::kAlignmentWho),
                         .self = variant.choice(Slot::kAlignmentSelf) != 1,
                         .counts_itself_twice = variant.choice(Slot::kAlignmentSelf) == 2,
                         .counts_others_twice = variant.choice(Slot::kAlignmentSelf) == 3,
                         .coincident = variant.choice(Slot::kAlignmentCoincident) == 0,
                         .collect = variant.at<Collect>(Slot::kAlignmentCollect),
                         .weight = variant.at<Weight>(Slot::kAlignmentWeight),
                         .times = variant.at<Times>(Slot::kAlignmentTimes)};
  ask_who_is_near_before();
  if (variant.at<Total>(Slot::kStepTotal) == Total::kLastCalled) {
    for (Common& force : forces_) force.times = Times::kOnce;
  }
}

// A formula stands for the cut of separation too.
template <class Real>
void ForcesOf<Real>::add(ForceNumber force, Vector term) {
  Vector& sum = sums_[force].sum;
  const Collect collect = forces_[force].collect;
  sum = collect == Collect::kLast ? term : sum + term;
  if (collect == Collect::kHalved) sum = sum / Real(2);
  if (collect == Collect::kDividedEach) sum = sum / (sums_[force].count + Real(1));
  if (collect == Collect::kWhole) sum = {std::trunc(sum.x), std::trunc(sum.y)};
  const bool is_cut = force == kSeparation &&
                      variant_.at<Clamp>(Slot::kSeparationClamp) == Clamp::kRunning &&
                      !variant_.formula(Force::kSeparation).is_composed();
  if (is_cut) sum = cut(sum, max_separation_);
}

// Sums up term(other, offset, distance) of each neighbour and makes a weighted force of value().
template <class Real>
template <class Term, class Value>
auto ForcesOf<Real>::summed(ForceNumber force, std::size_t agent, const Term& term,
                            const Value& value) -> Vector {
  Sums& sums = sums_[force];
  const Collect collect = forces_[force].collect;
  const Who who = forces_[force].who;
  if (collect == Collect::kCountKept) sums.sum = {};
  if (collect == Collect::kResultKept || collect == Collect::kSumKept) sums.count = 0;
  if (collect < Collect::kNeverEmptied) sums = {};
  sums.others = 0;
  const bool grows = forces_[force].times == Times::kAsItGrows;
  std::size_t begin = 0;
  std::size_t end = now_.size();
  if (who == Who::kNearest || who == Who::kLastNearest) {
    begin = nearest_neighbor(force, agent);
    end = std::min(begin + 1, end);
  }
  if (who == Who::kAllButLastNeighbor) end = last_neighbor(force, agent);
  if (who == Who::kAllOrNobody && !are_all_near(force, agent)) end = 0;
  if (who == Who::kSeveral && !has_several(force, agent)) end = 0;
  Vector grown{};
  for (std::size_t i = begin; i < end; ++i) {
    Sight seen = sight(now_, agent, i);
    const Sight reached = states_.as_read.empty() ? seen : sight(states_.as_read, agent, i);
    if (who == Who::kUntilFarther && i != agent && !is_near(force, reached.distance)) break;
    if (!is_neighbor(force, agent, i, reached)) continue;
    if (keeps_distances_) seen.distance = reached.distance;
    const Common& counted = forces_[force];
    const bool is_twice = i == agent ? counted.counts_itself_twice : counted.counts_others_twice;
    const bool adds = seen.distance != Real(0) || !forces_[force].counts_coincident;
    for (int time = 0; time < (is_twice ? 2 : 1); ++time) {
      if (adds) add(force, term(i, seen.offset, seen.distance));
      sums.count += 1;
      if (i != agent) sums.others += 1;
    }
    if (grows) grown += weighted(force, value());
    if (who == Who::kFirst) break;
  }
  const Vector result = value();
  if (collect == Collect::kResultKept) sums.sum = result;
  return grows ? grown : weighted(force, result);
}

template <class Real>
auto ForcesOf<Real>::composed(ForceNumber force, std::size_t agent) -> Vector {
  const Formula& formula = variant_.formula(static_cast<Force>(force));
  const OpContext<Real> own{.position = now_[agent].position,
                            .velocity = now_[agent].velocity,
                            .radius = radii_[force],
                            .weight = weights_[force],
                            .maximum = max_separation_,
                            .dt = dt_,
                            .divides_by_zero_length = divides_by_zero_length_};
  return summed(
      force, agent,
      [&](std::size_t i, Vector offset, Real distance) {
        return contribution_of(formula, own, now_[i].position, now_[i].velocity, offset, distance);
      },
      [&] { return composed_value(force, agent, own); });
}

template <class Real>
auto ForcesOf<Real>::composed_value(ForceNumber force, std::size_t agent, OpContext<Real> own) const
    -> Vector {
  const Sums& sums = sums_[force];
  Vector x = collected(force, agent);
  if (const Real count = deciding_count(force, agent); !(count > Real(0))) {
    const auto empty = variant_.at<Empty>(empty_slot(static_cast<Force>(force)));
    if (empty == Empty::kZero) return {};
    x = empty == Empty::kNan ? sums.sum / count : Vector{};
    if (empty == Empty::kOwn) x = own.velocity;
  }
  if (force == kCohesion && !(own.radius > Real(0)) && !divides_by_zero_radius()) return {};
  own.count = sums.count;
  return worked_out(variant_.formula(static_cast<Force>(force)), own, x);
}

// The sum over what it is to be divided by; undivided where that is 0.
template <class Real>
auto ForcesOf<Real>::collected(ForceNumber force, std::size_t agent) const -> Vector {
  const Sums& sums = sums_[force];
  Real divisor = 1;
  switch (forces_[force].collect) {
    case Collect::kHalved:
    case Collect::kDividedEach:
      return sums.sum;
    case Collect::kOverAll:
      divisor = Real(now_.size());
      break;
    case Collect::kOverOthers:
      divisor = Real(now_.size()) - 1;
      break;
    case Collect::kWholeFactor:
      if (sums.count > Real(0)) return sums.sum * std::trunc(Real(1) / sums.count);
      break;
    case Collect::kOverOther:
    case Collect::kByOther:
      divisor = counted_by_other(force, agent);
      break;
    case Collect::kOverOtherAndOne:
      divisor = counted_by_other(force, agent) + Real(1);
      break;
    case Collect::kOverOneMore:
      divisor = sums.count + Real(1);
      break;
    case Collect::kOverBoth:
      divisor = counted_by_other(kCohesion, agent) + counted_by_other(kAlignment, agent);
      break;
    case Collect::kOverOthersOrNan:
      return sums.sum / (Real(now_.size()) - 1);
    case Collect::kCountKept:
      divisor = sums.count;
      break;
    default:
      if ((forces_[force].collect == Collect::kOther) == (force == kSeparation)) {
        divisor = sums.count;
      }
  }
  return divisor > Real(0) ? sums.sum / divisor : sums.sum;
}

// Without it there is no neighbour.
template <class Real>
Real ForcesOf<Real>::deciding_count(ForceNumber force, std::size_t agent) const {
  return forces_[force].collect == Collect::kByOther ? counted_by_other(force, agent)
                                                     : sums_[force].count;
}

// Of cohesion how many are in the radius of alignment, itself too; else others in that of cohesion.
template <class Real>
Real ForcesOf<Real>::counted_by_other(ForceNumber force, std::size_t agent) const {
  const Real radius = radii_[force == kCohesion ? kAlignment : kCohesion];
  Real count = 0;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i == agent && force != kCohesion) continue;
    if (sight_for_reach(now_, agent, i).distance <= radius) count += 1;
  }
  return count;
}

template <class Real>
auto ForcesOf<Real>::weighted(ForceNumber force, Vector value) const -> Vector {
  const Common& common = forces_[force];
  Real weight = weights_[force];
  switch (common.weight) {
    case Weight::kOwn:
      break;
    case Weight::kNone:
      weight = 1;
      break;
    case Weight::kTwice:
      weight *= weight;
      break;
    case Weight::kCohesion:
      weight = weights_[kCohesion];
      break;
    case Weight::kSeparation:
      weight = weights_[kSeparation];
      break;
    case Weight::kAlignment:
      weight = weights_[kAlignment];
      break;
    case Weight::kZero:
      return {};
  }
  Vector result = weight * value;
  if (force == kSeparation && variant_.at<Clamp>(Slot::kSeparationClamp) == Clamp::kAfterWeight) {
    result = cut(result, max_separation_);
  }
  return result;
}

template <class Real>
bool ForcesOf<Real>::divides_by_zero_radius() const {
  const auto choice = variant_.at<ZeroRadius>(Slot::kCohesionZeroRadius);
  if (choice == ZeroRadius::kDividedInCompany) return sums_[kCohesion].others > Real(0);
  return choice == ZeroRadius::kDivided;
}

template <class Real>
auto ForcesOf<Real>::cohesion(std::size_t agent) -> Vector {
  if (variant_.formula(Force::kCohesion).is_composed()) return composed(kCohesion, agent);
  return summed(
      kCohesion, agent, [this](std::size_t i, Vector, Real) { return now_[i].position; },
      [&] { return cohesion_value(agent); });
}

template <class Real>
auto ForcesOf<Real>::cohesion_value(std::size_t agent) const -> Vector {
  Vector center = collected(kCohesion, agent);
  if (const Real count = deciding_count(kCohesion, agent); !(count > Real(0))) {
    const auto empty = variant_.at<Empty>(Slot::kCohesionEmpty);
    if (empty == Empty::kZero) return {};
    // 0/0 as it is computed: what is printed of it has a sign.
    if (empty == Empty::kNan) return sums_[kCohesion].sum / count;
    if (forces_[kCohesion].collect != Collect::kOverOthersOrNan) center = {};
  }
  const Real radius = radii_[kCohesion];
  if (!(radius > Real(0)) && !divides_by_zero_radius()) return {};
  const auto limit = variant_.at<Limit>(Slot::kCohesionLimit);
  if (limit == Limit::kUntested) return cohesion_shape(center, agent);
  const Vector here = now_[agent].position;
  const Real distance = length_of(center - here);
  if (!is_near(kCohesion, distance)) {
    if (limit == Limit::kTested) return {};
    center = here + (center - here) / distance * radius;
  }
  return cohesion_shape(center, agent);
}

template <class Real>
auto ForcesOf<Real>::cohesion_shape(Vector center, std::size_t agent) const -> Vector {
  const Vector here = now_[agent].position;
  const Real radius = radii_[kCohesion];
  switch (variant_.at<CohesionShape>(Slot::kCohesionShape)) {
    case CohesionShape::kOverRadius:
      return (center - here) / radius;
    case CohesionShape::kDifference:
      return center - here;
    case CohesionShape::kUnit:
      return direction(center - here);
    case CohesionShape::kCenterOverRadius:
      return center - here / radius;
    case CohesionShape::kSeek:
      return direction(center - here) - now_[agent].velocity;
    case CohesionShape::kWithoutPosition:
      return center / radius;
    case CohesionShape::kCenter:
      return center;
  }
  return {};
}

template <class Real>
auto ForcesOf<Real>::separation(std::size_t agent) -> Vector {
  if (variant_.formula(Force::kSeparation).is_composed()) return composed(kSeparation, agent);
  if (is_left_by_who_is_there(agent)) return {};
  const auto direction = variant_.at<Direction>(Slot::kSeparationDirection);
  const bool may_be_nan =
      variant_.at<Empty>(Slot::kSeparationEmpty) == Empty::kNan &&
      (forces_[kSeparation].collect == Collect::kOther ||
       forces_[kSeparation].collect == Collect::kCountKept ||
       variant_.at<DivisionByZero>(Slot::kDivisionByZero) == DivisionByZero::kDies);
  const bool cuts_terms = variant_.at<Clamp>(Slot::kSeparationClamp) == Clamp::kPerTerm;
  return summed(
      kSeparation, agent,
      [&](std::size_t i, Vector offset, Real distance) {
        const bool is_turned = direction == Direction::kByIndex && i < agent;
        const Vector from =
            direction == Direction::kTowards || is_turned ? Vector{} - offset : offset;
        const Vector term = separation_term(from, distance);
        return cuts_terms ? cut(term, max_separation_) : term;
      },
      [&] {
        const Sums& sums = sums_[kSeparation];
        if (may_be_nan && !(sums.count > Real(0))) return sums.sum / sums.count;
        // A sum of nothing is (0, 0) all the same; what is made of it may not be.
        return separation_cut(collected(kSeparation, agent));
      });
}

template <class Real>
auto ForcesOf<Real>::alignment(std::size_t agent) -> Vector {
  if (variant_.formula(Force::kAlignment).is_composed()) return composed(kAlignment, agent);
  const Vector own = now_[agent].velocity;
  const auto kind = variant_.at<AlignmentTerm>(Slot::kAlignmentTerm);
  return summed(
      kAlignment, agent,
      [&](std::size_t i, Vector, Real) {
        const Vector velocity = now_[i].velocity;
        if (kind == AlignmentTerm::kUnit) return direction(velocity);
        if (kind == AlignmentTerm::kAngleAndSpeed) {
          return Vector{static_cast<Real>(arithmetic::atan2(velocity.y, velocity.x)),
                        length_of(velocity)};
        }
        return kind == AlignmentTerm::kRelative ? velocity - own : velocity;
      },
      [&] { return alignment_value(agent); });
}

template <class Real>
auto ForcesOf<Real>::alignment_value(std::size_t agent) const -> Vector {
  const Vector own = now_[agent].velocity;
  if (const Real count = deciding_count(kAlignment, agent); !(count > Real(0))) {
    const Vector here = now_[agent].position;
    const bool is_somewhere = std::isfinite(here.x) && std::isfinite(here.y);
    const auto empty = variant_.at<Empty>(Slot::kAlignmentEmpty);
    if (empty == Empty::kOwn) return alignment_shape(own, own);
    if (is_somewhere && empty == Empty::kZero) return {};
    if (empty != Empty::kOrigin) return sums_[kAlignment].sum / count;
  }
  Vector mean = collected(kAlignment, agent);
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
      return direction(mean);
    case AlignmentShape::kOverRadius:
      return mean / radii_[kAlignment];
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
