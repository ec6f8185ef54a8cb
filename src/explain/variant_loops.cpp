// How often a variant adds each force, and what it keeps from step to step.
#include <algorithm>

#include "explain/variant_forces.h"

namespace flocking::explain {

bool is_for_separation_alone(const Variant& variant) {
  const auto nan = variant.at<NanDistance>(Slot::kNanDistance);
  return nan == NanDistance::kInSeparation || nan == NanDistance::kInSeparationIfAny;
}

bool needs_company_for_nan(const Variant& variant) {
  const auto nan = variant.at<NanDistance>(Slot::kNanDistance);
  return nan == NanDistance::kInForcesIfAny || nan == NanDistance::kInSeparationIfAny;
}

// Whether a loop around the forces adds this one when it comes to `other`.
template <class Real>
bool ForcesOf<Real>::is_called(ForceNumber force, std::size_t agent, std::size_t other) const {
  const Times times_of = forces_[force].times;
  if (other == agent && times_of != Times::kWithinAndSelf) return false;
  const std::span<const MoverOf<Real>> state = states_.of_forces;
  const Real distance = sight_for_reach(state, agent, other).distance;
  const auto is_within = [&](ForceNumber of) { return is_near_to_loops(radii_[of], distance); };
  if (times_of == Times::kWithinOfCohesion) return is_within(kCohesion);
  if (times_of == Times::kWithinOfSeparation) return is_within(kSeparation);
  if (times_of == Times::kWithinOfAlignment) return is_within(kAlignment);
  const bool is_strict =
      times_of == Times::kStrictlyWithin || times_of == Times::kStrictlyWithinOverAll;
  if (is_strict && distance == radii_[force]) return false;
  if (!is_within(force)) return false;
  switch (times_of) {
    case Times::kWithinEarlier:
      return other < agent;
    case Times::kWithinLater:
      return other > agent;
    case Times::kWithinElseCohesion:
      return !is_within(kCohesion);
    case Times::kWithinElseSeparation:
      return !is_within(kSeparation);
    case Times::kWithinElseAlignment:
      return !is_within(kAlignment);
    case Times::kWithinElseBoth:
      return (force == kCohesion || !is_within(kCohesion)) &&
             (force == kSeparation || !is_within(kSeparation)) &&
             (force == kAlignment || !is_within(kAlignment));
    default:
      return true;
  }
}

// Who hands separation new states asks in the old ones whether anybody is near.
template <class Real>
void ForcesOf<Real>::ask_who_is_near_before() {
  Times& times = forces_[kSeparation].times;
  const auto buffers = variant_.at<Buffers>(Slot::kStepBuffers);
  if (buffers == Buffers::kSeparationHandedNew && times == Times::kOnce) times = Times::kIfAny;
}

// Whether the first that is near enough for some force is so for this one.
template <class Real>
bool ForcesOf<Real>::is_called_by_first_near(ForceNumber force, std::size_t agent) const {
  const std::span<const MoverOf<Real>> state = states_.of_forces;
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (i == agent) continue;
    const Real distance = sight_for_reach(state, agent, i).distance;
    const auto is_within = [&](Real radius) { return is_near_to_loops(radius, distance); };
    if (std::any_of(radii_.begin(), radii_.end(), is_within)) return is_within(radii_[force]);
  }
  return false;
}

// How often it adds this one.
template <class Real>
Real ForcesOf<Real>::calls(ForceNumber force, std::size_t agent) const {
  const std::size_t size = states_.of_forces.size();
  if (forces_[force].times == Times::kByFirstOther) {
    const std::size_t first = agent == 0 ? 1 : 0;
    return first < size && is_called(force, agent, first) ? Real(1) : Real(0);
  }
  if (forces_[force].times == Times::kByFirstNear) {
    return is_called_by_first_near(force, agent) ? Real(1) : Real(0);
  }
  Real count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (is_called(force, agent, i)) count += 1;
  }
  if (forces_[force].times == Times::kIfAny) return std::min(count, Real(1));
  return count;
}

template <class Real>
Real ForcesOf<Real>::times(ForceNumber force) const {
  switch (forces_[force].times) {
    case Times::kPerNeighbor:
      return sums_[force].others;
    case Times::kPerNeighborAndSelf:
      return sums_[force].others + Real(1);
    case Times::kPerOther:
      return Real(now_.size()) - Real(1);
    case Times::kPerAgent:
      return Real(now_.size());
    default:
      return Real(1);
  }
}

template <class Real>
auto ForcesOf<Real>::on(std::size_t agent, Vector before) -> Vector {
  const auto is_missing = [this](ForceNumber force) {
    return forces_[force].weight == Weight::kZero;
  };
  if (variant_.at<Total>(Slot::kStepTotal) == Total::kLastCalled) return last_called(agent);
  const Vector of_cohesion = is_missing(kCohesion) ? Vector{} : repeated(kCohesion, agent);
  const Vector of_separation = is_missing(kSeparation) ? Vector{} : repeated(kSeparation, agent);
  const Vector of_alignment = is_missing(kAlignment) ? Vector{} : repeated(kAlignment, agent);
  const Vector total = before + of_cohesion + of_separation + of_alignment;
  const bool is_cut = variant_.at<Total>(Slot::kStepTotal) == Total::kCut;
  return is_cut ? cut(total, max_separation_) : total;
}

