#include "observe/probes.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

namespace flocking::explain {
namespace {

constexpr double kUnlimited = 1e12;
constexpr double kWide = 15.0;

using Places = std::vector<AgentState>;

const AgentState kA{0.31, 0.17, 0, 0};
const AgentState kB{2.03, 1.88, 0, 0};
const AgentState kC{-1.12, 2.41, 0, 0};
const AgentState kNear{0.92, 0.53, 0, 0};  // within every radius, by any measure

Places corner() {  // the second agent is in the first one's square of 4, but not in its disc
  return {{0.11, 0.23, 0, 0}, {3.4, 3.1, 0, 0}, {1.2, -0.7, 0, 0}, {9.3, -2.2, 0, 0}};
}
// One agent is at the distance 5 from the first, and two are equally near.
Places edge() { return {{0, 0, 0, 0}, {3, 4, 0, 0}, {-1.1, 0.7, 0, 0}, {0.7, 1.1, 0, 0}}; }
Places five() {
  return {
      {0.4, 0.3, 0, 0}, {1.9, -0.8, 0, 0}, {-1.3, 1.7, 0, 0}, {2.2, 2.9, 0, 0}, {0.8, -2.1, 0, 0}};
}
Places apart() { return {{0, 0.2, 0, 0}, {7.1, 1.3, 0, 0}, {-6.2, 3.3, 0, 0}}; }
// The centre of the near agents, and of all agents, is near the first one.
Places balanced() {
  return {
      {0.2, 0.1, 0, 0}, {2.1, 1.3, 0, 0}, {-2.2, -1.6, 0, 0}, {8.9, 3.1, 0, 0}, {-8.8, -3.2, 0, 0}};
}
Places around() { return {{0.2, 0.1, 0, 0}, {4.1, 0.3, 0, 0}, {-3.9, -0.5, 0, 0}}; }

Places moving(Places places) {
  constexpr std::array<Vec2, 5> kVelocities = {
      {{1.3, -0.62}, {-0.41, 0.87}, {0.55, 1.9}, {2.3, 0.35}, {-1.7, -0.28}}};
  for (std::size_t i = 0; i < places.size(); ++i) {
    places[i].vx = kVelocities[i % kVelocities.size()].x;
    places[i].vy = kVelocities[i % kVelocities.size()].y;
  }
  return places;
}

// Collects the probes of one force.
class Composer {
 public:
  Composer(Force force, Regime regime) : force_(force), regime_(regime) {}

  // `radius` is the radius of the force; the other radii are too small to matter, unless the regime
  // requires neighbours for all forces.
  Probe& add(double radius, Places places) {
    Probe& probe = probes_.emplace_back();
    probe.name = std::string(name_of(force_)) + " " + std::to_string(probes_.size());
    const double others = regime_.has_company ? kWide : 0.05;
    probe.course = {.cohesion_radius = others,
                    .separation_radius = others,
                    .max_separation = force_ == Force::kSeparation ? kUnlimited : 0.0,
                    .alignment_radius = others,
                    .cohesion_weight = 0,
                    .separation_weight = 0,
                    .alignment_weight = 0};
    radius_of(probe.course, force_) = radius;
    weight_of(probe.course, force_) = regime_.weight;
    probe.agents = regime_.is_moving ? moving(std::move(places)) : std::move(places);
    scale_speeds(probe.agents, regime_.speed);
    probe.steps.assign(regime_.steps, regime_.dt);
    return probe;
  }
  // Adds a probe in which another force's radius is wide.
  void add_wide(double radius, const Places& places, Force wide) {
    Probe& probe = add(radius, places);
    for (const Force other : kForces) {
      if (other != force_ && regime_.has_company) radius_of(probe.course, other) = 3.9;
    }
    radius_of(probe.course, wide) = kWide + 1.0;
  }
  // Adds a probe in which all other radii are wide.
  void add_all_wide(double radius, const Places& places) {
    Probe& probe = add(radius, places);
    for (const Force other : kForces) {
      if (other != force_) radius_of(probe.course, other) = kWide + 1.0;
    }
  }
  void add_limited(const Places& places, double limit) {
    add(5, places).course.max_separation = limit;
  }
  // Adds a probe with another time step and weight.
  void add_other(double radius, const Places& places) {
    Probe& probe = add(radius, places);
    weight_of(probe.course, force_) = 0.3 * regime_.weight;
    probe.steps.assign(regime_.steps, regime_.step(2.0));
  }
  std::vector<Probe> take() { return std::move(probes_); }

