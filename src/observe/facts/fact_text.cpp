#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "observe/facts/fact_bench.h"
#include "observe/facts/fact_rows.h"
#include "variant/simulator/variant_step.h"

/// Facts about how a force compares with the assignment's text.
namespace flocking::explain {
namespace {

constexpr double kNoMaximum = 1e9;
constexpr double kSameFactor = 1e-3;  // relative difference up to which factors count as equal
constexpr double kOneFactor = 0.02;   // a factor nearer to 1 may come from a small added term

// Returns the assignment's force on the watched agent of an experiment, divided by the weight.
Push by_the_text(const Bench& bench, const Experiment& experiment) {
  Variant rules;
  CourseParameters course;
  course.max_separation = experiment.maximum.value_or(kNoMaximum);
  for (const Force other : kForces) {
    if (other != bench.force()) rules = without(rules, other);
  }
  radius_of(course, bench.force()) = experiment.radius;
  weight_of(course, bench.force()) = 1.0;
  FlockState flock;
  for (const AgentState& agent : experiment.agents) flock.agents.push_back(agent);
  const Vec2 before = flock.velocity(0);
  step_variant(rules, course, flock, 1.0);
  Push push;
  push.force = flock.velocity(0) - before;
  push.is_seen = true;
  return push;
}

// Returns the factor between the measured force and the assignment's; nothing if they are not
// parallel.
std::optional<double> factor_of(const Push& push, const Push& text) {
  if (!push.is_clear() || text.size() == 0.0) return std::nullopt;
  const double factor = dot(push.force, text.force) / (text.size() * text.size());
  const Vec2 rest = push.force - factor * text.force;
  if (length(rest) > 3.0 * push.doubt + kSameFactor * push.size()) return std::nullopt;
  return factor;
}

// Returns pair(2) with the neighbour in the direction `direction`.
Experiment pair_towards(const Bench& bench, Vec2 direction) {
  Experiment experiment = bench.pair(2.0);
  experiment.agents[1].x = experiment.agents[0].x + 2.0 * direction.x;
  experiment.agents[1].y = experiment.agents[0].y + 2.0 * direction.y;
  return experiment;
}

// Returns pairs in other settings: near and at the edge, with another radius, weight and time step,
// with other speeds, and in reach of the other forces. A fact about one neighbour must hold in all
// these settings.
std::vector<Experiment> pairs_elsewhere(Bench& bench) {
  std::vector<Experiment> all = {bench.pair(2.0), bench.other_pair(), bench.pair(0.7),
                                 bench.pair(4.7)};
  all[0].others = OtherRadii::kWide;
  all[1].radius = 8.0;
  all[1].weight = 2.0;
  all[1].dt = bench.meter().longer_step();
  for (AgentState& agent : all[2].agents) {
    agent.vx *= 1.5;
    agent.vy *= 0.7;
  }
  return all;
}

// The comparison of a force with the assignment's in several flocks.
struct Likeness {
  std::size_t alike = 0;
  std::vector<std::optional<double>> factors;
};

Likeness likeness_in(Bench& bench, const std::vector<Experiment>& experiments) {
  Likeness found;
  const std::vector<Push> pushes = bench.measure_each(experiments);
  for (std::size_t k = 0; k < experiments.size(); ++k) {
    const Push& push = pushes[k];
    const Push text = by_the_text(bench, experiments[k]);
    if (are_equal(push, text)) ++found.alike;
    found.factors.push_back(factor_of(push, text));
  }
  return found;
}

// Returns the factor if all comparisons have the same factor and it is not 1.
std::optional<double> common_factor(const std::vector<std::optional<double>>& factors) {
  const std::optional<double> first = factors.front();
  if (!first || std::fabs(*first - 1.0) <= kOneFactor) return std::nullopt;
  const bool is_common = std::all_of(factors.begin(), factors.end(), [&](const auto& factor) {
    return factor && std::fabs(*factor - *first) <= kSameFactor * std::fabs(*first);
  });
  return is_common ? first : std::nullopt;
}

}  // namespace

void find_likeness(Bench& bench) {
  const std::vector<Experiment> along_axes = {pair_towards(bench, {1.0, 0.0}),
                                              pair_towards(bench, {0.0, -1.0})};
  const std::vector<Experiment> elsewhere = pairs_elsewhere(bench);
  const Likeness on_axes = likeness_in(bench, along_axes);
  if (on_axes.alike < along_axes.size() && !common_factor(on_axes.factors)) return;
  const Likeness in_general = likeness_in(bench, elsewhere);
  if (on_axes.alike == along_axes.size()) {
    if (in_general.alike == 0) bench.tell("as-text-along-axes", bench.base());
    if (in_general.alike < elsewhere.size()) return;
    const Push crowd = bench.measure(bench.crowd());
    if (differ(crowd, by_the_text(bench, bench.crowd()))) {
      bench.tell("as-text-with-one-neighbour", crowd);
    }
    return;
  }
  std::vector<std::optional<double>> factors = on_axes.factors;
  factors.insert(factors.end(), in_general.factors.begin(), in_general.factors.end());
  if (const std::optional<double> factor = common_factor(factors)) {
    bench.tell(factor_code(*factor), bench.base());
  }
}

}  // namespace flocking::explain
