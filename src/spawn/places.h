#pragma once

#include <cstdint>

#include "spawn/exact.h"
#include "spawn/flock_plan.h"

namespace flocking::spawn {

/// Where agents start: a pure function of the plan and the agent's index.
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

/// Anywhere in the square around (0, 0) that reaches from -half to half both ways, drawn anew until
/// it is in the disc of that radius and, where that is asked, not its middle. Draws from
/// `first_draw` on.
UnitsPoint random_in_disc(Units radius, bool without_middle, std::uint64_t seed,
                          std::uint64_t owner, std::uint32_t first_draw);

/// Who draws what, before the first step.
inline constexpr std::uint32_t kPlaceDraws = 0;
inline constexpr std::uint32_t kClusterDraws = 1U << 16U;
inline constexpr std::uint32_t kDirectionDraws = 2U << 16U;

}  // namespace flocking::spawn
