#include "audit/right_program.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <type_traits>
#include <vector>

#include "arithmetic/double_pair.h"
#include "arithmetic/multiply_add.h"
#include "core/vec2.h"

namespace flocking::audit {
namespace {

constexpr std::array<MannerRow, 6> kManners = {
    {{Manner::kDescending, "adds from the last agent to the first"},
     {Manner::kLongDouble, "computes in long double"},
     {Manner::kFused, "fuses multiplications and additions"},
     {Manner::kSquares, "compares squares"},
     {Manner::kByComponent, "divides by products and multiplies by reciprocals"},
     {Manner::kHalvesAway, "rounds ties away from 0"}}};

template <class Real>
struct Agent {
  Vec2Of<Real> position;
  Vec2Of<Real> velocity;
};

/// Computes one step, in another order or precision than the rules.
template <class Real>
class RightProgram {
 public:
  using Vector = Vec2Of<Real>;

  RightProgram(Manner manner, bool is_course_tests, const CourseParameters& course,
               const FlockState& flock)
      : manner_(manner), is_course_tests_(is_course_tests), course_(course) {
    for (const AgentState& agent : flock.agents) {
      agents_.push_back({{Real(agent.x), Real(agent.y)}, {Real(agent.vx), Real(agent.vy)}});
    }
  }

  void step(double dt) {
    const std::vector<Agent<Real>> before = agents_;
    const Real time = dt;
    for (std::size_t a = 0; a < agents_.size(); ++a) {
      const Vector force = force_on(before, a);
      Agent<Real>& agent = agents_[a];
      agent.velocity = plus_times(agent.velocity, force, time);
      agent.position = plus_times(agent.position, agent.velocity, time);
    }
  }

  [[nodiscard]] const std::vector<Agent<Real>>& agents() const { return agents_; }

 private:
  struct Sums {
    Vector positions{};
    Vector pushes{};
    Vector velocities{};
    std::size_t near = 0;
    std::size_t aligned = 0;
  };

  [[nodiscard]] bool is(Manner manner) const { return manner_ == manner; }

  [[nodiscard]] Real plus_times(Real sum, Real a, Real b) const {
    if constexpr (std::is_same_v<Real, double>) {
      if (is(Manner::kFused)) return arithmetic::multiply_add(a, b, sum);
    }
    return sum + a * b;
  }
  [[nodiscard]] Vector plus_times(Vector sum, Vector v, Real factor) const {
    return {plus_times(sum.x, v.x, factor), plus_times(sum.y, v.y, factor)};
  }
  [[nodiscard]] Real square(Vector v) const { return plus_times(v.y * v.y, v.x, v.x); }
  [[nodiscard]] bool is_within(Vector v, Real limit) const {
    return is(Manner::kSquares) ? square(v) <= limit * limit : std::sqrt(square(v)) <= limit;
  }

  // Returns the contribution of a neighbour to separation.
  [[nodiscard]] Vector push(Vector offset) const {
    const Real squared = square(offset);
    const Real distance = std::sqrt(squared);
    if (is_course_tests_) {
      const auto part = [&](Real d) { return d == 0 ? Real(0) : d / (distance * std::fabs(d)); };
      return {part(offset.x), part(offset.y)};
    }
    if (is(Manner::kByComponent) || is(Manner::kSquares)) return offset / squared;
    if (is(Manner::kFused)) return offset * (1 / distance) * (1 / distance);
    return offset / distance / distance;
  }

  void look_at(Sums& sums, const std::vector<Agent<Real>>& before, std::size_t a,
               std::size_t i) const {
    const Vector offset = before[a].position - before[i].position;
    if (i != a && is_within(offset, course_.cohesion_radius)) {
      sums.positions += before[i].position;
      ++sums.near;
    }
    if (i != a && square(offset) > 0 && is_within(offset, course_.separation_radius)) {
      sums.pushes += push(offset);
    }
    if (is_within(offset, course_.alignment_radius)) {
      sums.velocities += before[i].velocity;
      ++sums.aligned;
    }
  }

  [[nodiscard]] Vector mean(Vector sum, std::size_t count) const {
    const Real n = static_cast<Real>(count);
    return is(Manner::kByComponent) ? sum * (1 / n) : sum / n;
  }

  [[nodiscard]] Vector cut(Vector pushes) const {
    const Real most = course_.max_separation;
    const bool is_cut = is_course_tests_
                            ? std::sqrt(pushes.x * pushes.x * (pushes.y * pushes.y)) > most
                            : !is_within(pushes, most);
    if (!is_cut) return pushes;
    const Real length = std::sqrt(square(pushes));
    return is(Manner::kByComponent) ? pushes * (most / length) : pushes / length * most;
  }

  [[nodiscard]] Vector force_on(const std::vector<Agent<Real>>& before, std::size_t a) const {
    Sums sums;
    for (std::size_t k = 0; k < before.size(); ++k) {
      look_at(sums, before, a, is(Manner::kDescending) ? before.size() - 1 - k : k);
    }
    Vector cohesion{};
    const Real radius = course_.cohesion_radius;
    if (sums.near > 0 && radius > 0) {
      const Vector way = mean(sums.positions, sums.near) - before[a].position;
      if (is_within(way, radius)) {
        cohesion = is(Manner::kByComponent) ? way * (1 / radius) : way / radius;
      }
    }
    const Vector alignment = sums.aligned > 0 ? mean(sums.velocities, sums.aligned) : Vector{};
    // This sum, too, is in another order than in the rules.
    Vector force = alignment * Real(course_.alignment_weight);
    force = plus_times(force, cut(sums.pushes), course_.separation_weight);
    return plus_times(force, cohesion, course_.cohesion_weight);
  }

  Manner manner_;
  bool is_course_tests_;
  CourseParameters course_;
  std::vector<Agent<Real>> agents_;
};

// Prints three decimals; detects ties exactly.
void print(Manner manner, double value, std::string& out) {
  if (manner == Manner::kHalvesAway && std::fabs(value) < 1e12) {
    const double thousandths = value * 1000.0;  // exact if there is a tie
    const double rest = arithmetic::exact_product(value, 1000.0).low;
    if (rest == 0.0 && std::fabs(thousandths - std::trunc(thousandths)) == 0.5) {
      out += fmt::format("{:.3f}", (thousandths + std::copysign(0.5, thousandths)) / 1000.0);
      return;
    }
  }
  out += fmt::format("{:.3f}", value);
}

template <class Real>
std::string output_of(Manner manner, bool is_course_tests, const explain::Scene& scene) {
  RightProgram<Real> program(manner, is_course_tests, scene.course, scene.flock);
  std::string out;
  for (const double dt : scene.steps) {
    program.step(dt);
    for (const Agent<Real>& agent : program.agents()) {
      for (const Real value :
           {agent.position.x, agent.position.y, agent.velocity.x, agent.velocity.y}) {
        print(manner, static_cast<double>(value), out);
        out += ' ';
      }
      out.back() = '\n';
    }
  }
  return out;
}

}  // namespace

std::span<const MannerRow> manners() { return kManners; }

std::string right_output(Manner manner, bool is_course_tests, const explain::Scene& scene) {
  return manner == Manner::kLongDouble ? output_of<long double>(manner, is_course_tests, scene)
                                       : output_of<double>(manner, is_course_tests, scene);
}

}  // namespace flocking::audit
