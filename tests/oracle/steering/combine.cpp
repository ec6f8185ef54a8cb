#include "combine.h"

#include "random.h"
#include "space.h"

namespace oracle::steering {
namespace {

// Starts with the first force, not with zero: 0 + -0 would lose the sign, which the course prints.
Remembered combine_sum(const World& world, AgentId a, double dt) {
  Remembered result{{}, world.agents[a].state.memory};
  bool first = true;
  for (int number = 0; number < kBehaviourCount; ++number) {
    const auto b = static_cast<Behaviour>(number);
    if (is_on(world, a, b)) {
      const auto [force, weight] = evaluate(world, a, b, dt, result.memory);
      result.force = first ? force * weight : result.force + force * weight;
      first = false;
    }
  }
  return result;
}

// Book chapter, Weighted Truncated Running Sum with Prioritization.
Remembered combine_prioritized(const World& world, AgentId a, double dt) {
  const double max_force = max_force_of(world, a);
  Remembered result{{}, world.agents[a].state.memory};
  for (const Behaviour b : world.priorities) {
    if (!is_on(world, a, b)) {
      continue;
    }
    if (!(max_force - length(result.force) > 0)) {
      break;  // Before evaluating, so that behaviours that are not evaluated keep their memory.
    }
    const auto [force, weight] = evaluate(world, a, b, dt, result.memory);
    add_within(result.force, force * weight, max_force);
  }
  return result;
}

// Book chapter, Prioritized Dithering, with the comparison corrected.
Remembered combine_dithered(const World& world, AgentId a, double dt) {
  max_force_of(world, a);
  Remembered result{{}, world.agents[a].state.memory};
  std::uint32_t draw = kFirstDitherDraw;
  for (const auto& [b, p] : world.chances) {
    if (!is_on(world, a, b)) {
      continue;
    }
    const double rand = uniform(world.seed, static_cast<std::uint32_t>(a), world.step, draw);
    ++draw;
    if (rand < p) {
      const auto [force, weight] = evaluate(world, a, b, dt, result.memory);
      result.force = force / p * weight;
      if (result.force != Vec{}) {
        return result;
      }
    }
  }
  return result;
}

}  // namespace

bool add_within(Vec& total, Vec force, double limit) {
  const double rest = limit - length(total);
  if (!(rest > 0)) {
    return false;
  }
  total = total + limited(force, rest);
  return true;
}

Remembered combine(const World& world, AgentId a, double dt) {
  switch (world.combine) {
    case Method::kSum:
      break;
    case Method::kTruncated:  // The vehicle limits to max_force anyway; here it must be set.
      max_force_of(world, a);
      break;
    case Method::kPrioritized:
      return combine_prioritized(world, a, dt);
    case Method::kDithered:
      return combine_dithered(world, a, dt);
  }
  return combine_sum(world, a, dt);
}

}  // namespace oracle::steering
