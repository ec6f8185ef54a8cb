#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>

#include "core/vec2.h"
#include "observe/facts/fact_rows.h"
#include "observe/facts/facts.h"
#include "observe/kinematics.h"
#include "observe/layout.h"
#include "observe/movement.h"
#include "observe/probes.h"

/// Facts about the time step and about reading.
namespace flocking::explain {
namespace {

constexpr double kLongerStep = 0.1;

// Returns the speed of a single agent after a step in which no force acts on it.
std::optional<double> speed_after(Investigation& investigation, Vec2 velocity, double maximum,
                                  std::string& input) {
  Probe probe = free_motion_probe();
  probe.name = "speed";
  probe.course.cohesion_weight = 0.0;
  probe.course.separation_weight = 0.0;
  probe.course.alignment_weight = 0.0;
  probe.course.max_separation = maximum;
  if (investigation.format().has_odd_positions) {  // this program may do nothing in short steps
    for (double& dt : probe.steps) dt = std::max(dt, kLongerStep);
  }
  probe.agents = {{1.5, -2.5, velocity.x, velocity.y}};
  const Observation* seen = investigation.observe(probe);
  if (seen == nullptr || seen->frames.empty() || seen->frames.front().size() != 1) {
    return std::nullopt;
  }
  input = input_of(probe);
  const PrintedRow& row = seen->frames.front().front();
  return length(Vec2{row[2], row[3]});
}

}  // namespace

std::optional<LargestSpeed> largest_speed_of(Investigation& investigation) {
  constexpr double kShare = 1e-3;  // relative difference up to which two speeds count as equal
  if (prints_positions_only(investigation.format().variant)) return std::nullopt;
  std::string input;
  const auto slow = speed_after(investigation, {300.0, 400.0}, 7.0, input);
  const auto fast = speed_after(investigation, {-3000.0, 4000.0}, 70.0, input);
  if (!slow || !fast || !(*slow > 0.0) || !(*slow < 400.0)) return std::nullopt;
  if (!(std::fabs(*fast - *slow) <= kShare * *slow)) return std::nullopt;
  const std::string code = fmt::format("never-faster-than-{:.4g}", *slow);
  return LargestSpeed{*slow, {code, sentence_of(code), input}};
}

namespace {

// The interval of values that agree with all measurements, from `least` to `most`.
struct Bounds {
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();

  void keep(double value, double doubt) {
    least = std::max(least, value - doubt);
    most = std::min(most, value + doubt);
  }
  [[nodiscard]] bool is_possible() const { return least <= most; }
  // Returns the value with as many digits as are certain, at most four.
  [[nodiscard]] std::string text() const {
    for (int digits = 1; digits < 4; ++digits) {
      std::string shorter = fmt::format("{:.{}g}", 0.5 * (least + most), digits);
      const double value = std::strtod(shorter.c_str(), nullptr);
      if (value >= least && value <= most) return shorter;
    }
    return fmt::format("{:.4g}", 0.5 * (least + most));
  }
};

struct FreeMotion {
  Bounds of_step;      // factor of the velocity in the displacement
  Bounds of_time;      // factor of velocity times time step in the displacement
  Bounds of_velocity;  // factor of the velocity in the new velocity
};

// Returns the bounds of the factors of FreeMotion over all steps of an observation without forces.
FreeMotion free_motion_in(const Observation& seen, const Variant& format) {
  const auto digits = format.at<Digits>(Slot::kPrintingDigits);
  FreeMotion motion;
  for_each_movement(format, seen, [&](const Movement& m, double dt, bool is_start) {
    const double speed = std::fabs(m.old_velocity);
    const double of_old = half_digit(digits, m.old_velocity);
    if (is_start || speed <= of_old) return;
    const auto doubt_of = [&](double by, double a, double b) {
      return 1.001 * (half_digit(digits, a) + half_digit(digits, b) + std::fabs(by) * of_old) /
             speed;
    };
    const double by = (m.to - m.from) / m.old_velocity;
    const double doubt = doubt_of(by, m.from, m.to) + 1e-9 * seen.scale / speed;
    motion.of_step.keep(by, doubt);
    motion.of_time.keep(by / dt, doubt / std::fabs(dt));
    const double kept = m.new_velocity / m.old_velocity;
    motion.of_velocity.keep(kept, doubt_of(kept, m.new_velocity, 0.0));
  });
  return motion;
}

}  // namespace

std::optional<Fact> fact_of_positions(const Investigation& investigation) {
  if (!investigation.format().has_odd_positions || investigation.seen().empty())
    return std::nullopt;
  Format whole = investigation.format();
  whole.has_odd_positions = false;
  const Observation& reading = investigation.seen().front();
  const auto seen = observe(reading.name, reading.input, reading.result, whole);
  if (!seen) return std::nullopt;
  const FreeMotion motion = free_motion_in(*seen, whole.variant);
  std::string code = "moves-otherwise";
  if (motion.of_time.is_possible()) code = "step-times-" + motion.of_time.text();
  if (motion.of_step.is_possible()) code = "step-always-" + motion.of_step.text();
  return Fact{code, sentence_of(code), reading.input};
}

std::optional<Fact> fact_of_velocities(const Investigation& investigation) {
  if (investigation.seen().empty()) return std::nullopt;
  const Observation& reading = investigation.seen().front();
  if (reading.frames.empty() || keeps_velocities(reading)) return std::nullopt;
  const Bounds share = free_motion_in(reading, investigation.format().variant).of_velocity;
  const std::string code =
      share.is_possible() ? "velocity-times-" + share.text() : "velocity-changes";
  return Fact{code, sentence_of(code), reading.input};
}

std::optional<Fact> fact_of_printing(const Investigation& investigation) {
  if (investigation.seen().empty()) return std::nullopt;
  const Observation& reading = investigation.seen().front();
  const std::optional<std::size_t> numbers = numbers_per_line(reading.result.output);
  if (!numbers || *numbers < 2) return std::nullopt;
  const std::string code = fmt::format("numbers-in-a-line-{}", *numbers);
  return Fact{code, sentence_of(code), reading.input};
}

std::optional<Fact> fact_of_reading(const Investigation& investigation) {
  const WholeNumbers whole = investigation.manner().layout.whole;
  if (whole == WholeNumbers::kNone) return std::nullopt;
  const std::string code =
      whole == WholeNumbers::kRadii ? "lost-unless-whole-radii" : "lost-unless-whole-parameters";
  return Fact{code, sentence_of(code), investigation.manner().lost_input};
}

}  // namespace flocking::explain
