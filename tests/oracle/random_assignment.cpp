#include "random_assignment.h"

#include <cstddef>
#include <string>
#include <vector>

#include "random_layout.h"
#include "random_parameters.h"
#include "random_points.h"
#include "random_source.h"

namespace oracle {
namespace {

Plan pick_plan(RandomSource& random) {
  const int percent_wild = static_cast<int>(random.pick({0, 0, 2, 5, 40}));
  return {percent_wild, random.pick({1, 1, 1, 0.125, 0.1, 10, 1024, 0x1p-30, 1e5, 0x1p43, 1e13})};
}

int pick_agent_count(RandomSource& random) {
  const int kind = random.below(100);
  if (kind < 4) {
    return 0;
  }
  if (kind < 10) {
    return 1;
  }
  if (kind < 30) {
    return 2;
  }
  if (kind < 60) {
    return random.between(3, 8);
  }
  return kind < 98 ? random.between(9, 40) : random.between(60, 150);
}

// Usually uses one style, sometimes a blend of two, rarely a random style for each point.
std::vector<Point> pick_points(RandomSource& random, const Plan& plan, int count) {
  const PointStyle main_style = pick_point_style(random, random.chance(plan.percent_wild));
  const PointStyle other_style = pick_point_style(random, random.chance(plan.percent_wild));
  const int percent_other = random.chance(50) ? 0 : 30;
  std::vector<Point> points;
  for (int i = 0; i < count; ++i) {
    PointStyle style = random.chance(percent_other) ? other_style : main_style;
    if (random.chance(plan.percent_wild)) {
      style = pick_point_style(random, true);
    }
    points.push_back(style(random, plan.scale));
  }
  return points;
}

}  // namespace

std::string random_assignment(std::uint64_t seed) {
  RandomSource random(seed);
  const Plan plan = pick_plan(random);
  const int count = pick_agent_count(random);
  const auto positions = pick_points(random, plan, count);
  const auto velocities =
      random.chance(20) ? std::vector<Point>(positions.size()) : pick_points(random, plan, count);
  const int percent_unusual = static_cast<int>(random.pick({0, 0, 5, 60}));
  const auto text = [&](double value) { return number_text(random, value, percent_unusual); };

  const double r_c = pick_radius(random, plan, positions);
  const double r_s = pick_radius(random, plan, positions);
  const double limit = pick_limit(random, plan, r_s, positions);
  const double r_a = pick_radius(random, plan, positions);
  std::vector<std::vector<std::string>> rows{{text(r_c), text(r_s), text(limit), text(r_a)}};
  for (const double natural_size : {plan.scale, plan.scale * plan.scale, 1.0}) {
    rows[0].push_back(text(pick_constant(random, plan, natural_size)));
  }
  rows[0].push_back(std::to_string(count));
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const Point p = positions[i];
    const Point v = velocities[i];
    rows.push_back({text(p.x), text(p.y), text(v.x), text(v.y)});
  }
  const int steps = random.chance(4) ? 0 : random.between(1, 6);
  for (int i = 0; i < steps; ++i) {
    rows.push_back({text(pick_time_step(random, plan))});
  }
  return random_layout(random, rows);
}

}  // namespace oracle
