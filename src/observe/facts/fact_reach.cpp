#include <cstddef>
#include <string>

#include "observe/facts/fact_bench.h"

/// Facts about which agents a force sees.
namespace flocking::explain {
namespace {

/// A watched agent and another agent at an offset from it. alone() is the force when the other
/// agent is too far away to matter, unless the force sees all agents.
class Reach {
 public:
  explicit Reach(Bench& bench) : bench_(bench), alone_(bench.measure(at({2400.0, -1800.0}))) {}

  /// Returns the watched agent at the origin and another agent at `offset`.
  [[nodiscard]] Experiment at(Vec2 offset) const {
    Experiment experiment = bench_.pair(1.0);
    AgentState& own = experiment.agents[0];
    own.x = own.y = 0.0;
    experiment.agents[1].x = offset.x;
    experiment.agents[1].y = offset.y;
    return experiment;
  }
  [[nodiscard]] Experiment at(double distance) const {
    return at({0.6 * distance, 0.8 * distance});
  }

  /// Returns true if the other agent clearly matters (matters()), or clearly does not
  /// (is_nothing()).
  bool matters(const Experiment& experiment) {
    last_ = bench_.measure(experiment);
    return differ(last_, alone_);
  }
  bool is_nothing(const Experiment& experiment) {
    return are_equal(bench_.measure(experiment), alone_);
  }
  [[nodiscard]] const Push& alone() const { return alone_; }
  /// Returns the force measured by the last call of matters().
  [[nodiscard]] const Push& last() const { return last_; }

 private:
  Bench& bench_;
  Push alone_;
  Push last_;
};

// Announces the experiments with which nearly every reach study starts.
void announce_reach(Bench& bench, const Reach& reach) {
  bench.announce({reach.at({3.0, 4.0}), reach.at(4.0), reach.at(2.28), reach.at({5.3, 0.0})});
}

// Tests whether an agent exactly at the radius counts. If the force is weak near its radius, this
// cannot be seen.
void find_edge(Bench& bench, Reach& reach) {
  const Experiment on_edge = reach.at({3.0, 4.0});
  if (!reach.is_nothing(on_edge)) return;
  Experiment just_within = on_edge;
  just_within.radius = 5.05;
  if (!reach.matters(just_within)) return;
  const double effect = length(reach.last().force - reach.alone().force);
  if (effect > 0.02 * bench.base().size()) bench.tell("edge-excluded", bench.measure(on_edge));
}

void find_edge_within(Bench& bench, Reach& reach) {
  if (!reach.is_nothing(reach.at(4.0)) || !reach.is_nothing(reach.at(2.28))) return;
  if (reach.matters(reach.at(2.2))) bench.tell("square-distance-compared", reach.last());
}

bool ends_at(Reach& reach, double edge) {
  return reach.is_nothing(reach.at(1.02 * edge)) && reach.matters(reach.at(0.98 * edge));
}

// Reports a fact if an agent far outside the radius has an effect. Returns true if the effect
// depends on the agent's place.
bool depends_on_far(Bench& bench) {
  Experiment here = bench.pair(2.0);
  Experiment there = bench.pair(2.0);
  bench.add(here, {{-7.2, 5.4}});
  bench.add(there, {{5.1, -9.6}});
  if (bench.is_alignment()) there.agents.back().vx += 1.3;
  bench.announce({here, there});
  const Push of_here = bench.measure(here);
  const Push of_there = bench.measure(there);
  if (differ(of_here, of_there)) {
    bench.tell("beyond-radius", of_there);
    return true;
  }
  if (are_equal(of_here, of_there) && differ(of_here, bench.base())) {
    bench.tell("depends-on-number-of-agents", of_here);
  }
  return false;
}

bool depends_on_everybody(Bench& bench, const Reach& reach) {
  Experiment elsewhere = reach.at({-1600.0, 1400.0});
  elsewhere.agents[1].vx *= 1.5;
  const Push push = bench.measure(elsewhere);
  if (!differ(push, reach.alone())) return false;
  bench.tell("sees-everybody", push);
  return true;
}

void find_far_edge(Bench& bench, Reach& reach) {
  if (depends_on_everybody(bench, reach)) return;
  if (ends_at(reach, 25.0)) bench.tell("edge-at-radius-squared", reach.last());
  if (!bench.meter().needs_company()) return;  // without company, the other radii are small
  for (std::size_t k = 1; k < kForces.size(); ++k) {
    if (ends_at(reach, wide_radius(k))) {
      bench.tell("edge-at-radius-of-" + std::string(name_of(next_force(bench.force(), k))),
                 reach.last());
    }
  }
}

void find_square(Bench& bench, Reach& reach) {
  if (!reach.is_nothing(reach.at({5.3, 0.0}))) return;
  if (reach.matters(reach.at({4.75, 4.75}))) {
    const Push& corner = reach.last();
    bench.tell("square-neighbourhood", corner);
    bench.tell("beyond-radius", corner);
  }
}

// Tests whether the force acts on an agent if all other agents are too far away to matter.
void find_action_alone(Bench& bench, const Reach& reach) {
  Experiment here = reach.at({2400.0, -1800.0});
  Experiment there = reach.at({-1500.0, -1900.0});
  for (Experiment* experiment : {&here, &there}) {
    experiment->agents[0].x = 1.2;
    experiment->agents[0].y = -0.9;
    if (bench.is_alignment() || bench.meter().needs_motion()) continue;
    for (AgentState& agent : experiment->agents) agent.vx = agent.vy = 0.0;
  }
  bench.announce({here, there});
  const Push push = bench.measure(here);
  if (push.is_clear() && are_equal(push, bench.measure(there))) {
    bench.tell("acts-without-neighbours", push);
  }
}

}  // namespace

void find_reach(Bench& bench) {
  Reach reach(bench);
  if (!reach.alone().is_seen) return;
  find_action_alone(bench, reach);
  if (depends_on_far(bench)) {
    find_far_edge(bench, reach);
    return;
  }
  announce_reach(bench, reach);
  find_edge(bench, reach);
  find_edge_within(bench, reach);
  find_square(bench, reach);
}

}  // namespace flocking::explain
