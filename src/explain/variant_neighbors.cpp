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

// How often a loop around the forces adds this one.
template <class Real>
Real ForcesOf<Real>::calls(ForceNumber force, std::size_t agent) const {
  const Times times_of = forces_[force].times;
  Real count = 0;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i == agent && times_of != Times::kWithinAndSelf) continue;
    const Real distance = distance_of(now_[agent].position - now_[i].position);
    const Real radius = radii_[force];
    const bool is_near =
        times_of == Times::kStrictlyWithin ? distance < radius : distance <= radius;
    if (is_near || (nan_is_near_ && std::isnan(distance))) count += 1;
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
template float ForcesOf<float>::calls(ForceNumber, std::size_t) const;
template double ForcesOf<double>::calls(ForceNumber, std::size_t) const;
template float ForcesOf<float>::times(ForceNumber) const;
template double ForcesOf<double>::times(ForceNumber) const;

}  // namespace flocking::explain
