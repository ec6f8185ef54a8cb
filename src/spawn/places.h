#pragma once

#include <cstdint>

#include "spawn/exact.h"
#include "spawn/flock_plan.h"

namespace flocking::spawn {

/// The start positions of agents: a pure function of the plan and the agent's index.
class Places {
 public:
  explicit Places(const FlockPlan& plan);

  [[nodiscard]] UnitsPoint of(std::uint64_t agent) const;

 private:
  [[nodiscard]] UnitsPoint in_area(std::uint64_t agent) const;
  [[nodiscard]] UnitsPoint on_grid(std::uint64_t agent) const;
  [[nodiscard]] UnitsPoint in_cluster(std::uint64_t agent) const;
  [[nodiscard]] UnitsPoint in_group(std::uint64_t agent) const;
  [[nodiscard]] UnitsPoint in_disc(std::uint64_t agent, Units radius) const;

  const FlockPlan& plan_;
  Units width_;
  Units height_;
  Units radius_;
  Units distance_;
};

/// Returns a random point of a disc around (0, 0): draws points of the square around the disc until
/// a point is in the disc and, if `without_middle`, is not (0, 0). Uses the draws from number
/// `first_draw` on.
UnitsPoint random_in_disc(Units radius, bool without_middle, std::uint64_t seed,
                          std::uint64_t owner, std::uint32_t first_draw);

/// The first draw of each purpose, before the first step.
inline constexpr std::uint32_t kPlaceDraws = 0;
inline constexpr std::uint32_t kClusterDraws = 1U << 16U;
inline constexpr std::uint32_t kDirectionDraws = 2U << 16U;

}  // namespace flocking::spawn
