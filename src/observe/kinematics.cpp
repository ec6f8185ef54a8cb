#include "observe/kinematics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/vec2.h"
#include "observe/movement.h"
#include "variant/choices.h"

namespace flocking::explain {

double force_over(const Variant& rules, double old_velocity, double new_velocity, double dt) {
  const bool is_replaced = rules.at<Velocity>(Slot::kStepVelocity) == Velocity::kReplaced;
  const double before_friction = new_velocity / share_kept(rules.at<Speed>(Slot::kStepSpeed));
  const double change = before_friction - (is_replaced ? 0.0 : old_velocity);
  const int power = velocity_power(rules);
  if (power == 0) return change;
  return change / (power == 2 ? dt * dt : dt);
}

namespace {

double force_over(const Variant& rules, const Movement& m, double dt) {
  return explain::force_over(rules, m.old_velocity, m.new_velocity, dt);
}

// The expected value and its uncertainty due to digits that were not printed.
struct Target {
  double value = 0.0;
  double doubt = 0.0;
};

Target target_of(const Variant& rules, const Movement& m, double dt, double half) {
  const double t = position_power(rules) == 0 ? 1.0 : dt;
  const double of_half = 0.5 * t * t * force_over(rules, m, dt);
  const double of_force = t * t * force_over(rules, {.old_velocity = 0.0, .new_velocity = 1.0}, dt);
  const double doubt = half * (2.0 + 3.0 * std::fabs(t) + std::fabs(of_force));
  switch (rules.at<Position>(Slot::kStepPosition)) {
    case Position::kOldVelocity:
      return {m.from + m.old_velocity * t, doubt};
    case Position::kOldAndHalf:
      return {m.from + m.old_velocity * t + of_half, doubt};
    case Position::kNewAndHalf:
      return {m.from + m.new_velocity * t + of_half, doubt};
    case Position::kUnmoved:
      return {m.from, doubt};
    default:
      return {m.from + m.new_velocity * t, doubt};
  }
}

bool is_finite(const Movement& m) {
  return std::isfinite(m.to) && std::isfinite(m.new_velocity) && std::isfinite(m.from) &&
         std::isfinite(m.old_velocity);
}

// Returns the error of the new position, beyond the uncertainty of the printed digits.
double error_of(const Variant& rules, const Movement& m, double dt) {
  if (!is_finite(m) || dt == 0.0 || std::isnan(dt)) return 0.0;
  const auto digits = rules.at<Digits>(Slot::kPrintingDigits);
  const double size = std::max({std::fabs(m.to), std::fabs(m.new_velocity), std::fabs(m.from)});
  const Target target = target_of(rules, m, dt, half_digit(digits, size));
  return std::max(0.0, std::fabs(target.value - m.to) - target.doubt);
}

// Returns true if a printed start shows the agent as given. NaN also counts as correct, since it
// proves nothing.
bool is_there(const Movement& m, double half, double scale) {
  if (!is_finite(m)) return true;
  const double allowed = half + 1e-6 * scale;
  return std::fabs(m.from - m.to) <= allowed &&
         std::fabs(m.old_velocity - m.new_velocity) <= allowed;
}

}  // namespace

bool is_as_fast_as(double largest_speed, const PrintedRow& row) {
  constexpr double kAlmost = 0.99;
  return length(Vec2{row[2], row[3]}) > kAlmost * largest_speed;
}

std::vector<Variant> step_rules(const Variant& base) {
  std::vector<Variant> rules;
  for (const Choice& velocity : choices_of(Slot::kStepVelocity)) {
    for (const Choice& position : choices_of(Slot::kStepPosition)) {
      for (const Choice& dt : choices_of(Slot::kStepDt)) {
        Variant& rule = rules.emplace_back(base);
        rule.set(Slot::kStepVelocity, velocity.value);
        rule.set(Slot::kStepPosition, position.value);
        rule.set(Slot::kStepDt, dt.value);
      }
    }
  }
  // If only positions are printed, the rules below would fit too many outputs.
  if (prints_positions_only(base)) return rules;
  for (std::size_t i = 0, count = rules.size(); i < count; ++i) {
    rules.emplace_back(rules[i]).set(Slot::kStepState, State::kAsRead);
    const bool is_added = rules[i].at<Velocity>(Slot::kStepVelocity) == Velocity::kAdded;
    if (is_added) rules.emplace_back(rules[i]).set(Slot::kStepState, State::kVelocityAsRead);
  }
  return rules;
}

bool moves_as(const Variant& rules, const Observation& seen) {
  const auto digits = rules.at<Digits>(Slot::kPrintingDigits);
  bool moves = true;
  for_each_movement(rules, seen, [&](const Movement& m, double dt, bool is_start) {
    if (is_start) {
      moves = moves && is_there(m, half_digit(digits, m.to), seen.scale);
      return;
    }
    const double size = std::max({seen.scale, std::fabs(m.to), std::fabs(m.new_velocity)});
    moves = moves && error_of(rules, m, dt) <= 2e-6 * size;
  });
  return moves;
}

double largest_error(const Variant& rules, const Observation& seen) {
  double largest = 0.0;
  for_each_movement(rules, seen, [&](const Movement& m, double dt, bool is_start) {
    if (!is_start) largest = std::max(largest, error_of(rules, m, dt));
  });
  return largest;
}

namespace {

constexpr double kDoubt = 0.06;  // error of a printed velocity: only one decimal may be printed

}  // namespace

bool keeps_velocities(const Observation& seen) {
  const std::vector<PrintedRow>& frame = seen.frames.back();
  for (std::size_t i = 0; i < frame.size(); ++i) {
    const AgentState& agent = seen.scene.flock.agents[i];
    const double off =
        std::max(std::fabs(frame[i][2] - agent.vx), std::fabs(frame[i][3] - agent.vy));
    if (off > kDoubt) return false;
  }
  return !frame.empty();
}

bool keeps_slow_velocities(const Observation& seen) {
  double most = 0.0;     // highest speed that is kept
  double longest = 0.0;  // highest speed after a limit
  double shortest = std::numeric_limits<double>::infinity();
  const std::vector<PrintedRow>& frame = seen.frames.back();
  for (std::size_t i = 0; i < frame.size(); ++i) {
    const AgentState& agent = seen.scene.flock.agents[i];
    const Vec2 given{agent.vx, agent.vy};
    const Vec2 now{frame[i][2], frame[i][3]};
    if (length(now - given) <= kDoubt) {
      most = std::max(most, length(now));
      continue;
    }
    const double size = length(now);
    if (!(size < length(given)) || length(given * (size / length(given)) - now) > kDoubt) {
      return false;
    }
    longest = std::max(longest, size);
    shortest = std::min(shortest, size);
  }
  return longest - shortest <= kDoubt && most <= shortest + kDoubt && longest > 0.0;
}

}  // namespace flocking::explain
