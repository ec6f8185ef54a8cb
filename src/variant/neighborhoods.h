#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/vec2.h"
#include "variant/slot.h"

/// Neighbourhoods: which quantity is measured, which bound it is compared with, and which of the
/// agents in reach count.
namespace flocking::explain {

/// The quantity that is compared with a radius, for an offset (dx, dy) at a distance d.
enum class Metric : std::uint8_t {
  kDistance,
  kWholeDistance,  ///< trunc(d); for separation, agents with trunc(d) = 0 do not count
  kSquare,         ///< dx*dx + dy*dy
  kSum,            ///< |dx| + |dy|
  kEach,           ///< both |dx| and |dy|
  kWholeEach,      ///< both trunc(|dx|) and trunc(|dy|)
};

/// The comparison of the measured quantity with a radius r.
enum class Bound : std::uint8_t { kWithin, kStrictlyWithin, kOutside, kWithinSquare };

/// A choice among the agents in reach: only these count.
enum class Scope : std::uint8_t {
  kAll,
  kEarlier,             ///< lower index than the agent, or the agent itself
  kLater,               ///< higher index than the agent, or the agent itself
  kAllButFirst,         ///< not the first agent of the input
  kAllButLast,          ///< not the last agent of the input
  kFirst,               ///< only the one with the lowest index
  kAllButLastNeighbor,  ///< all but the one with the highest index
  kNearest,             ///< only the nearest; if several are nearest, the one with the lowest index
  kLastNearest,   ///< only the nearest; if several are nearest, the one with the highest index
  kSeveral,       ///< all, but none if fewer than two others are in reach
  kAllOrNobody,   ///< all, but none if any other agent is out of reach
  kUntilFarther,  ///< those before the first other agent that is out of reach
};

/// Sets of radii, one bit per force, in the order of the forces.
inline constexpr std::uint8_t kAllRadii = 0b111;
/// Placeholder bits: the radius of the force itself, and of the force that a choice names (see
/// ForceRow). of_force() replaces them.
inline constexpr std::uint8_t kOwnRadius = 0b1000;
inline constexpr std::uint8_t kNamedRadius = 0b10000;

struct Neighborhood {
  Metric metric = Metric::kDistance;
  Bound bound = Bound::kWithin;
  Scope scope = Scope::kAll;
  std::uint8_t within = kOwnRadius;  ///< the radii to compare with by `bound`
  std::uint8_t beyond = 0;           ///< radii that other agents must be beyond; never the force's
  bool leaves_out_zero = false;      ///< used with kWholeDistance

  /// Returns true if the neighbourhood is a disc of the radius `radius`, before `scope` selects
  /// agents.
  [[nodiscard]] constexpr bool is_disc(std::uint8_t radius) const {
    return metric == Metric::kDistance && bound == Bound::kWithin && within == radius &&
           beyond == 0;
  }
};

/// Returns the bit of a force's radius.
constexpr std::uint8_t radius_bit(std::size_t force) {
  return static_cast<std::uint8_t>(1U << force);
}

/// Returns `near` with kOwnRadius and kNamedRadius replaced by the bits of `force` and `named`.
constexpr Neighborhood of_force(Neighborhood near, std::size_t force, std::size_t named) {
  const auto with_bits = [&](std::uint8_t radii) {
    const int own = (radii & kOwnRadius) != 0 ? radius_bit(force) : 0;
    const int other = (radii & kNamedRadius) != 0 ? radius_bit(named) : 0;
    return static_cast<std::uint8_t>((radii & kAllRadii) | own | other);
  };
  near.within = with_bits(near.within);
  near.beyond = static_cast<std::uint8_t>(with_bits(near.beyond) & ~radius_bit(force));
  near.leaves_out_zero =
      near.metric == Metric::kWholeDistance && static_cast<Force>(force) == Force::kSeparation;
  return near;
}

/// Returns true if agent number `other` may count for `agent`, judged only by its index among all
/// agents.
constexpr bool admits(Scope scope, std::size_t agent, std::size_t other, std::size_t agents) {
  switch (scope) {
    case Scope::kEarlier:
      return other <= agent;
    case Scope::kLater:
      return other >= agent;
    case Scope::kAllButFirst:
      return other != 0;
    case Scope::kAllButLast:
      return other + 1 < agents;
    default:
      return true;
  }
}

template <class Real>
bool holds(Bound bound, Real size, Real radius) {
  switch (bound) {
    case Bound::kWithin:
      return size <= radius;
    case Bound::kStrictlyWithin:
      return size < radius;
    case Bound::kOutside:
      return size > radius;
    case Bound::kWithinSquare:
      return size <= radius * radius;
  }
  return false;
}

/// Returns true if the measured quantity is within one of the radii.
template <class Real>
bool is_within(const Neighborhood& near, Vec2Of<Real> offset, Real distance, Real radius) {
  const auto fits = [&](Real size) { return holds(near.bound, size, radius); };
  switch (near.metric) {
    case Metric::kDistance:
      return fits(distance);
    case Metric::kWholeDistance: {
      const Real whole = std::trunc(distance);
      return fits(whole) && (!near.leaves_out_zero || whole > Real(0));
    }
    case Metric::kSquare:
      return fits(offset.x * offset.x + offset.y * offset.y);
    case Metric::kSum:
      return fits(std::fabs(offset.x) + std::fabs(offset.y));
    case Metric::kEach:
      return fits(std::fabs(offset.x)) && fits(std::fabs(offset.y));
    case Metric::kWholeEach:
      return fits(std::trunc(std::fabs(offset.x))) && fits(std::trunc(std::fabs(offset.y)));
  }
  return false;
}

/// Returns true if an agent at the offset `offset` is in reach. `near` must come from of_force().
template <class Real>
bool is_in_reach(const Neighborhood& near, Vec2Of<Real> offset, Real distance, bool is_itself,
                 const std::array<Real, 3>& radii) {
  for (std::size_t k = 0; k < radii.size(); ++k) {
    const bool counts = (near.within & radius_bit(k)) != 0;
    if (counts && !is_within(near, offset, distance, radii[k])) return false;
    const bool is_limit = !is_itself && (near.beyond & radius_bit(k)) != 0;
    if (is_limit && !(distance > radii[k])) return false;
  }
  return true;
}

}  // namespace flocking::explain
