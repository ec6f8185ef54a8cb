#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "arithmetic/elementary.h"
#include "core/random.h"
#include "observe/probes.h"

namespace flocking::explain {
namespace {

// A sequence of random numbers.
class Draws {
 public:
  explicit Draws(std::uint64_t seed) : seed_(seed) {}
  double uniform() { return random_uniform(seed_, 0, 1, count_++); }
  double within(double low, double high) { return low + (high - low) * uniform(); }
  // Returns a number with `decimals` decimals, to keep inputs short for people.
  double rounded(double low, double high, int decimals) {
    const double unit = arithmetic::power_of_ten(decimals);
    return std::round(within(low, high) * unit) / unit;
  }
  bool chance(double percent) { return uniform() * 100.0 < percent; }
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(uniform() * double(n)); }

 private:
  std::uint64_t seed_;
  std::uint32_t count_ = 0;
};

// The percentages with which a probe contains conditions that break programs.
struct Hardness {
  double zero_radius = 3;
  double small_radius = 8;  // below 1: its square is smaller, its root larger
  double one_place = 3;
  double at_rest = 5;
};

CourseParameters random_course(Draws& draws, const Hardness& hardness) {
  const auto radius = [&] {
    if (draws.chance(hardness.zero_radius)) return 0.0;
    return draws.chance(hardness.small_radius) ? draws.rounded(0.2, 1, 2) : draws.rounded(1, 8, 2);
  };
  const auto weight = [&draws] {
    return draws.chance(8) ? 0.0 : draws.rounded(draws.chance(10) ? -2 : 0.1, 3, 2);
  };
  CourseParameters course;
  course.cohesion_radius = radius();
  course.separation_radius = radius();
  course.max_separation = draws.chance(20) ? 100.0 : draws.rounded(0.1, 2.5, 2);
  course.alignment_radius = radius();
  course.cohesion_weight = weight();
  course.separation_weight = weight();
  course.alignment_weight = weight();
  return course;
}

constexpr CourseParameters kAll = {.cohesion_radius = 4.3,
                                   .separation_radius = 3.1,
                                   .max_separation = 0.9,
                                   .alignment_radius = 5.2,
                                   .cohesion_weight = 23,
                                   .separation_weight = 31,
                                   .alignment_weight = 17};

std::vector<AgentState> crowd() {
  return {{0.37, -0.21, 0.8, 1.3},
          {1.91, 1.12, -0.7, 0.4},
          {-1.43, 2.26, 0.2, -1.1},
          {4.84, -1.39, 1.6, 0.5},
          {0.62, 3.71, -1.2, 0.9}};
}

std::vector<AgentState> pair_in_one_place() {
  return {{1.3, 0.7, 0.6, -0.4}, {1.3, 0.7, -0.3, 0.9}, {2.6, 1.9, 0.5, 0.2}};
}

// Adds a probe for each force, with the other weights 0 and the force's radius multiplied by
// `radius_factor`.
void add_for_each_force(std::vector<Probe>& probes, const std::string& name, double radius_factor,
                        const std::vector<AgentState>& agents) {
  for (const Force force : kForces) {
    CourseParameters course = kAll;
    for (const Force other : kForces) {
      if (other != force) weight_of(course, other) = 0.0;
    }
    radius_of(course, force) *= radius_factor;
    probes.push_back({name + " " + std::string(name_of(force)), course, agents, {0.37, 0.21}});
  }
}

// Returns the flocks of all probes in one probe, around the first one, out of reach of each other.
// The distances add no decimals.
Probe placed_together(const std::vector<Probe>& probes) {
  constexpr std::array<Vec2, 3> kPlaces = {{{0, 0}, {14, 0}, {-14, 0}}};
  constexpr double kDecimals = 100.0;
  Probe together = probes.front();
  for (std::size_t i = 1; i < probes.size(); ++i) {
    together.name += ", " + probes[i].name;
    for (AgentState agent : probes[i].agents) {
      agent.x = std::round((agent.x + kPlaces.at(i).x) * kDecimals) / kDecimals;
      together.agents.push_back(agent);
    }
  }
  return together;
}

std::size_t agents_of(const std::vector<Probe>& probes) {
  std::size_t count = 0;
  for (const Probe& probe : probes) count += probe.agents.size();
  return count;
}

// Ranges of equally likely sizes, from fewest to most.
struct Sizes {
  std::size_t fewest_agents = 1;
  std::size_t most_agents = 8;
  std::size_t fewest_steps = 1;
  std::size_t most_steps = 4;
};

constexpr Hardness kNasty = {.zero_radius = 20, .small_radius = 20, .one_place = 25, .at_rest = 20};

Probe drawn(std::uint64_t seed, const Hardness& hardness, const Sizes& sizes = {}) {
  Draws draws(seed);
  Probe probe;
  probe.name = "random " + std::to_string(seed);
  probe.course = random_course(draws, hardness);
  const auto between = [&draws](std::size_t fewest, std::size_t most) {
    return fewest + draws.below(most - fewest + 1);
  };
  const std::size_t count = between(sizes.fewest_agents, sizes.most_agents);
  const double spread = draws.within(1.5, 8.0);
  for (std::size_t i = 0; i < count; ++i) {
    AgentState agent{draws.rounded(-spread, spread, 2), draws.rounded(-spread, spread, 2),
                     draws.rounded(-2, 2, 2), draws.rounded(-2, 2, 2)};
    if (draws.chance(hardness.at_rest)) agent.vx = agent.vy = 0.0;
    if (i > 0 && draws.chance(hardness.one_place)) {
      agent.x = probe.agents[i - 1].x;
      agent.y = probe.agents[i - 1].y;
    }
    probe.agents.push_back(agent);
  }
  const std::size_t steps = between(sizes.fewest_steps, sizes.most_steps);
  for (std::size_t i = 0; i < steps; ++i) probe.steps.push_back(draws.rounded(0.05, 0.6, 2));
  return probe;
}

}  // namespace

