#include "textbook.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifdef __FAST_MATH__
#error "The oracle needs IEEE arithmetic in the order written: no -ffast-math."
#endif

namespace oracle {
namespace {

struct Agent {
  double x, y, vx, vy;
};

struct Parameters {
  double r_c, r_s, f_s_max, r_a, k_c, k_s, k_a;
};

struct Vector {
  double x = 0, y = 0;
};

double length_of(double x, double y) { return std::sqrt(x * x + y * y); }

std::vector<double> read_numbers(const std::string& input) {
  const char* next = input.c_str() + (input.starts_with("\xEF\xBB\xBF") ? 3 : 0);
  std::vector<double> numbers;
  while (true) {
    char* end = nullptr;
    const double value = std::strtod(next, &end);
    if (end == next) {
      return numbers;
    }
    numbers.push_back(value);
    next = end;
  }
}

// Course assignment, Cohesion; `sum` is the sum of the positions of `n` neighbours.
Vector cohesion(const Parameters& p, const Agent& self, const Vector& sum, double n) {
  if (n == 0 || p.r_c <= 0) {
    return {};
  }
  const double x = sum.x / n - self.x;
  const double y = sum.y / n - self.y;
  if (length_of(x, y) <= p.r_c) {
    return {x / p.r_c, y / p.r_c};
  }
  return {};
}

// Course assignment, Separation: the term of one neighbour at distance d.
Vector push(Rules rules, double dx, double dy, double d) {
  if (rules == Rules::kCourse) {
    return {(dx / d) / d, (dy / d) / d};
  }
  return {dx == 0 ? 0 : (dx / d) / std::fabs(dx), dy == 0 ? 0 : (dy / d) / std::fabs(dy)};
}

// Course assignment, Separation: the sum over the neighbours, limited.
Vector limited(const Parameters& p, Rules rules, const Vector& s) {
  const double size = length_of(s.x, s.y);
  const double tested = rules == Rules::kCourse ? size : std::sqrt(s.x * s.x * (s.y * s.y));
  if (tested > p.f_s_max) {
    return {s.x / size * p.f_s_max, s.y / size * p.f_s_max};
  }
  return s;
}

Agent moved(const Parameters& p, Rules rules, const std::vector<Agent>& agents, std::size_t a,
            double dt) {
  const Agent& self = agents[a];
  Vector c;
  Vector s;
  Vector v;
  double n_c = 0;
  double n_a = 0;
  for (std::size_t i = 0; i < agents.size(); ++i) {
    const Agent& other = agents[i];
    const double dx = self.x - other.x;
    const double dy = self.y - other.y;
    const double d = length_of(dx, dy);
    if (i != a && d <= p.r_c) {
      c = {c.x + other.x, c.y + other.y};
      n_c += 1;
    }
    if (i != a && 0 < d && d <= p.r_s) {
      const Vector away = push(rules, dx, dy, d);
      s = {s.x + away.x, s.y + away.y};
    }
    if (d <= p.r_a) {
      v = {v.x + other.vx, v.y + other.vy};
      n_a += 1;
    }
  }
  const Vector f_c = cohesion(p, self, c, n_c);
  const Vector f_s = limited(p, rules, s);
  const Vector f_a = {v.x / n_a, v.y / n_a};  // Course assignment, Alignment.
  // Course assignment, Behavior composition.
  const double vx = self.vx + ((p.k_c * f_c.x + p.k_s * f_s.x) + p.k_a * f_a.x) * dt;
  const double vy = self.vy + ((p.k_c * f_c.y + p.k_s * f_s.y) + p.k_a * f_a.y) * dt;
  return {self.x + vx * dt, self.y + vy * dt, vx, vy};
}

std::string printed(double value) {
  // Some C libraries do not print this sign.
  if (std::isnan(value)) return std::signbit(value) ? "-nan" : "nan";
  std::array<char, 500> text{};  // The largest double has 309 digits before the point.
  static_cast<void>(std::snprintf(text.data(), text.size(), "%.3f", value));
  return text.data();
}

void print(const Agent& agent, std::string& output) {
  output += printed(agent.x) + ' ' + printed(agent.y) + ' ' + printed(agent.vx) + ' ' +
            printed(agent.vy) + '\n';
}

}  // namespace

std::string textbook(const std::string& input, Rules rules) {
  const std::vector<double> in = read_numbers(input);
  const Parameters p{in[0], in[1], in[2], in[3], in[4], in[5], in[6]};
  const auto agents_end = 8 + 4 * static_cast<std::size_t>(in[7]);
  std::vector<Agent> agents;
  for (std::size_t k = 8; k < agents_end; k += 4) {
    agents.push_back({in[k], in[k + 1], in[k + 2], in[k + 3]});
  }
  std::string output;
  for (std::size_t k = agents_end; k < in.size(); ++k) {
    std::vector<Agent> next;
    for (std::size_t a = 0; a < agents.size(); ++a) {
      next.push_back(moved(p, rules, agents, a, in[k]));
    }
    agents = next;
    for (const Agent& agent : agents) {
      print(agent, output);
    }
  }
  return output;
}

}  // namespace oracle
