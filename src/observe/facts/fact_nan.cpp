#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "observe/facts/fact_bench.h"

/// Facts about divisions by 0. A weight of 0 does not hide a NaN, so the functions must rule out
/// the other forces as its source.
namespace flocking::explain {
namespace {

// Returns the experiment with neighbours within the radii of all other forces.
Experiment in_company(Experiment experiment, double radius) {
  experiment.others = OtherRadii::kWide;
  experiment.radius = radius;
  return experiment;
}

Experiment in_one_place(const Bench& bench, double radius) {
  Experiment experiment = bench.pair(2.0);
  const AgentState& first = experiment.agents[0];
  AgentState twin = experiment.agents[1];
  twin.x = first.x;
  twin.y = first.y;
  experiment.agents.insert(experiment.agents.begin() + 1, twin);
  return in_company(experiment, radius);
}

// Return two agents that nearly coincide, or are nearly at rest: one slightly to the right of the
// other, or above it.
Experiment nearly_in_one_place(const Bench& bench, bool is_above) {
  Experiment experiment = in_one_place(bench, 5.0);
  AgentState& twin = experiment.agents[1];
  (is_above ? twin.y : twin.x) += 1e-3;
  return experiment;
}
Experiment nearly_at_rest(const Bench& bench, bool is_above) {
  const Vec2 slow = is_above ? Vec2{0.0, 1e-3} : Vec2{1e-3, 0.0};
  return in_company(bench.pair(2.0, slow, slow), 5.0);
}

using Nearly = Experiment (*)(const Bench& bench, bool is_above);

enum class Smoothness : std::uint8_t { kSmooth, kRough, kUnknown };

// Measures how much the force turns near the critical point: a force that divides by the small
// quantity is large or turns quickly near that point.
Smoothness smoothness(const Bench& bench, ForceMeter meter, Nearly nearly) {
  constexpr double kSmoothShare = 0.05;
  constexpr double kRoughShare = 0.2;
  const Experiment pair = in_company(bench.pair(2.0), 5.0);
  const Push base = meter.measure(pair);
  const Push right = meter.measure(nearly(bench, false));
  const Push above = meter.measure(nearly(bench, true));
  if (!base.is_seen || !right.is_seen || !above.is_seen) return Smoothness::kUnknown;
  if (!base.is_clear()) {
    // The force is missing, or invisible because it has no weight.
    if (!base.is_zero() || !right.is_zero() || !above.is_zero()) return Smoothness::kUnknown;
    meter.use(Scale::kPlain);
    return meter.measure(pair).is_zero() ? Smoothness::kSmooth : Smoothness::kUnknown;
  }
  const double turned = length(right.force - above.force) / base.size();
  if (turned < kSmoothShare) return Smoothness::kSmooth;
  return turned > kRoughShare ? Smoothness::kRough : Smoothness::kUnknown;
}

// Returns true if, of the three forces, only this one is not smooth there.
bool is_to_blame(Bench& bench, Nearly nearly) {
  if (!bench.has_weight()) return false;
  if (smoothness(bench, bench.meter().of(bench.force()), nearly) != Smoothness::kRough)
    return false;
  for (std::size_t k = 1; k < kForces.size(); ++k) {
    const Force other = next_force(bench.force(), k);
    if (smoothness(bench, bench.meter().of(other), nearly) != Smoothness::kSmooth) return false;
  }
  return true;
}

void find_nan_of_radius(Bench& bench) {
  for (const Experiment& experiment :
       {in_company(bench.pair(2.0), 0.0), in_one_place(bench, 0.0)}) {
    const Push push = bench.measure(experiment);
    if (!push.is_nan) continue;
    Experiment control = experiment;
    control.radius = 5.0;
    if (bench.measure(control).is_seen) bench.tell("nan-at-zero-radius", push);
    return;
  }
}

void find_nan_in_one_place(Bench& bench) {
  const Push push = bench.measure(in_one_place(bench, 5.0));
  if (push.is_nan && is_to_blame(bench, nearly_in_one_place)) bench.tell("nan-in-one-place", push);
}

void find_nan_at_rest(Bench& bench) {
  if (!bench.is_alignment() && !bench.meter().needs_motion()) return;
  const Push push = bench.measure(in_company(bench.pair(2.0, {}, {}), 5.0));
  if (push.is_nan && is_to_blame(bench, nearly_at_rest)) bench.tell("nan-at-rest", push);
}

}  // namespace

void find_nan(Bench& bench) {
  bench.announce({in_company(bench.pair(2.0), 5.0), in_company(bench.pair(2.0), kTinyRadius),
                  in_company(bench.pair(2.0), 0.0), in_one_place(bench, 0.0),
                  in_one_place(bench, 5.0)});
  if (!bench.measure(in_company(bench.pair(2.0), 5.0)).is_seen) return;
  const Push lonely = bench.measure(in_company(bench.pair(2.0), kTinyRadius));
  if (lonely.is_nan) {
    bench.tell("nan-without-neighbours", lonely);
  } else {
    find_nan_of_radius(bench);
  }
  find_nan_in_one_place(bench);
  find_nan_at_rest(bench);
}

}  // namespace flocking::explain