std::vector<Probe> formula_probes(Force force, Weight weight, const Regime& regime) {
  struct Pair {
    AgentState one, other;
    double radius, maximum, weight, dt;  // weight and dt are factors of the regime's
  };
  constexpr std::array<Pair, 12> kPairs = {{
      {{0.31, 0.17, 1.3, -0.62}, {2.03, 1.88, -0.41, 0.87}, 5.3, 0.37, 1.0, 1.0},
      {{1.12, -0.71, 0.55, 1.9}, {1.43, -0.13, 2.3, 0.35}, 3.7, 0.83, 0.7, 1.0},
      {{-2.31, 0.94, -1.7, -0.28}, {-0.17, 2.63, 0.91, -1.33}, 2.9, 1.61, 1.0, 2.0},
      {{0.43, 0.29, 0.37, 0.21}, {0.61, 0.83, -0.19, 0.47}, 0.71, 2.7, 1.3, 1.0},
      {{3.13, 2.71, -0.83, 1.21}, {1.07, 3.49, 1.47, 1.03}, 4.1, 13.0, 0.4, 3.0},
      {{-1.93, -2.87, 2.11, -1.57}, {-4.31, -0.59, -0.73, -2.01}, 6.7, 0.11, 1.0, 0.5},
      {{0.0625, -0.35, 0.13, -0.29}, {-0.29, -0.11, 0.53, 0.17}, 1.9, 5.3, 2.0, 1.0},
      {{5.17, -3.43, 1.09, 0.67}, {4.41, -2.59, -1.63, 0.31}, 2.3, 0.59, 1.0, 1.5},
      {{-0.91, 1.37, -0.59, 0.97}, {2.83, -0.41, 1.87, -0.23}, 4.9, 1.07, -0.8, 1.0},
      {{2.29, 1.73, 0.71, -1.43}, {2.57, 2.63, 0.89, 1.61}, 1.43, 0.29, 0.6, 0.7},
      {{-3.67, 0.53, 1.51, 1.13}, {-3.01, 0.04, -2.17, 0.79}, 3.1, 3.3, 1.0, 1.0},
      {{0.83, 4.19, -1.01, -0.47}, {-1.49, 3.83, 0.61, 1.37}, 2.7, 0.71, 1.7, 2.0},
  }};
  std::vector<Probe> probes;
  for (const Pair& pair : kPairs) {
    const double others = regime.has_company ? 15.0 : 0.05;
    Probe probe{std::string(name_of(force)) + " of two " + std::to_string(probes.size() + 1),
                {.cohesion_radius = others,
                 .separation_radius = others,
                 .max_separation = pair.maximum,
                 .alignment_radius = others,
                 .cohesion_weight = 0,
                 .separation_weight = 0,
                 .alignment_weight = 0},
                {pair.one, pair.other},
                std::vector<double>(regime.steps, regime.step(pair.dt))};
    scale_speeds(probe.agents, regime.speed);
    radius_of(probe.course, force) = pair.radius;
    if (const std::optional<Force> weigher = weigher_of(weight, force)) {
      weight_of(probe.course, *weigher) = pair.weight * regime.weight;
    } else {
      probe.steps.assign(regime.steps, pair.dt * kLongStep);
    }
    probes.push_back(std::move(probe));
  }
  return probes;
}

