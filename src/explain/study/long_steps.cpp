#include "explain/study/long_steps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "observe/kinematics.h"
#include "observe/probes.h"
#include "variant/force.h"

/// Programs that change no velocity in short steps, for example because they accumulate time until
/// a step of fixed length is due.
namespace flocking::explain {
namespace {

// Usual fixed steps of programs. The factor is slightly above 1, so that the last bit has no
// influence.
constexpr std::array kOwnSteps = {0.001, 0.01, 1.0 / 60.0, 0.02, 1.0 / 30.0, 0.1};
constexpr double kALittleMore = 1.0 + 1e-12;
constexpr double kVelocityOfOne = 100.0;  // change of velocity in a step, under a force of 1
constexpr double kSeen = 0.01;            // difference of velocities

bool are_apart(const PrintedRow& a, const PrintedRow& b) {
  return std::max(std::fabs(a[2] - b[2]), std::fabs(a[3] - b[3])) > kSeen;
}

// Returns true if the weight of a force has an effect.
bool acts_in(Investigation& investigation, const Regime& regime) {
  return std::any_of(kForces.begin(), kForces.end(), [&](Force force) {
    std::vector<Probe> probes(2, force_probes(force, regime).front());
    weight_of(probes[1].course, force) = 0.0;
    const std::vector<const Observation*> seen = investigation.observe_all(probes);
    return seen.size() == 2 && !seen[0]->frames.empty() &&
           are_apart(seen[0]->frames.back().front(), seen[1]->frames.back().front());
  });
}

}  // namespace

bool lengthen_steps(Learnt& learnt) {
  const bool are_short = learnt.step.regime.dt < kOwnSteps.front();
  if (!are_short || prints_positions_only(learnt.investigation.format().variant)) return false;
  for (const Learnt::Seen& seen : learnt.own.of) {
    const auto stays = [](const Observation* one) { return keeps_velocities(*one); };
    if (seen.empty() || !std::all_of(seen.begin(), seen.end(), stays)) return false;
  }
  for (const double dt : kOwnSteps) {
    Regime longer = learnt.step.regime;
    longer.dt = dt * kALittleMore;
    longer.weight = kVelocityOfOne / dt;
    longer.has_one_dt = true;
    if (!acts_in(learnt.investigation, longer)) continue;
    learnt.step.regime = longer;
    learnt.investigation.manner().least_step = longer.dt;
    return true;
  }
  return false;
}

}  // namespace flocking::explain
