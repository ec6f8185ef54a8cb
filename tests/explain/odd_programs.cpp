#include "odd_programs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <sstream>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "oracle/variant_oracle.h"

namespace flocking::testing {
namespace {

/// The state before the step, as an agent sees it.
struct Scene {
  const CourseParameters& course;
  const std::vector<AgentState>& agents;
  std::size_t self;
  double dt;

  [[nodiscard]] Vec2 position(std::size_t i) const { return {agents[i].x, agents[i].y}; }
  [[nodiscard]] Vec2 velocity(std::size_t i) const { return {agents[i].vx, agents[i].vy}; }
  [[nodiscard]] Vec2 offset(std::size_t i) const { return position(self) - position(i); }
  [[nodiscard]] double distance(std::size_t i) const { return length(offset(i)); }

  /// Returns all agents within the radius, including the agent itself, in the order of the input.
  [[nodiscard]] std::vector<std::size_t> within(double radius) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < agents.size(); ++i) {
      if (distance(i) <= radius) found.push_back(i);
    }
    return found;
  }
  [[nodiscard]] std::vector<std::size_t> others(double radius) const {
    std::vector<std::size_t> found = within(radius);
    std::erase(found, self);
    return found;
  }
};

// Odd cohesions: the point to which they lead is unusual; everything else follows the rules.

