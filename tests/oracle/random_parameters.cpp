#include "random_parameters.h"

#include <cmath>
#include <cstddef>
#include <limits>

namespace oracle {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kLargest = std::numeric_limits<double>::max();
constexpr double kSmallest = std::numeric_limits<double>::denorm_min();

// Returns `value` or the double just below or above it, so that the result is a limit or misses it
// by one bit.
double at_boundary(RandomSource& random, double value) {
  const double toward = random.pick({value, value, 0, kInfinity});
  const double result = std::nextafter(value, toward);
  return std::isfinite(result) ? result : kLargest;
}

double length(double x, double y) { return std::sqrt(x * x + y * y); }

Point pick_point(RandomSource& random, const std::vector<Point>& points) {
  if (points.empty()) {
    return {0, 0};
  }
  return points[static_cast<std::size_t>(random.below(static_cast<int>(points.size())))];
}

double pick_distance(RandomSource& random, const std::vector<Point>& points) {
  const Point a = pick_point(random, points);
  const Point b = pick_point(random, points);
  return length(a.x - b.x, a.y - b.y);
}

// Returns the force on one of the agents at `points`, in the form in which one of the rule sets
// compares it with the limit.
double pick_push(RandomSource& random, double r_s, const std::vector<Point>& points) {
  const bool course = random.chance(50);
  Point sum;
  const Point self = pick_point(random, points);
  for (const Point& other : points) {
    const double dx = self.x - other.x;
    const double dy = self.y - other.y;
    const double d = length(dx, dy);
    if (0 < d && d <= r_s) {
      sum.x += dx == 0 ? 0 : (dx / d) / (course ? d : std::fabs(dx));
      sum.y += dy == 0 ? 0 : (dy / d) / (course ? d : std::fabs(dy));
    }
  }
  return course ? length(sum.x, sum.y) : std::sqrt(sum.x * sum.x * (sum.y * sum.y));
}

}  // namespace

double pick_radius(RandomSource& random, const Plan& plan, const std::vector<Point>& points) {
  if (random.chance(plan.percent_wild)) {
    return random.pick({1e9, 1e154, 1e200, kLargest, 1e-160, kSmallest, -0.0});
  }
  const int kind = random.below(100);
  if (kind < 12) {
    return 0;
  }
  if (kind < 20) {
    return 1e6 * plan.scale;
  }
  if (kind < 45) {
    return random.pick({1, 2, 3, 4, 5, 10, 13}) * plan.scale;
  }
  if (kind < 75) {
    return at_boundary(random, pick_distance(random, points));
  }
  return random.unit() * 20 * plan.scale;
}

double pick_limit(RandomSource& random, const Plan& plan, double r_s,
                  const std::vector<Point>& points) {
  if (random.chance(plan.percent_wild)) {
    return random.pick({1e-300, kSmallest, 1e-12, 1e160, kLargest, -0.0});
  }
  const int kind = random.below(100);
  if (kind < 12) {
    return 0;
  }
  if (kind < 25) {
    return 1e6 / plan.scale;
  }
  if (kind < 35) {
    return 1e-6 / plan.scale;
  }
  if (kind < 65) {
    return at_boundary(random, pick_push(random, r_s, points));
  }
  return random.unit() * 4 / plan.scale;
}

double pick_constant(RandomSource& random, const Plan& plan, double natural_size) {
  if (random.chance(plan.percent_wild)) {
    return random.pick({1e300, -1e300, 1e-300, 1e16, -0.0});
  }
  const double size = random.chance(50) ? natural_size : 1;
  return size * random.pick({0, 1, 1, -1, 0.5, 2, 10, 0.1, random.within(5)});
}

double pick_time_step(RandomSource& random, const Plan& plan) {
  if (random.chance(plan.percent_wild)) {
    return random.pick({1e300, -1e300, 1e10, 1e-300, kSmallest, -0.0});
  }
  return random.pick({0.125, 0.125, 1.0 / 60, 0.016, 1, -0.125, 0, random.within(2)});
}

}  // namespace oracle
