#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <string>

#include "core/vec2.h"
#include "explain/fact_rows.h"
#include "explain/facts.h"
#include "explain/probes.h"

/// What holds of the time step and of reading.
namespace flocking::explain {
namespace {

// How fast an agent alone is after a step in which nothing acts on it.
std::optional<double> speed_after(Investigation& investigation, Vec2 velocity, double maximum,
                                  std::string& input) {
  Probe probe = free_motion_probe();
  probe.name = "speed";
  probe.course.cohesion_weight = 0.0;
  probe.course.separation_weight = 0.0;
  probe.course.alignment_weight = 0.0;
  probe.course.max_separation = maximum;
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
  constexpr double kShare = 1e-3;  // by which two speeds differ that are one
  if (prints_positions_only(investigation.format().variant)) return std::nullopt;
  std::string input;
  const auto slow = speed_after(investigation, {300.0, 400.0}, 7.0, input);
  const auto fast = speed_after(investigation, {-3000.0, 4000.0}, 70.0, input);
  if (!slow || !fast || !(*slow > 0.0) || !(*slow < 400.0)) return std::nullopt;
  if (!(std::fabs(*fast - *slow) <= kShare * *slow)) return std::nullopt;
  const std::string code = fmt::format("never-faster-than-{:.4g}", *slow);
  return LargestSpeed{*slow, {code, sentence_of(code), input}};
}

std::optional<Fact> fact_of_reading(const Investigation& investigation) {
  const WholeNumbers whole = investigation.needs_whole();
  if (whole == WholeNumbers::kNone) return std::nullopt;
  const std::string code =
      whole == WholeNumbers::kRadii ? "lost-unless-whole-radii" : "lost-unless-whole-parameters";
  return Fact{code, sentence_of(code), investigation.lost_input()};
}

}  // namespace flocking::explain