Vec2 cohesion_to(const Scene& scene, Vec2 center) {
  const Vec2 way = center - scene.position(scene.self);
  const double r = scene.course.cohesion_radius;
  return r > 0.0 && length(way) <= r ? way / r : Vec2{};
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

Vec2 to_the_median(const Scene& scene) {
  std::vector<double> x;
  std::vector<double> y;
  for (const std::size_t i : scene.others(scene.course.cohesion_radius)) {
    x.push_back(scene.agents[i].x);
    y.push_back(scene.agents[i].y);
  }
  return x.empty() ? Vec2{} : cohesion_to(scene, {median(x), median(y)});
}

Vec2 to_the_nearest(const Scene& scene) {
  const auto others = scene.others(scene.course.cohesion_radius);
  if (others.empty()) return {};
  const auto nearer = [&](std::size_t a, std::size_t b) {
    return scene.distance(a) < scene.distance(b);
  };
  return cohesion_to(scene,
                     scene.position(*std::min_element(others.begin(), others.end(), nearer)));
}

Vec2 to_the_weighted_center(const Scene& scene) {
  Vec2 sum;
  double weights = 0.0;
  for (const std::size_t i : scene.others(scene.course.cohesion_radius)) {
    if (scene.distance(i) == 0.0) continue;
    sum += scene.position(i) / scene.distance(i);
    weights += 1.0 / scene.distance(i);
  }
  return weights > 0.0 ? cohesion_to(scene, sum / weights) : Vec2{};
}

Vec2 to_the_middle_of_the_box(const Scene& scene) {
  const auto others = scene.others(scene.course.cohesion_radius);
  if (others.empty()) return {};
  Vec2 low = scene.position(others.front());
  Vec2 high = low;
  for (const std::size_t i : others) {
    low = {std::min(low.x, scene.agents[i].x), std::min(low.y, scene.agents[i].y)};
    high = {std::max(high.x, scene.agents[i].x), std::max(high.y, scene.agents[i].y)};
  }
  return cohesion_to(scene, (low + high) / 2.0);
}

Vec2 mean_position(const Scene& scene, const std::vector<std::size_t>& agents) {
  Vec2 sum;
  for (const std::size_t i : agents) sum += scene.position(i);
  return sum / static_cast<double>(agents.size());
}

Vec2 with_squared_length(const Scene& scene) {
  const auto others = scene.others(scene.course.cohesion_radius);
  if (others.empty()) return {};
  const Vec2 force = cohesion_to(scene, mean_position(scene, others));
  return force * length(force);
}

// Odd separations: the strength of each neighbour is unusual; the sum is limited as in the rules.

Vec2 cut_to_maximum(const Scene& scene, Vec2 sum) {
  return truncated(sum, scene.course.max_separation);
}

/// `strength` gives the strength of a neighbour at a distance above 0.
template <class Strength>
Vec2 pushed(const Scene& scene, Strength strength) {
  Vec2 sum;
  for (const std::size_t i : scene.others(scene.course.separation_radius)) {
    const double d = scene.distance(i);
    if (d > 0.0) sum += scene.offset(i) / d * strength(d, i);
  }
  return cut_to_maximum(scene, sum);
}

Vec2 falling_linearly(const Scene& scene) {
  const double r = scene.course.separation_radius;
  return pushed(scene, [r](double d, std::size_t) { return 1.0 - d / r; });
}

Vec2 falling_with_the_cube(const Scene& scene) {
  const double r = scene.course.separation_radius;
  return pushed(scene, [r](double d, std::size_t) {
    const double rest = 1.0 - d / r;
    return rest * rest * rest;
  });
}

Vec2 falling_exponentially(const Scene& scene) {
  return pushed(scene, [](double d, std::size_t) { return std::exp(-d); });
}

Vec2 falling_with_the_root(const Scene& scene) {
  return pushed(scene, [](double d, std::size_t) { return 1.0 / std::sqrt(d); });
}

Vec2 weighted_by_index(const Scene& scene) {
  return pushed(scene, [](double d, std::size_t i) { return static_cast<double>(i + 1) / d; });
}

Vec2 times_own_speed(const Scene& scene) {
  const double speed = length(scene.velocity(scene.self));
  return pushed(scene, [speed](double d, std::size_t) { return speed / d; });
}

Vec2 from_the_center(const Scene& scene) {
  const auto others = scene.others(scene.course.separation_radius);
  if (others.empty()) return {};
  const Vec2 offset = scene.position(scene.self) - mean_position(scene, others);
  const double d = length(offset);
  return d > 0.0 ? cut_to_maximum(scene, offset / d / d) : Vec2{};
}

Vec2 by_manhattan_distance(const Scene& scene) {
  Vec2 sum;
  for (std::size_t i = 0; i < scene.agents.size(); ++i) {
    const Vec2 offset = scene.offset(i);
    const double d = std::fabs(offset.x) + std::fabs(offset.y);
    if (d > 0.0 && d <= scene.course.separation_radius) sum += offset / d / d;
  }
  return cut_to_maximum(scene, sum);
}

// Odd alignments. There is always a neighbour, since an agent counts itself.

Vec2 weighted_by_closeness(const Scene& scene) {
  Vec2 sum;
  double weights = 0.0;
  for (const std::size_t i : scene.within(scene.course.alignment_radius)) {
    const double weight = 1.0 / (1.0 + scene.distance(i));
    sum += scene.velocity(i) * weight;
    weights += weight;
  }
  return sum / weights;
}

Vec2 as_the_fastest(const Scene& scene) {
  Vec2 fastest;
  for (const std::size_t i : scene.within(scene.course.alignment_radius)) {
    if (length(scene.velocity(i)) > length(fastest)) fastest = scene.velocity(i);
  }
  return fastest;
}

/// Returns the mean over neighbours for which `seen` is true.
template <class Seen>
Vec2 mean_velocity(const Scene& scene, Seen seen) {
  Vec2 sum;
  double count = 0.0;
  for (const std::size_t i : scene.within(scene.course.alignment_radius)) {
    if (!seen(i)) continue;
    sum += scene.velocity(i);
    count += 1.0;
  }
  return sum / count;
}

Vec2 rotated(const Scene& scene) {
  const Vec2 mean = mean_velocity(scene, [](std::size_t) { return true; });
  return {-mean.y, mean.x};
}

Vec2 with_those_in_front(const Scene& scene) {
  const Vec2 own = scene.velocity(scene.self);
  return mean_velocity(
      scene, [&](std::size_t i) { return i == scene.self || dot(own, scene.offset(i)) < 0.0; });
}

Vec2 mean_times_own_speed(const Scene& scene) {
  const Vec2 own = scene.velocity(scene.self);
  const Vec2 mean = mean_velocity(scene, [](std::size_t) { return true; });
  return mean * length(own);
}

// Odd steps: the forces follow the rules, but the use of their sum is unusual.

AgentState moved(const Scene& scene, Vec2 velocity, double dt) {
  const Vec2 position = scene.position(scene.self) + velocity * dt;
  return {position.x, position.y, velocity.x, velocity.y};
}

AgentState as_the_rules(const Scene& scene, Vec2 force) {
  return moved(scene, scene.velocity(scene.self) + force * scene.dt, scene.dt);
}

AgentState damped(const Scene& scene, Vec2 force) {
  return moved(scene, (scene.velocity(scene.self) + force * scene.dt) * 0.9, scene.dt);
}

AgentState with_limited_speed(const Scene& scene, Vec2 force) {
  const Vec2 velocity = scene.velocity(scene.self) + force * scene.dt;
  return moved(scene, truncated(velocity, 1.0), scene.dt);
}

AgentState with_limited_force(const Scene& scene, Vec2 force) {
  return as_the_rules(scene, truncated(force, scene.course.max_separation));
}

AgentState with_drag(const Scene& scene, Vec2 force) {
  return as_the_rules(scene, force - scene.velocity(scene.self) * 0.5);
}

using Force = Vec2 (*)(const Scene& scene);
using Step = AgentState (*)(const Scene& scene, Vec2 force);

struct Row {
  OddProgram program;
  Force force = nullptr;
  Step step = as_the_rules;
};

constexpr std::array kRows = {
    Row{{"cohesion towards the median", "cohesion"}, to_the_median},
    Row{{"cohesion towards the nearest", "cohesion"}, to_the_nearest},
    Row{{"cohesion weighted by 1/d", "cohesion"}, to_the_weighted_center},
    Row{{"cohesion towards the middle of the bounding box", "cohesion"}, to_the_middle_of_the_box},
    Row{{"cohesion of squared length", "cohesion"}, with_squared_length},
    Row{{"separation falls off as 1 - d/r", "separation"}, falling_linearly},
    Row{{"separation falls off as (1 - d/r)^3", "separation"}, falling_with_the_cube},
    Row{{"separation falls off as exp(-d)", "separation"}, falling_exponentially},
    Row{{"separation falls off as 1/sqrt(d)", "separation"}, falling_with_the_root},
    Row{{"separation weighted by index", "separation"}, weighted_by_index},
    Row{{"separation times own speed", "separation"}, times_own_speed},
    Row{{"separation from the centre", "separation"}, from_the_center},
    Row{{"separation by Manhattan distance", "separation"}, by_manhattan_distance},
    Row{{"alignment weighted by closeness", "alignment"}, weighted_by_closeness},
    Row{{"alignment with the fastest", "alignment"}, as_the_fastest},
    Row{{"alignment rotated by 90 degrees", "alignment"}, rotated},
    Row{{"alignment with those in front", "alignment"}, with_those_in_front},
    Row{{"alignment times own speed", "alignment"}, mean_times_own_speed},
    Row{{"velocity damped by 0.9", "the time step"}, nullptr, damped},
    Row{{"speed at most 1", "the time step"}, nullptr, with_limited_speed},
    Row{{"whole force at most F_Smax", "the time step"}, nullptr, with_limited_force},
    Row{{"velocity with drag", "the time step"}, nullptr, with_drag},
};

constexpr auto programs() {
  std::array<OddProgram, kRows.size()> found{};
  for (std::size_t i = 0; i < kRows.size(); ++i) found[i] = kRows[i].program;
  return found;
}
constexpr auto kPrograms = programs();

const Row& row_of(const OddProgram& program) {
  return *std::find_if(kRows.begin(), kRows.end(),
                       [&](const Row& row) { return row.program.name == program.name; });
}

Vec2 force_on(const Row& row, const explain::Variant& also, const Scene& scene) {
  auto f = oracle::forces_on(also, scene.course, scene.agents, scene.self, scene.dt);
  const std::string_view part = row.program.part;
  if (part == "cohesion") f.cohesion = scene.course.cohesion_weight * row.force(scene);
  if (part == "separation") f.separation = scene.course.separation_weight * row.force(scene);
  if (part == "alignment") f.alignment = scene.course.alignment_weight * row.force(scene);
  return (f.cohesion + f.separation) + f.alignment;
}

void print(const std::vector<AgentState>& agents, std::string& output) {
  // %.3f of the largest double has 314 characters.
  std::array<char, 2048> line{};
  for (const AgentState& a : agents) {
    const int size =
        std::snprintf(line.data(), line.size(), "%.3f %.3f %.3f %.3f\n", a.x, a.y, a.vx, a.vy);
    output.append(line.data(), static_cast<std::size_t>(size));
  }
}

}  // namespace

std::span<const OddProgram> odd_programs() { return kPrograms; }

std::string play_odd(const OddProgram& program, const explain::Variant& also,
                     std::string_view input) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (input.starts_with(kByteOrderMark)) input.remove_prefix(kByteOrderMark.size());
  std::istringstream numbers{std::string(input)};
  CourseParameters c;
  double count = 0.0;
  numbers >> c.cohesion_radius >> c.separation_radius >> c.max_separation >> c.alignment_radius >>
      c.cohesion_weight >> c.separation_weight >> c.alignment_weight >> count;
  std::vector<AgentState> agents(static_cast<std::size_t>(count));
  for (AgentState& a : agents) numbers >> a.x >> a.y >> a.vx >> a.vy;
  std::string output;
  for (double dt = 0.0; numbers >> dt;) {
    std::vector<AgentState> next;
    for (std::size_t a = 0; a < agents.size(); ++a) {
      const Scene scene{c, agents, a, dt};
      next.push_back(row_of(program).step(scene, force_on(row_of(program), also, scene)));
    }
    agents = next;
    print(agents, output);
  }
  return output;
}

}  // namespace flocking::testing
