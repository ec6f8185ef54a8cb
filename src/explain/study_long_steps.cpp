#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "explain/force.h"
#include "explain/kinematics.h"
#include "explain/probes.h"
#include "explain/study.h"

/// Programs that change no velocity in short steps, as those do that collect time until it is
/// enough for a step of their own.
namespace flocking::explain {
namespace {

// Steps that programs have of their own, and a little more, lest the last bit decide.
constexpr std::array kOwnSteps = {0.001, 0.01, 1.0 / 60.0, 0.02, 1.0 / 30.0, 0.1};
constexpr double kALittleMore = 1.0 + 1e-12;
constexpr double kVelocityOfOne = 100.0;  // behind a step, under a force of 1
constexpr double kSeen = 0.01;            // difference of velocities

bool are_apart(const PrintedRow& a, const PrintedRow& b) {
  return std::max(std::fabs(a[2] - b[2]), std::fabs(a[3] - b[3])) > kSeen;
}

}  // namespace

// Whether the weight of a force makes a difference.
bool Study::acts_in(const Regime& regime) {
  return std::any_of(kForces.begin(), kForces.end(), [&](Force force) {
    std::vector<Probe> probes(2, force_probes(force, regime).front());
    weight_of(probes[1].course, force) = 0.0;
    const Seen seen = investigation_.observe_all(probes);
    return seen.size() == 2 && !seen[0]->frames.empty() &&
           are_apart(seen[0]->frames.back().front(), seen[1]->frames.back().front());
  });
}

// The shortest of these in which a force is seen to change a velocity. False where short ones do
// it, or none.
bool Study::lengthen_steps() {
  const bool are_short = step_.regime.dt < kOwnSteps.front();
  if (!are_short || prints_positions_only(investigation_.format().variant)) return false;
  for (const Seen& seen : own_) {
    const auto stays = [](const Observation* one) { return keeps_velocities(*one); };
    if (seen.empty() || !std::all_of(seen.begin(), seen.end(), stays)) return false;
  }
  for (const double dt : kOwnSteps) {
    Regime longer = step_.regime;
    longer.dt = dt * kALittleMore;
    longer.weight = kVelocityOfOne / dt;
    longer.has_one_dt = true;
    if (!acts_in(longer)) continue;
    step_.regime = longer;
    investigation_.learn_least_step(longer.dt);
    return true;
  }
  return false;
}

}  // namespace flocking::explain