 private:
  Force force_;
  Regime regime_;
  std::vector<Probe> probes_;
};

void add_cohesion(Composer& composer) {
  composer.add(5, {kA, kB});
  composer.add(5, {kA, kNear});
  composer.add(5, {kA, kB, kC});
  composer.add(4, corner());
  composer.add(5, moving(edge()));
  composer.add(3, moving(apart()));
  composer.add(3, around());
  composer.add(3, five());
  composer.add_other(2.5, five());
  composer.add_wide(4, moving(balanced()), Force::kSeparation);
  composer.add_wide(4, balanced(), Force::kAlignment);
}

void add_separation(Composer& composer, const Regime& regime) {
  composer.add(5, {kA, kB});
  composer.add(5, {kA, kNear});
  composer.add(5, {kA, kB, kC});
  composer.add(4, corner());
  composer.add(5, edge());
  composer.add_limited({kA, kB, kC}, 0.4);
  composer.add_limited(five(), 0.7);
  composer.add_limited({{0, 0, 0, 0}, {0, 1.7, 0, 0}}, 0.2);
  composer.add_limited(five(), 0.1 * regime.weight);
  composer.add_limited(five(), 1.9);
  composer.add_other(3, five());
  composer.add_wide(4, corner(), Force::kCohesion);
  composer.add_wide(4, corner(), Force::kAlignment);
}

void add_alignment(Composer& composer) {
  composer.add(5, moving({kA, kB}));
  composer.add(5, moving({kA, kNear}));
  composer.add(5, moving({kA, kB, kC}));
  composer.add(4, moving(corner()));
  composer.add(5, moving(edge()));
  composer.add(3, moving(apart()));
  composer.add(3, moving(five()));
  composer.add_other(2.5, moving(five()));
  composer.add_wide(4, moving(corner()), Force::kCohesion);
  composer.add_wide(4, moving(corner()), Force::kSeparation);
}

std::vector<Probe> by_foreign_weights(const std::vector<Probe>& by_own, Force force,
                                      const Regime& regime) {
  std::vector<Probe> probes;
  for (const Probe& own : by_own) {
    for (const Force other : kForces) {
      Probe& probe = probes.emplace_back(own);
      const double weight = weight_of(probe.course, force);
      weight_of(probe.course, force) = 0.0;
      if (other != force) {
        probe.name += " by the weight of " + std::string(name_of(other));
        weight_of(probe.course, other) = weight;
        continue;
      }
      probe.name += " without weights";
      probe.steps.assign(regime.steps, kLongStep);
    }
  }
  return probes;
}

std::string row_text(const AgentState& agent) {
  return fmt::format("{} {} {} {}\n", agent.x, agent.y, agent.vx, agent.vy);
}

}  // namespace

void scale_speeds(std::vector<AgentState>& agents, double factor) {
  for (AgentState& agent : agents) {
    agent.vx = agent.vx * factor + 0.0;  // avoids -0
    agent.vy = agent.vy * factor + 0.0;
  }
}

std::string input_of(const Probe& probe) {
  const CourseParameters& c = probe.course;
  std::string text =
      fmt::format("{} {} {} {} {} {} {} {}\n", c.cohesion_radius, c.separation_radius,
                  c.max_separation, c.alignment_radius, c.cohesion_weight, c.separation_weight,
                  c.alignment_weight, probe.agents.size());
  for (const AgentState& agent : probe.agents) text += row_text(agent);
  for (const double dt : probe.steps) text += fmt::format("{}\n", dt);
  return text;
}

std::vector<Probe> reading_probes() {
  const std::vector<double> steps = {0.46, 0.24, 2, 0.12, 0.81};
  const CourseParameters wide = {.cohesion_radius = 1055.5,
                                 .separation_radius = 1300,
                                 .max_separation = 9,
                                 .alignment_radius = 1400,
                                 .cohesion_weight = 0,
                                 .separation_weight = 0,
                                 .alignment_weight = 0};
  CourseParameters narrow = wide;
  narrow.cohesion_radius = 15.5;
  narrow.separation_radius = 3;
  narrow.alignment_radius = 4;
  std::vector<double> steps_with_zero = steps;
  steps_with_zero.insert(steps_with_zero.begin() + 2, 0.0);
  const std::vector<AgentState> agents = {{-103.2518, 57.5311, 12.3757, -4.7523},
                                          {220.1257, -310.5203, -7.2517, 3.6253},
                                          {30.8759, 99.5031, 1.5013, 2.2507},
                                          {240.5021, 111.7539, 105.2519, 93.1253}};
  std::vector<AgentState> resting = agents;
  scale_speeds(resting, 0.0);
  return {{"reading", wide, agents, steps},
          {"reading, apart", narrow, agents, steps_with_zero},
          {"reading, at rest", wide, resting, steps}};
}

std::vector<Probe> precision_probes() {
  std::vector<Probe> probes = reading_probes();
  probes.resize(2);
  for (Probe& probe : probes) {
    probe.name = "precision of " + probe.name;
    for (AgentState& agent : probe.agents) {
      agent.x += 1234567.891;
      agent.y -= 345678.913;
    }
  }
  return probes;
}

std::vector<Probe> slow_time_step_probes(double largest_speed, double strength) {
  constexpr double kUsual = 600.0;  // a largest speed that fits the usual weights
  std::vector<Probe> probes = time_step_probes(0.0);
  for (Probe& probe : probes) {
    probe.name += strength < 1.0 ? ", very slow" : ", slow";
    for (const Force force : kForces)
      weight_of(probe.course, force) *= strength * largest_speed / kUsual;
    scale_speeds(probe.agents, 0.0);
  }
  return probes;
}

std::vector<Probe> time_step_probes(double alignment_weight) {
  std::vector<Probe> probes;
  for (const double dt : {0.25, 1.0}) {
    probes.push_back({fmt::format("time step {}", dt),
                      {.cohesion_radius = 7.3,
                       .separation_radius = 6.1,
                       .max_separation = kUnlimited,
                       .alignment_radius = 6.7,
                       .cohesion_weight = 900,
                       .separation_weight = 500,
                       .alignment_weight = alignment_weight},
                      moving({kA, kB, kC}),
                      {dt}});
  }
  return probes;
}

Probe rounding_probe() {
  Probe probe = precision_probes().front();
  probe.name = "rounding";
  for (const Force force : kForces) weight_of(probe.course, force) = 0.0;
  probe.agents = {{1.2346, -1.2346, 0, 0}};
  probe.steps = {0.0};
  return probe;
}

Probe overflow_probe() {
  Probe probe = rounding_probe();
  probe.name = "large numbers";
  probe.agents = {{3000000.5, -3000000.5, 0, 0}};
  return probe;
}

Probe tie_probe() {
  Probe probe = rounding_probe();
  probe.name = "ties";
  probe.agents = {{0.0045, -0.0055, 0, 0}, {0.0135, 0.0215, 0, 0}, {-0.0295, 0.0375, 0, 0}};
  probe.steps = {0.25};
  return probe;
}

Probe enormous_probe() {
  Probe probe = rounding_probe();
  probe.name = "enormous numbers";
  probe.agents = {{1e17, -1e17, 0, 0}};
  return probe;
}

Probe residue_probe() {
  Probe probe = reading_probes().front();
  probe.name = "residue";
  probe.agents = {{-0.3, 0.3, 1, -1}, {0.6, -0.6, -2, 2}};
  probe.steps = {0.1, 0.1, 0.1};
  return probe;
}

Probe free_motion_probe() {
  Probe probe = reading_probes().front();
  probe.name = "free motion";
  probe.agents = moving({kA, kB, kC, {0.4, -3.3, 0, 0}});
  scale_speeds(probe.agents, 1e6);
  for (double& dt : probe.steps) dt *= 1e-3;
  return probe;
}

std::vector<Probe> resting_time_step_probes() {
  std::vector<Probe> probes = time_step_probes(0.0);
  for (Probe& probe : probes) {
    probe.name += ", at rest";
    scale_speeds(probe.agents, 0.0);
    probe.steps.push_back(probe.steps.front());
  }
  return probes;
}

std::vector<Probe> force_probes(Force force, const Regime& regime) {
  Composer composer(force, regime);
  if (force == Force::kCohesion) add_cohesion(composer);
  if (force == Force::kSeparation) add_separation(composer, regime);
  if (force == Force::kAlignment) add_alignment(composer);
  return composer.take();
}

std::vector<Probe> strong_probes(Force force, const Regime& regime) {
  std::vector<Probe> probes = force_probes(force, regime);
  for (Probe& probe : probes) {
    probe.name += ", F_Smax of their size";
    double& maximum = probe.course.max_separation;
    maximum = std::max(maximum, 0.7 * std::fabs(weight_of(probe.course, force)));
  }
  return probes;
}

std::vector<Probe> foreign_weight_probes(Force force, const Regime& regime) {
  return by_foreign_weights(force_probes(force, regime), force, regime);
}

std::vector<Probe> first_foreign_weight_probes(Force force, const Regime& regime) {
  Composer composer(force, regime);
  const auto placed = [force](Places places) {
    return force == Force::kAlignment ? moving(std::move(places)) : places;
  };
  composer.add(5, placed({kA, kB}));
  composer.add_all_wide(4, placed(corner()));
  return by_foreign_weights(composer.take(), force, regime);
}

std::string with_empty_line(const std::string& input) {
  const std::size_t last = input.rfind('\n', input.size() - 2);
  return input.substr(0, last + 1) + "\n" + input.substr(last + 1);
}

}  // namespace flocking::explain
