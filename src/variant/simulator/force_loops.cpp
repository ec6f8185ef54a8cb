#include "variant/simulator/force_loops.h"

#include <algorithm>

#include "variant/force.h"

namespace flocking::explain {

template <class Real>
ForceLoops<Real>::ForceLoops(const Variant& variant, const CourseParameters& course,
                             StatesOf<Real> states, Real dt)
    : total_(variant.at<Total>(Slot::kStepTotal)),
      agents_(states.of_forces.size()),
      forces_(variant, course, states, dt) {
  for (const Force force : kForces) times_[force] = variant.at<Times>(times_slot(force));
  // Programs that pass new states to separation first look for a neighbour in the old state.
  Times& of_separation = times_[Force::kSeparation];
  const bool is_handed_new =
      variant.at<Buffers>(Slot::kStepBuffers) == Buffers::kSeparationHandedNew;
  if (is_handed_new && of_separation == Times::kOnce) of_separation = Times::kIfAny;
}

// Returns true if a loop around the forces adds this force when it visits `other`.
template <class Real>
bool ForceLoops<Real>::is_called(Force force, std::size_t agent, std::size_t other) const {
  const Times times = times_[force];
  if (other == agent && times != Times::kWithinAndSelf) return false;
  const NeighborsOf<Real>& neighbors = forces_.neighbors();
  const auto is_within = [&](Force of) { return neighbors.is_near_to_loops(of, agent, other); };
  if (times == Times::kWithinOfCohesion) return is_within(Force::kCohesion);
  if (times == Times::kWithinOfSeparation) return is_within(Force::kSeparation);
  if (times == Times::kWithinOfAlignment) return is_within(Force::kAlignment);
  const bool is_strict = times == Times::kStrictlyWithin || times == Times::kStrictlyWithinOverAll;
  if (is_strict && neighbors.distance_for_loops(agent, other) == neighbors.radius(force)) {
    return false;
  }
  if (!is_within(force)) return false;
  switch (times) {
    case Times::kWithinEarlier:
      return other < agent;
    case Times::kWithinLater:
      return other > agent;
    case Times::kWithinElseCohesion:
      return !is_within(Force::kCohesion);
    case Times::kWithinElseSeparation:
      return !is_within(Force::kSeparation);
    case Times::kWithinElseAlignment:
      return !is_within(Force::kAlignment);
    case Times::kWithinElseBoth:
      return std::none_of(kForces.begin(), kForces.end(),
                          [&](Force of) { return of != force && is_within(of); });
    default:
      return true;
  }
}

// Returns true if the first other agent within any force's radius is within this force's radius.
template <class Real>
bool ForceLoops<Real>::is_called_by_first_near(Force force, std::size_t agent) const {
  for (std::size_t i = 0; i < agents_; ++i) {
    if (i == agent) continue;
    const auto is_within = [&](Force of) {
      return forces_.neighbors().is_near_to_loops(of, agent, i);
    };
    if (std::any_of(kForces.begin(), kForces.end(), is_within)) return is_within(force);
  }
  return false;
}

// Returns how often a loop around the forces adds this force.
template <class Real>
std::size_t ForceLoops<Real>::calls(Force force, std::size_t agent) const {
  const Times times = times_[force];
  if (times == Times::kByFirstOther) {
    const std::size_t first = agent == 0 ? 1 : 0;
    return first < agents_ && is_called(force, agent, first) ? 1 : 0;
  }
  if (times == Times::kByFirstNear) return is_called_by_first_near(force, agent) ? 1 : 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < agents_; ++i) {
    if (is_called(force, agent, i)) ++count;
  }
  return times == Times::kIfAny ? std::min<std::size_t>(count, 1) : count;
}

template <class Real>
auto ForceLoops<Real>::on(std::size_t agent, Vector before) -> Vector {
  if (total_ == Total::kLastCalled) return last_called(agent);
  for (const Force force : kForces) {
    before += forces_.is_missing(force) ? Vector{} : repeated(force, agent);
  }
  const Ruler<Real>& ruler = forces_.neighbors().ruler();
  return total_ == Total::kCut ? ruler.cut(before, forces_.max_separation()) : before;
}

// Returns the force that the loop computed last, for programs that assign forces instead of adding
// them.
template <class Real>
auto ForceLoops<Real>::last_called(std::size_t agent) -> Vector {
  for (std::size_t i = agents_; i-- > 0;) {
    if (i == agent) continue;
    for (const Force force : {Force::kAlignment, Force::kSeparation, Force::kCohesion}) {
      const bool is_near = forces_.neighbors().is_near_to_loops(force, agent, i);
      if (is_near && !forces_.is_missing(force)) return forces_.on(force, agent);
    }
  }
  return {};
}

template <class Real>
auto ForceLoops<Real>::repeated(Force force, std::size_t agent) -> Vector {
  const Times times = times_[force];
  if (times == Times::kOfOthers) return of_others(force, agent);
  if (times >= Times::kWithin) return repeated_by_loop(force, agent);
  const Vector once = forces_.on(force, agent);
  switch (times) {
    case Times::kPerNeighbor:
      return once * forces_.others(force);
    case Times::kPerNeighborAndSelf:
      return once * (forces_.others(force) + Real(1));
    case Times::kPerOther:
      return agents_ == 1 ? Vector{} : once * (agents() - Real(1));
    case Times::kPerAgent:
      return once * agents();
    default:
      return once;
  }
}

// Returns the force added as often as the loop does, starting from 0.
template <class Real>
auto ForceLoops<Real>::repeated_by_loop(Force force, std::size_t agent) -> Vector {
  const Times times = times_[force];
  const bool is_anew = forces_.changes_when_repeated(force);
  const Vector once = is_anew ? Vector{} : forces_.on(force, agent);
  Vector total{};
  const std::size_t count = calls(force, agent);
  for (std::size_t i = 0; i < count; ++i) total += is_anew ? forces_.on(force, agent) : once;
  const Real others = agents() - Real(1);
  switch (times) {
    case Times::kWithinOverAll:
    case Times::kStrictlyWithinOverAll:
      return total / agents();
    case Times::kWithinOverOthers:
      return others > Real(0) ? total / others : total;
    case Times::kWithinOverOthersOrNan:
      return total / others;
    default:
      return total;
  }
}

template <class Real>
auto ForceLoops<Real>::of_others(Force force, std::size_t agent) -> Vector {
  Vector total{};
  for (std::size_t other = 0; other < agents_; ++other) {
    if (is_called(force, agent, other)) total += forces_.on(force, other);
  }
  return total;
}

template class ForceLoops<float>;
template class ForceLoops<double>;

}  // namespace flocking::explain
