// Who counts as a neighbour in a variant.
#include <cmath>

#include "explain/variant_forces.h"

namespace flocking::explain {
namespace {

constexpr double kInt = 2147483648.0;  // the least number that an int does not hold

}  // namespace

// Whether an agent at this distance is beyond the radii of the other forces that come first.
template <class Real>
bool ForcesOf<Real>::is_in_own_zone(ForceNumber force, Real distance) const {
  const Who who = forces_[force].who;
  const auto is_beyond = [&](ForceNumber other, Who beyond) {
    const bool counts = other != force && (who == beyond || who == Who::kBeyondOthers);
    return !counts || distance > radii_[other];
  };
  return is_beyond(kCohesion, Who::kBeyondCohesion) &&
         is_beyond(kSeparation, Who::kBeyondSeparation) &&
         is_beyond(kAlignment, Who::kBeyondAlignment);
}

template <class Real>
bool ForcesOf<Real>::is_neighbor(ForceNumber force, std::size_t agent, std::size_t other,
                                 const Sight& seen) const {
  const auto [offset, distance] = seen;
  const Common& common = forces_[force];
  if (other == agent && !common.self) return false;
  const bool is_left_out = !common.coincident && !common.counts_coincident;
  if (is_left_out && distance == Real(0) && (other != agent || force == kSeparation)) return false;
  const Real radius = radii_[force];
  if (common.who == Who::kAllButLast && other + 1 >= now_.size()) return false;
  if (common.who == Who::kAllButFirst && other == 0) return false;
  if (std::isnan(distance) && takes_nan(force, agent) && common.who != Who::kWholeDistance) {
    return common.who == Who::kEarlier ? other <= agent
                                       : common.who != Who::kLater || other >= agent;
  }
  switch (common.who) {
    case Who::kDisc:
    case Who::kFirst:
    case Who::kAllButLastNeighbor:
    case Who::kAllOrNobody:
    case Who::kNearest:
    case Who::kLastNearest:
    case Who::kAllButFirst:
    case Who::kSeveral:
    case Who::kUntilFarther:
      return distance <= radius;
    case Who::kWholeDistance: {
      const bool overflows =
          !(distance < Real(kInt)) && takes_nan(force, agent);  // then it is less than 0
      if (force == kSeparation && (overflows || std::trunc(distance) == Real(0))) return false;
      return overflows || std::trunc(distance) <= radius;
    }
    case Who::kOpenDisc:
      return distance < radius;
    case Who::kSquare:
      return std::fabs(offset.x) <= radius && std::fabs(offset.y) <= radius;
    case Who::kWholeSquare:
      return std::trunc(std::fabs(offset.x)) <= radius && std::trunc(std::fabs(offset.y)) <= radius;
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
    case Who::kAlsoCohesion:
      return distance <= radius && distance <= radii_[kCohesion];
    case Who::kAlsoSeparation:
      return distance <= radius && distance <= radii_[kSeparation];
    case Who::kAlsoAlignment:
      return distance <= radius && distance <= radii_[kAlignment];
    case Who::kAllButLast:
      return distance <= radius && other + 1 < now_.size();
    case Who::kBeyondCohesion:
    case Who::kBeyondSeparation:
    case Who::kBeyondAlignment:
    case Who::kBeyondOthers:
      return distance <= radius && (other == agent || is_in_own_zone(force, distance));
  }
  return false;
}

// Whether the distance to another agent is within the radius.
template <class Real>
bool ForcesOf<Real>::has_company(ForceNumber force, std::size_t agent) const {
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i != agent && sight_for_reach(now_, agent, i).distance <= radii_[force]) return true;
  }
  return false;
}

template <class Real>
bool ForcesOf<Real>::are_all_near(ForceNumber force, std::size_t agent) const {
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i != agent && !is_near(force, sight_for_reach(now_, agent, i).distance)) return false;
  }
  return true;
}

// Whether separation is 0 since another agent is in the same place.
template <class Real>
bool ForcesOf<Real>::is_left_by_who_is_there(std::size_t agent) const {
  if (variant_.at<AtZero>(Slot::kSeparationCoincident) != AtZero::kNothing) return false;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i != agent && sight_for_reach(now_, agent, i).distance == Real(0)) return true;
  }
  return false;
}

// Whether at least two others count.
template <class Real>
bool ForcesOf<Real>::has_several(ForceNumber force, std::size_t agent) const {
  std::size_t others = 0;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    if (i != agent && is_neighbor(force, agent, i, sight_for_reach(now_, agent, i))) ++others;
  }
  return others > 1;
}

// Of those that count the highest index; as many as agents where nobody does.
template <class Real>
std::size_t ForcesOf<Real>::last_neighbor(ForceNumber force, std::size_t agent) const {
  for (std::size_t i = now_.size(); i-- > 0;) {
    if (is_neighbor(force, agent, i, sight_for_reach(now_, agent, i))) return i;
  }
  return now_.size();
}

// As many as agents where nobody counts. A distance that is not a number is never the least but
// alone.
template <class Real>
std::size_t ForcesOf<Real>::nearest_neighbor(ForceNumber force, std::size_t agent) const {
  std::size_t nearest = now_.size();
  Real least = 0;
  const bool takes_last = forces_[force].who == Who::kLastNearest;
  for (std::size_t i = 0; i < now_.size(); ++i) {
    const Sight seen = sight_for_reach(now_, agent, i);
    if (!is_neighbor(force, agent, i, seen)) continue;
    const Real distance = seen.distance;
    const bool is_nearer = distance < least || (takes_last && distance == least) ||
                           (std::isnan(least) && !std::isnan(distance));
    if (nearest != now_.size() && !is_nearer) continue;
    nearest = i;
    least = distance;
  }
  return nearest;
}

template bool ForcesOf<float>::is_neighbor(ForceNumber, std::size_t, std::size_t,
                                           const Sight&) const;
template bool ForcesOf<double>::is_neighbor(ForceNumber, std::size_t, std::size_t,
                                            const Sight&) const;
template bool ForcesOf<float>::is_in_own_zone(ForceNumber, float) const;
template bool ForcesOf<double>::is_in_own_zone(ForceNumber, double) const;
template bool ForcesOf<float>::has_company(ForceNumber, std::size_t) const;
template bool ForcesOf<double>::has_company(ForceNumber, std::size_t) const;
template bool ForcesOf<float>::is_left_by_who_is_there(std::size_t) const;
template bool ForcesOf<double>::is_left_by_who_is_there(std::size_t) const;
template bool ForcesOf<float>::are_all_near(ForceNumber, std::size_t) const;
template bool ForcesOf<double>::are_all_near(ForceNumber, std::size_t) const;
template bool ForcesOf<float>::has_several(ForceNumber, std::size_t) const;
template bool ForcesOf<double>::has_several(ForceNumber, std::size_t) const;
template std::size_t ForcesOf<float>::last_neighbor(ForceNumber, std::size_t) const;
template std::size_t ForcesOf<double>::last_neighbor(ForceNumber, std::size_t) const;
template std::size_t ForcesOf<float>::nearest_neighbor(ForceNumber, std::size_t) const;
template std::size_t ForcesOf<double>::nearest_neighbor(ForceNumber, std::size_t) const;

}  // namespace flocking::explain
