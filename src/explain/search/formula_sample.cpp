#include "explain/search/formula_sample.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>

#include "observe/kinematics.h"

namespace flocking::explain {
namespace {

struct SeenVelocity {
  Vec2 velocity;
  double half = 0.0;  // uncertainty of the velocity
};

// Returns the new velocity as printed. In long time steps, derives it from the position, if that
// gives more digits.
SeenVelocity new_velocity(const Variant& base, const Observation& seen, const AgentState& before,
                          const PrintedRow& row) {
  const double dt = seen.scene.steps[0];
  const auto digits = base.at<Digits>(Slot::kPrintingDigits);
  const auto half_of = [&](double a, double b) {
    const double size = std::max({1.0, std::fabs(a), std::fabs(b)});
    return half_digit(digits, size) + slack_of(base) * size;
  };
  const bool moves_at_once =
      base.at<Position>(Slot::kStepPosition) == Position::kNewVelocity && position_power(base) == 1;
  if (!moves_at_once || dt <= 1.0 || seen.has_odd_positions)
    return {{row[2], row[3]}, half_of(row[2], row[3])};
  return {{(row[0] - before.x) / dt, (row[1] - before.y) / dt}, half_of(row[0], row[1]) / dt};
}

std::optional<FormulaSample> sample_of(Force force, Weight weight, const Variant& base,
                                       const Observation& seen) {
  const bool has_start = base.at<Start>(Slot::kPrintingStart) == Start::kPrinted;
  const std::size_t at = has_start ? 1 : 0;
  if (seen.scene.flock.size() != 2 || seen.frames.size() <= at || seen.scene.steps.empty()) {
    return std::nullopt;
  }
  if (seen.frames[at].size() != 2) return std::nullopt;
  const CourseParameters& course = seen.scene.course;
  const AgentState& self = seen.scene.flock.agents[0];
  const double dt = seen.scene.steps[0];
  const std::optional<Force> weigher = weigher_of(weight, force);
  const PrintedRow& row = seen.frames[at][0];
  FormulaSample sample;
  sample.own = {.position = {self.x, self.y},
                .velocity = {self.vx, self.vy},
                .radius = radius_of(course, force),
                .weight = weigher ? weight_of(course, *weigher) : 1.0,
                .maximum = course.max_separation,
                .dt = dt,
                .divides_by_zero_length = true};
  sample.other = seen.scene.flock.agents[1];
  sample.offset = sample.own.position - Vec2{sample.other.x, sample.other.y};
  sample.distance = length(sample.offset);
  const auto [velocity, half] = new_velocity(base, seen, self, row);
  sample.felt = {force_over(base, self.vx, velocity.x, dt),
                 force_over(base, self.vy, velocity.y, dt)};
  sample.tolerance = std::fabs(force_over(base, 0.0, half, dt));
  // A fitting force is at most as long as the observed force plus its uncertainty.
  const double length_at_most = std::fabs(sample.felt.x) + std::fabs(sample.felt.y);
  sample.most =
      (sample.tolerance + kLostInRounding * length_at_most) * (1.0 + 10.0 * kLostInRounding);
  if (!std::isfinite(sample.felt.x) || !std::isfinite(sample.felt.y)) return std::nullopt;
  return sample;
}

}  // namespace

std::vector<FormulaSample> samples_of(Force force, Weight weight, const Variant& base,
                                      const std::vector<const Observation*>& pairs) {
  std::vector<FormulaSample> samples;
  for (const Observation* one : pairs) {
    if (std::optional<FormulaSample> sample = sample_of(force, weight, base, *one))
      samples.push_back(*sample);
  }
  return samples;
}

std::vector<FormulaSample> telling_ones(const std::vector<FormulaSample>& samples) {
  std::vector<FormulaSample> telling;
  std::copy_if(samples.begin(), samples.end(), std::back_inserter(telling),
               [](const FormulaSample& s) { return length(s.felt) > 100.0 * s.tolerance; });
  return telling;
}

}  // namespace flocking::explain
