#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "observe/facts/fact_bench.h"

/// Facts about what a force should not depend on: the origin, the time step, velocities, the order
/// of agents, the previous step.
namespace flocking::explain {
namespace {

// The relative change that proves a dependency on the order or the previous step. It is large
// because agents may have moved a little and printed numbers are rounded.
constexpr double kShareOfState = 0.1;
constexpr double kFastest = 2500.0;  // speed of agents made a thousand times as fast
constexpr double kFarthestMove = 0.05;

double speed_of(const AgentState& agent) { return length(Vec2{agent.vx, agent.vy}); }

// Makes agents so fast that alignment hardly changes their velocities.
void make_fast(Experiment& experiment) {
  for (AgentState& agent : experiment.agents) {
    agent.vx *= 1000.0;
    agent.vy *= 1000.0;
  }
}

// Returns three agents in a line, each in reach of its neighbours only, so that the first and the
// last agent see different flocks.
Experiment line(const Bench& bench) {
  Experiment experiment = bench.pair(2.0);
  bench.add(experiment, {{0.8 * 5.9, 0.6 * 5.9}});
  if (bench.is_alignment()) make_fast(experiment);
  return experiment;
}

// Returns true if agents that move one after another hardly change what later agents see.
bool is_still(Bench& bench, const Experiment& experiment, const std::vector<Push>& pushes) {
  double speed = 0.0;
  double force = 0.0;
  for (const AgentState& agent : experiment.agents) speed = std::max(speed, speed_of(agent));
  for (const Push& push : pushes) {
    if (!push.is_seen) return false;
    force = std::max(force, push.size());
  }
  if (bench.meter().farthest_move(speed, force) > kFarthestMove) return false;
  // With these settings, a velocity changes by 0.01 of the force.
  return !bench.is_alignment() || 0.01 * force <= 0.03 * kFastest;
}

bool is_still_in_line(Bench& bench, const Experiment& ascending, const std::vector<Push>& first,
                      const Experiment& descending, const std::vector<Push>& last) {
  return !first.empty() && !last.empty() && is_still(bench, ascending, first) &&
         is_still(bench, descending, last);
}

// Returns the force on the second agent; Push::is_seen is false if there are fewer than two.
Push of_second(Bench& bench, const Experiment& experiment) {
  const std::vector<Push> pushes = bench.meter().measure_all(experiment);
  return pushes.size() > 1 ? pushes[1] : Push{};
}

Push of_second_without(Bench& bench, Experiment experiment, std::size_t gone) {
  experiment.agents[gone].x += 3000.0;
  return of_second(bench, experiment);
}

// Returns true if the force on an agent listed between two others, but far from both, is the same
// as if it were alone. If not, it inherits the effect on the agent before.
bool is_alone_between(Bench& bench, const Experiment& experiment, const Push& alone) {
  Experiment between = experiment;
  for (std::size_t i = 1; i < between.agents.size(); ++i) between.agents[i].x += 3000.0;
  std::swap(between.agents[0], between.agents[1]);
  return are_equal(of_second(bench, between), alone);
}

// Returns true if the force on an agent between two others is the same without the agent that it
// should not see.
bool is_blind_between(Bench& bench, const Experiment& experiment, bool sees_earlier) {
  Experiment between = experiment;
  std::swap(between.agents[0], between.agents[1]);
  return are_equal(of_second(bench, between),
                   of_second_without(bench, between, sees_earlier ? 2 : 0));
}

// Returns true if the end that the middle agent should see has an effect on it, and the other end
// has none.
bool feels_one_end(Bench& bench, const Experiment& line, bool sees_earlier) {
  const Push with = of_second(bench, line);
  return differ(with, of_second_without(bench, line, sees_earlier ? 0 : 2)) &&
         are_equal(with, of_second_without(bench, line, sees_earlier ? 2 : 0));
}

void find_who_is_seen(Bench& bench, const Experiment& ascending, const Push& first,
                      const Push& last) {
  Experiment alone = ascending;
  for (std::size_t i = 1; i < alone.agents.size(); ++i) alone.agents[i].x += 3000.0;
  const Push of_alone = bench.measure(alone);
  const bool is_only_last = are_equal(first, of_alone) && differ(last, of_alone);
  const bool is_only_first = are_equal(last, of_alone) && differ(first, of_alone);
  if (!is_only_last && !is_only_first) return;
  if (!is_alone_between(bench, ascending, of_alone)) return;
  if (!is_blind_between(bench, ascending, is_only_last)) return;
  if (!feels_one_end(bench, ascending, is_only_last)) return;
  bench.tell(is_only_last ? "sees-earlier-only" : "sees-later-only", is_only_last ? first : last);
}

void find_order_of_agents(Bench& bench) {
  const Experiment ascending = line(bench);
  Experiment descending = ascending;
  std::reverse(descending.agents.begin(), descending.agents.end());
  const std::vector<Push> first = bench.meter().measure_all(ascending);
  const std::vector<Push> last = bench.meter().measure_all(descending);
  if (!is_still_in_line(bench, ascending, first, descending, last)) return;
  if (!differ(first.front(), last.back(), kShareOfState)) return;
  bench.tell("depends-on-order", last.back());
  find_who_is_seen(bench, ascending, first.front(), last.back());
}

void find_state(Bench& bench) {
  Experiment experiment = bench.pair(2.0);
  if (bench.force() == Force::kSeparation) experiment.maximum = 5.0;
  if (bench.is_alignment()) make_fast(experiment);
  const auto [second, anew] = bench.meter().measure_again(experiment);
  if (second.is_seen && anew.is_seen && (second.is_clear() || anew.is_clear()) &&
      differ(second, anew, kShareOfState)) {
    bench.tell("carries-state", second);
  }
}

// Returns true if velocities matter even without neighbours. Then this may be another force with
// this force's weight.
bool is_mixed_up(Bench& bench, Vec2 own, Vec2 other) {
  if (bench.is_alignment()) return false;
  Experiment alone = bench.pair(2.0, own, other);
  alone.radius = kTinyRadius;
  Experiment alone_before = bench.pair(2.0);
  alone_before.radius = kTinyRadius;
  return !are_equal(bench.measure(alone), bench.measure(alone_before));
}

}  // namespace

void find_frame(Bench& bench) {
  const Experiment there = moved(bench.pair(2.0), {40.0, -25.0});
  Experiment longer = bench.pair(2.0);
  longer.dt = bench.meter().longer_step();
  if (bench.has_weight()) bench.announce({there, longer});
  const Push elsewhere = bench.measure(there);
  if (differ(bench.base(), elsewhere)) bench.tell("depends-on-origin", elsewhere);
  // without a weight, time steps are long: agents may have moved before
  if (!bench.has_weight()) return;
  const Push of_longer = bench.measure(longer);
  if (differ(bench.base(), of_longer)) bench.tell("depends-on-dt", of_longer);
}

void find_velocities(Bench& bench) {
  constexpr Vec2 kOne{1.3, -0.6};
  constexpr Vec2 kAnother{-0.9, -1.4};
  const Experiment base = bench.pair(2.0);
  const auto velocity = [&base](std::size_t i) {
    return Vec2{base.agents[i].vx, base.agents[i].vy};
  };
  const std::vector<Push> pushes = bench.measure_each(
      {bench.pair(2.0, kOne, velocity(1)), bench.pair(2.0, velocity(0), kAnother)});
  const Push& own = pushes[0];
  const Push& others = pushes[1];
  const bool ignores_own = are_equal(bench.base(), own);
  const bool ignores_others = are_equal(bench.base(), others);
  if (ignores_own) bench.tell("ignores-own-velocity", own);
  if (ignores_others) bench.tell("ignores-neighbours-velocity", others);
  if (ignores_own && ignores_others) return;
  // Without a weight, time steps are long, and agents may have moved before.
  if (bench.has_weight() && !is_mixed_up(bench, kOne, kAnother)) {
    if (differ(bench.base(), own)) bench.tell("depends-on-own-velocity", own);
    if (differ(bench.base(), others)) bench.tell("depends-on-neighbours-velocity", others);
  }
  bench.set_in_motion();
}

void find_order(Bench& bench, const Variant& rules) {
  // An agent that is never moved looks like an agent that sees no other agent.
  const auto moved = rules.at<Moved>(Slot::kStepMoved);
  const bool are_all_moved = moved == Moved::kAll || moved == Moved::kForced;
  if (!bench.has_weight()) return;
  const bool was_last = bench.is_last();
  bench.meter().watch_last(false);
  const bool follows_velocities =
      bench.has_told("depends-on-own-velocity") || bench.has_told("depends-on-neighbours-velocity");
  if (bench.is_alignment()) bench.meter().use(Scale::kGentle);
  const bool is_seen = are_all_moved && (bench.is_alignment() || !follows_velocities);
  if (is_seen) find_order_of_agents(bench);
  // If a step does not start from the result of the previous step, forces would seem to have
  // memory.
  if (rules.at<State>(Slot::kStepState) == State::kKept) find_state(bench);
  bench.meter().use(Scale::kWeighted);
  bench.meter().watch_last(was_last);
}

}  // namespace flocking::explain