std::vector<Probe> rare_probes() {
  std::vector<Probe> probes;
  // This probe is first, so that it stays near the origin in a combined flock.
  add_for_each_force(probes, "alone", 1.0, {{3.7, -2.1, 0.4, 0.3}});
  add_for_each_force(probes, "one place", 1.0, pair_in_one_place());
  add_for_each_force(probes, "radius 0", 0.0, crowd());
  add_for_each_force(probes, "radius 0, one place", 0.0, pair_in_one_place());
  add_for_each_force(probes, "at rest", 1.0,
                     {{3.7, -2.1, 0, 0}, {1.7, -2.1, 0, 0}, {2.7, -2.1, 0, 0}});
  add_for_each_force(probes, "against each other", 1.0,
                     {{3.7, -2.1, 1.5, -0.5}, {1.7, -2.1, -1.5, 0.5}});
  add_for_each_force(probes, "far apart", 1.0, {{50.3, -7.1, 0.4, 0.3}, {-11.2, 64, 0.7, -0.6}});
  for (const Force force : kForces) {
    CourseParameters course = kAll;
    radius_of(course, force) = 0.0;
    probes.push_back({"all, no radius of " + std::string(name_of(force)), course, crowd(), {0.23}});
    // A program that divides by the radius prints NaN. Near and far agents then show which agents
    // that affects.
    if (force != Force::kCohesion) continue;
    probes.back().steps.push_back(0.17);
    probes.back().agents.push_back({0.62, 3.71, 0.3, -0.8});
    probes.back().agents.push_back({-41.3, 27.9, 0.4, -0.2});
  }
  CourseParameters nothing = kAll;
  nothing.max_separation = 0;
  probes.push_back({"no maximum", nothing, crowd(), {0.37}});
  return probes;
}

std::vector<RareProbes> rare_probes_by_course() {
  constexpr std::size_t kMostTogether = 8;  // a program may have arrays of only ten agents
  std::vector<RareProbes> groups;
  for (Probe& probe : rare_probes()) {
    const auto group = std::find_if(groups.begin(), groups.end(), [&](const RareProbes& other) {
      const Probe& first = other.apart.front();
      return first.course == probe.course && first.steps == probe.steps &&
             agents_of(other.apart) + probe.agents.size() <= kMostTogether;
    });
    if (group != groups.end()) {
      group->apart.push_back(std::move(probe));
    } else {
      groups.push_back({.together = {}, .apart = {std::move(probe)}});
    }
  }
  for (RareProbes& group : groups) group.together = placed_together(group.apart);
  return groups;
}

std::vector<Probe> zero_probes() {
  CourseParameters nothing = kAll;
  for (const Force force : kForces) radius_of(nothing, force) = 0.0;
  // Two agents: their centre is their place even if the program divides by the number of other
  // agents.
  std::vector<AgentState> pair = pair_in_one_place();
  pair.pop_back();
  return {{"in one place", kAll, pair_in_one_place(), {0.37}},
          {"no radius", nothing, std::move(pair), {0.37}},
          {"a single agent", kAll, {{3.7, -2.1, 0.4, 0.3}}, {0.37}}};
}

std::vector<Probe> mixed_probes() {
  std::vector<Probe> probes;
  probes.push_back({"mixed", kAll, crowd(), {0.13, 0.07, 0.21}});
  CourseParameters none = kAll;
  for (const Force force : kForces) weight_of(none, force) = 0.0;
  probes.push_back({"no weights", none, crowd(), {0.83, 1.9}});
  for (const Force force : kForces) {
    CourseParameters course = kAll;
    weight_of(course, force) = 0.0;
    probes.push_back({"without " + std::string(name_of(force)), course, crowd(), {0.31, 0.17}});
  }
  CourseParameters unlimited = kAll;
  unlimited.max_separation = 1e6;
  probes.push_back({"unlimited", unlimited, crowd(), {0.4, 0.3}});
  for (const Force force : kForces) weight_of(unlimited, force) = 1e11;
  probes.push_back({"many digits", unlimited, crowd(), {1e-5}});
  return probes;
}

Probe random_probe(std::uint64_t seed) { return drawn(seed, {}); }

Probe nasty_probe(std::uint64_t seed) { return drawn(seed, kNasty); }

Probe tiny_probe(std::uint64_t seed) {
  constexpr Hardness kHardest = {
      .zero_radius = 40, .small_radius = 20, .one_place = 50, .at_rest = 30};
  return drawn(seed, kHardest, {.most_agents = 2, .most_steps = 1});
}

Probe checking_probe(std::uint64_t seed) {
  constexpr Sizes kLarge = {
      .fewest_agents = 1, .most_agents = 10, .fewest_steps = 3, .most_steps = 6};
  Probe probe = drawn(seed, seed % 2 == 0 ? kNasty : Hardness{}, kLarge);
  if (seed % 5 == 0) probe.steps[1] = 0.0;
  return probe;
}

}  // namespace flocking::explain
