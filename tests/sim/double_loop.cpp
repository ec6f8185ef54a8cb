#include "sim/double_loop.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>

namespace flocking::testing {
namespace {

double root_of_squares(double x, double y) { return std::sqrt(x * x + y * y); }

struct Sums {
  double cx = 0, cy = 0, n_c = 0;
  double sx = 0, sy = 0;
  double ax = 0, ay = 0, n_a = 0;
};

Sums sums_of(const FlockState& now, const CourseParameters& p, Profile profile, std::size_t a) {
  const AgentState& self = now.agents[a];
  Sums sums;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const AgentState& other = now.agents[i];
    const double dx = self.x - other.x;
    const double dy = self.y - other.y;
    const double d = root_of_squares(dx, dy);
    if (i != a && d <= p.cohesion_radius) {
      sums.cx += other.x;
      sums.cy += other.y;
      sums.n_c += 1;
    }
    if (i != a && 0 < d && d <= p.separation_radius) {
      if (profile == Profile::kCourse) {
        sums.sx += (dx / d) / d;
        sums.sy += (dy / d) / d;
      } else {
        if (dx != 0) sums.sx += (dx / d) / std::fabs(dx);
        if (dy != 0) sums.sy += (dy / d) / std::fabs(dy);
      }
    }
    if (d <= p.alignment_radius) {
      sums.ax += other.vx;
      sums.ay += other.vy;
      sums.n_a += 1;
    }
  }
  return sums;
}

Vec2 cohesion(const Sums& sums, const CourseParameters& p, const AgentState& self) {
  if (!(sums.n_c > 0) || !(p.cohesion_radius > 0)) return {0, 0};
  const double ex = sums.cx / sums.n_c - self.x;
  const double ey = sums.cy / sums.n_c - self.y;
  if (!(root_of_squares(ex, ey) <= p.cohesion_radius)) return {0, 0};
  return {ex / p.cohesion_radius, ey / p.cohesion_radius};
}

Vec2 separation(const Sums& sums, const CourseParameters& p, Profile profile) {
  const double size = root_of_squares(sums.sx, sums.sy);
  const double compared =
      profile == Profile::kCourse ? size : std::sqrt(sums.sx * sums.sx * (sums.sy * sums.sy));
  if (!(compared > p.max_separation)) return {sums.sx, sums.sy};
  return {(sums.sx / size) * p.max_separation, (sums.sy / size) * p.max_separation};
}

Vec2 direction(Vec2 v) {
  const double size = root_of_squares(v.x, v.y);
  return {v.x / size, v.y / size};
}

std::array<double, 4> values(const AgentState& agent) {
  return {agent.x, agent.y, agent.vx, agent.vy};
}

}  // namespace

FlockState stepped_by_double_loop(const FlockState& now, const CourseParameters& course,
                                  Profile profile, double dt) {
  const CourseParameters& p = course;
  FlockState next(now.size());
  for (std::size_t a = 0; a < now.size(); ++a) {
    const AgentState& self = now.agents[a];
    const Sums sums = sums_of(now, p, profile, a);
    const Vec2 f_c = cohesion(sums, p, self);
    const Vec2 f_s = separation(sums, p, profile);
    const Vec2 f_a = {sums.ax / sums.n_a, sums.ay / sums.n_a};
    const double fx =
        (p.cohesion_weight * f_c.x + p.separation_weight * f_s.x) + p.alignment_weight * f_a.x;
    const double fy =
        (p.cohesion_weight * f_c.y + p.separation_weight * f_s.y) + p.alignment_weight * f_a.y;
    const double vx = self.vx + fx * dt;
    const double vy = self.vy + fy * dt;
    next.agents[a] = {self.x + vx * dt, self.y + vy * dt, vx, vy};
  }
  return next;
}

std::vector<Vec2> first_headings(const FlockState& start) {
  std::vector<Vec2> headings(start.size(), Vec2{1, 0});
  turn_headings(headings, start);
  return headings;
}

void turn_headings(std::vector<Vec2>& headings, const FlockState& state) {
  for (std::size_t i = 0; i < state.size(); ++i) {
    const Vec2 v = state.velocity(i);
    if (v.x * v.x + v.y * v.y > 1e-8) headings[i] = direction(v);
  }
}

bool same_bits(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

std::string difference(const FlockState& ours, const FlockState& theirs) {
  if (ours.size() != theirs.size()) return "not as many agents";
  constexpr std::array kNames = {"x", "y", "vx", "vy"};
  for (std::size_t i = 0; i < ours.size(); ++i) {
    const std::array<double, 4> a = values(ours.agents[i]);
    const std::array<double, 4> b = values(theirs.agents[i]);
    for (std::size_t k = 0; k < a.size(); ++k) {
      if (same_bits(a[k], b[k])) continue;
      return "agent " + std::to_string(i) + ": " + kNames[k] + " is " + bits_text(a[k]) +
             " instead of " + bits_text(b[k]);
    }
  }
  return "";
}

std::string bits_text(double value) {
  std::array<char, 40> text{};
  static_cast<void>(std::snprintf(text.data(), text.size(), "%a", value));
  return text.data();
}

std::string bits_text(Vec2 value) { return bits_text(value.x) + ' ' + bits_text(value.y); }

std::string bits_text(const FlockState& state) {
  std::string text;
  for (const AgentState& agent : state.agents) {
    for (const double value : values(agent)) text += bits_text(value) + ' ';
    text.back() = '\n';
  }
  return text;
}

}  // namespace flocking::testing
