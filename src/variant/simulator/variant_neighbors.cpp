#include "variant/simulator/variant_neighbors.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "variant/force.h"

namespace flocking::explain {

template <class Real>
NeighborsOf<Real>::NeighborsOf(const Variant& variant, const CourseParameters& course,
                               StatesOf<Real> states)
    : states_(states),
      now_(states.of_forces),
      ruler_(variant),
      keeps_distances_(variant.at<State>(Slot::kStepState) == State::kDistancesAsRead),
      leaves_who_is_there_(variant.at<AtZero>(Slot::kSeparationCoincident) == AtZero::kNothing) {
  const auto nan = variant.at<NanDistance>(Slot::kNanDistance);
  takes_nan_ = nan != NanDistance::kOut;
  nan_needs_company_ = nan == NanDistance::kInForcesIfAny || nan == NanDistance::kInSeparationIfAny;
  separation_alone_takes_nan_ =
      nan == NanDistance::kInSeparation || nan == NanDistance::kInSeparationIfAny;
  loops_take_nan_ = nan == NanDistance::kIn;
  for (const Force force : kForces) {
    radii_[force] = Real(radius_of(course, force));
    counting_[force] = counting_of(force, variant);
  }
}

template <class Real>
auto NeighborsOf<Real>::counting_of(Force force, const Variant& variant) const -> Counting {
  Counting counting;
  counting.near = neighborhood_of(force, variant.at<Who>(who_slot(force)));
  counting.is_disc = counting.near.is_disc(radius_bit(static_cast<std::size_t>(force)));
  const int self = variant.choice(self_slot(force));
  counting.itself = force == Force::kAlignment ? self != 1 : self == 1;
  if (force == Force::kSeparation) {
    const auto at_zero = variant.at<AtZero>(Slot::kSeparationCoincident);
    counting.coincident = at_zero == AtZero::kDivided;
    counting.counts_coincident = at_zero == AtZero::kCounted;
    return counting;
  }
  const bool is_cohesion = force == Force::kCohesion;
  counting.coincident =
      variant.choice(is_cohesion ? Slot::kCohesionCoincident : Slot::kAlignmentCoincident) == 0;
  if (!is_cohesion) {
    counting.itself_times = self == 2 ? 2 : 1;
    counting.others_times = self == 3 ? 2 : 1;
  }
  return counting;
}

template <class Real>
void NeighborsOf<Real>::look_for(Force force) {
  now_ = force == Force::kAlignment    ? states_.of_alignment
         : force == Force::kSeparation ? states_.of_separation
                                       : states_.of_forces;
}

template <class Real>
bool NeighborsOf<Real>::counts(Force force, std::size_t agent, const Neighbor& other) const {
  const Counting& counting = counting_[force];
  const bool is_itself = other.index == agent;
  if (is_itself && !counting.itself) return false;
  Real distance = other.distance;
  if (distance == Real(0) && !counting.coincident && !counting.counts_coincident &&
      (!is_itself || force == Force::kSeparation)) {
    return false;
  }
  const Neighborhood& near = counting.near;
  if (!admits(near.scope, agent, other.index, now_.size())) return false;
  if (counting.is_disc && distance <= radii_[force]) return true;
  if (near.metric == Metric::kWholeDistance) {
    // The conversion to int overflows to a negative number, which is within any radius.
    const bool overflows = !(distance < Real(2147483648.0)) && takes_nan(force, agent);
    if (overflows) distance = -std::numeric_limits<Real>::infinity();
  } else if (std::isnan(distance) && takes_nan(force, agent)) {
    return true;
  }
  return is_in_reach(near, other.offset, distance, is_itself, radii_.of);
}

// Returns true if the distance to any other agent is within the radius.
template <class Real>
bool NeighborsOf<Real>::has_company(Force force, std::size_t agent) const {
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i != agent && reached(now_, agent, i).distance <= radii_[force]) return true;
  }
  return false;
}

template <class Real>
bool NeighborsOf<Real>::are_all_near(Force force, std::size_t agent) const {
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i != agent && !is_near(force, reached(now_, agent, i).distance)) return false;
  }
  return true;
}

template <class Real>
bool NeighborsOf<Real>::is_left_by_who_is_there(std::size_t agent) const {
  if (!leaves_who_is_there_) return false;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i != agent && reached(now_, agent, i).distance == Real(0)) return true;
  }
  return false;
}

// Returns true if at least two other agents count.
template <class Real>
bool NeighborsOf<Real>::has_several(Force force, std::size_t agent) const {
  std::size_t others = 0;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i != agent && counts(force, agent, reached(now_, agent, i))) ++others;
  }
  return others > 1;
}

// Returns the highest index that counts, or size() if there is none.
template <class Real>
std::size_t NeighborsOf<Real>::last_neighbor(Force force, std::size_t agent) const {
  for (std::size_t i = now_.size(); i-- > 0;) {
    if (counts(force, agent, reached(now_, agent, i))) return i;
  }
  return now_.size();
}

// Returns the nearest agent that counts, or size() if there is none. An agent at a NaN distance is
// chosen only if no other agent counts.
template <class Real>
std::size_t NeighborsOf<Real>::nearest_neighbor(Force force, std::size_t agent) const {
  std::size_t nearest = now_.size();
  Real least = 0;
  const bool takes_last = counting_[force].near.scope == Scope::kLastNearest;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    const Neighbor other = reached(now_, agent, i);
    if (!counts(force, agent, other)) continue;
    const Real distance = other.distance;
    const bool is_nearer = distance < least || (takes_last && distance == least) ||
                           (std::isnan(least) && !std::isnan(distance));
    if (nearest != now_.size() && !is_nearer) continue;
    nearest = i;
    least = distance;
  }
  return nearest;
}

// Returns the range of indices that may count: the first index, and one past the last.
template <class Real>
std::pair<std::size_t, std::size_t> NeighborsOf<Real>::range_of(Force force,
                                                                std::size_t agent) const {
  const std::size_t size = now_.size();
  switch (counting_[force].near.scope) {
    case Scope::kNearest:
    case Scope::kLastNearest: {
      const std::size_t nearest = nearest_neighbor(force, agent);
      return {nearest, std::min(nearest + 1, size)};
    }
    case Scope::kAllButLastNeighbor:
      return {0, last_neighbor(force, agent)};
    case Scope::kAllOrNobody:
      return {0, are_all_near(force, agent) ? size : 0};
    case Scope::kSeveral:
      return {0, has_several(force, agent) ? size : 0};
    default:
      return {0, size};
  }
}

template <class Real>
Real NeighborsOf<Real>::counted_by_other(Force force, std::size_t agent) const {
  const bool is_cohesion = force == Force::kCohesion;
  const Real radius = radii_[is_cohesion ? Force::kAlignment : Force::kCohesion];
  Real count = 0;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i == agent && !is_cohesion) continue;
    if (reached(now_, agent, i).distance <= radius) count += 1;
  }
  return count;
}

template class NeighborsOf<float>;
template class NeighborsOf<double>;

}  // namespace flocking::explain
