// Who counts as a neighbour in a variant, and how often a force is added.
#include <cmath>

#include "explain/variant_forces.h"

namespace flocking::explain {

template <class Real>
bool ForcesOf<Real>::is_neighbor(ForceNumber force, std::size_t agent, std::size_t other,
                                 Vector offset, Real distance) const {
  const Common& common = forces_[force];
  if (other == agent && !common.self) return false;
  const bool is_left_out = !common.coincident && !common.counts_coincident;
  if (is_left_out && distance == Real(0) && (other != agent || force == kSeparation)) return false;
  const Real radius = radii_[force];
  if (common.who == Who::kAllButLast && other + 1 >= now_.size()) return false;
  if (nan_is_near_ && std::isnan(distance)) {
    return common.who == Who::kEarlier ? other <= agent
                                       : common.who != Who::kLater || other >= agent;
  }
  switch (common.who) {
    case Who::kDisc:
    case Who::kFirst:
    case Who::kAllButLastNeighbor:
      return distance <= radius;
    case Who::kOpenDisc:
      return distance < radius;
    case Who::kSquare:
      return std::fabs(offset.x) <= radius && std::fabs(offset.y) <= radius;
    case Who::kEverybody:
      return true;
    case Who::kOutside:
      return distance > radius;
    case Who::kCohesionRadius:
      return distance <= radii_[kCohesion];
    case Who::kSeparationRadius:
      return distance <= radii_[kSeparation];
    case Who::kAlignmentRadius:
      return distance <= radii_[kAlignment];
    case Who::kEarlier:
      return distance <= radius && other <= agent;
    case Who::kLater:
      return distance <= radius && other >= agent;
    case Who::kSquareOfDistance:
      return offset.x * offset.x + offset.y * offset.y <= radius;
    case Who::kSquareOfRadius:
      return distance <= radius * radius;
    case Who::kDiamond:
      return std::fabs(offset.x) + std::fabs(offset.y) <= radius;
    case Who::kAllButLast:
      return distance <= radius && other + 1 < now_.size();
  }
  return false;
}

// Of those that count the highest index; as many as agents where nobody does.
template <class Real>
std::size_t ForcesOf<Real>::last_neighbor(ForceNumber force, std::size_t agent) const {
  for (std::size_t i = now_.size(); i-- > 0;) {
    const Vector offset = now_[agent].position - now_[i].position;
    if (is_neighbor(force, agent, i, offset, distance_of(offset))) return i;
  }
  return now_.size();
}

// Whether a loop around the forces adds this one when it comes to `other`.
template <class Real>
bool ForcesOf<Real>::is_called(ForceNumber force, std::size_t agent, std::size_t other) const {
  const Times times_of = forces_[force].times;
  if (other == agent && times_of != Times::kWithinAndSelf) return false;
  const std::span<const MoverOf<Real>> state = states_.of_forces;
  const Real distance = distance_of(state[agent].position - state[other].position);
  const Real radius = radii_[force];
  if (nan_is_near_ && std::isnan(distance)) return true;
  return times_of == Times::kStrictlyWithin ? distance < radius : distance <= radius;
}

// How often it adds this one.
template <class Real>
Real ForcesOf<Real>::calls(ForceNumber force, std::size_t agent) const {
  const std::size_t size = states_.of_forces.size();
  if (forces_[force].times == Times::kByFirstOther) {
    const std::size_t first = agent == 0 ? 1 : 0;
    return first < size && is_called(force, agent, first) ? Real(1) : Real(0);
  }
  Real count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (is_called(force, agent, i)) count += 1;
  }
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

template bool ForcesOf<float>::is_neighbor(ForceNumber, std::size_t, std::size_t, Vector,
                                           float) const;
template bool ForcesOf<double>::is_neighbor(ForceNumber, std::size_t, std::size_t, Vector,
                                            double) const;
template std::size_t ForcesOf<float>::last_neighbor(ForceNumber, std::size_t) const;
template std::size_t ForcesOf<double>::last_neighbor(ForceNumber, std::size_t) const;
template bool ForcesOf<float>::is_called(ForceNumber, std::size_t, std::size_t) const;
template bool ForcesOf<double>::is_called(ForceNumber, std::size_t, std::size_t) const;
template float ForcesOf<float>::calls(ForceNumber, std::size_t) const;
template double ForcesOf<double>::calls(ForceNumber, std::size_t) const;
template float ForcesOf<float>::times(ForceNumber) const;
template double ForcesOf<double>::times(ForceNumber) const;

}  // namespace flocking::explain