// Where forces are assigned: the one that the loop around them computes last.
template <class Real>
auto ForcesOf<Real>::last_called(std::size_t agent) -> Vector {
  const std::span<const MoverOf<Real>> state = states_.of_forces;
  for (std::size_t i = state.size(); i-- > 0;) {
    if (i == agent) continue;
    const Real distance = sight_for_reach(state, agent, i).distance;
    for (const ForceNumber force : {kAlignment, kSeparation, kCohesion}) {
      const bool is_near = is_near_to_loops(radii_[force], distance);
      if (is_near && forces_[force].weight != Weight::kZero) return single(force, agent);
    }
  }
  return {};
}

template <class Real>
void ForcesOf<Real>::go_on_from(const std::array<KeptSums, 3>& kept) {
  for (std::size_t k = 0; k < kept.size(); ++k) {
    const Collect collect = forces_[k].collect;
    if (collect < Collect::kNeverReset) continue;
    sums_[k].sum = {Real(kept[k].sum.x), Real(kept[k].sum.y)};
    sums_[k].count = Real(kept[k].count);
  }
}

template <class Real>
std::array<KeptSums, 3> ForcesOf<Real>::kept() const {
  std::array<KeptSums, 3> kept;
  for (std::size_t k = 0; k < kept.size(); ++k) {
    kept[k] = {{double(sums_[k].sum.x), double(sums_[k].sum.y)}, double(sums_[k].count)};
  }
  return kept;
}

template <class Real>
auto ForcesOf<Real>::single(ForceNumber force, std::size_t agent) -> Vector {
  now_ = force == kAlignment    ? states_.of_alignment
         : force == kSeparation ? states_.of_separation
                                : states_.of_forces;
  switch (force) {
    case kCohesion:
      return cohesion(agent);
    case kSeparation:
      return separation(agent);
    default:
      return alignment(agent);
  }
}

// As the loop around the forces does it: added again and again, from nothing.
template <class Real>
auto ForcesOf<Real>::repeated(ForceNumber force, std::size_t agent) -> Vector {
  const Times times_of = forces_[force].times;
  if (times_of == Times::kOfOthers) return of_others(force, agent);
  const Collect collect = forces_[force].collect;
  const bool goes_on = collect == Collect::kNeverReset || collect == Collect::kResultKept;
  const bool is_anew = goes_on && times_of >= Times::kWithin;
  const Vector once = is_anew ? Vector{} : single(force, agent);
  if (times_of == Times::kOnce || times_of == Times::kAsItGrows) return once;
  if (times_of == Times::kPerOther && now_.size() == 1) return {};
  if (times_of < Times::kWithin) return once * times(force);
  Vector total{};
  const auto count = static_cast<std::size_t>(calls(force, agent));
  for (std::size_t i = 0; i < count; ++i) total += is_anew ? single(force, agent) : once;
  const bool may_be_nan = times_of == Times::kWithinOverOthersOrNan;
  if (times_of == Times::kWithinOverAll || times_of == Times::kStrictlyWithinOverAll) {
    return total / Real(now_.size());
  }
  if (times_of != Times::kWithinOverOthers && !may_be_nan) return total;
  const Real others = Real(now_.size()) - Real(1);
  return others > Real(0) || may_be_nan ? total / others : total;
}

template <class Real>
auto ForcesOf<Real>::of_others(ForceNumber force, std::size_t agent) -> Vector {
  Vector total{};
  for (std::size_t other = 0; other < states_.of_forces.size(); ++other) {
    if (is_called(force, agent, other)) total += single(force, other);
  }
  return total;
}

template void ForcesOf<float>::ask_who_is_near_before();
template void ForcesOf<double>::ask_who_is_near_before();
template bool ForcesOf<float>::is_called(ForceNumber, std::size_t, std::size_t) const;
template bool ForcesOf<float>::is_called_by_first_near(ForceNumber, std::size_t) const;
template bool ForcesOf<double>::is_called_by_first_near(ForceNumber, std::size_t) const;
template float ForcesOf<float>::calls(ForceNumber, std::size_t) const;
template float ForcesOf<float>::times(ForceNumber) const;
template Vec2Of<float> ForcesOf<float>::single(ForceNumber, std::size_t);
template Vec2Of<float> ForcesOf<float>::repeated(ForceNumber, std::size_t);
template Vec2Of<float> ForcesOf<float>::of_others(ForceNumber, std::size_t);
template bool ForcesOf<double>::is_called(ForceNumber, std::size_t, std::size_t) const;
template double ForcesOf<double>::calls(ForceNumber, std::size_t) const;
template double ForcesOf<double>::times(ForceNumber) const;
template Vec2Of<double> ForcesOf<double>::single(ForceNumber, std::size_t);
template Vec2Of<double> ForcesOf<double>::repeated(ForceNumber, std::size_t);
template Vec2Of<double> ForcesOf<double>::of_others(ForceNumber, std::size_t);
template Vec2Of<float> ForcesOf<float>::last_called(std::size_t);
template Vec2Of<double> ForcesOf<double>::last_called(std::size_t);
template Vec2Of<float> ForcesOf<float>::on(std::size_t, Vector);
template Vec2Of<double> ForcesOf<double>::on(std::size_t, Vector);
template void ForcesOf<float>::go_on_from(const std::array<KeptSums, 3>&);
template void ForcesOf<double>::go_on_from(const std::array<KeptSums, 3>&);
template std::array<KeptSums, 3> ForcesOf<float>::kept() const;
template std::array<KeptSums, 3> ForcesOf<double>::kept() const;

}  // namespace flocking::explain
