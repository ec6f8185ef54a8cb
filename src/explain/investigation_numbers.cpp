// What an investigation learns of the numbers that a program computes with and prints.
#include <algorithm>
#include <cmath>
#include <limits>

#include "explain/investigation.h"
#include "explain/kinematics.h"
#include "explain/reading.h"

namespace flocking::explain {

// Far from the origin the digits of a float are few, whatever the velocities are. Where forces act
// without weights agents are soon too far out: then it is seen where they are apart.
void Investigation::learn_numbers() {
  constexpr double kOfFloats = 0.3;  // a step of floats near a million is an eighth
  const double of_digits = half_digit(format_.variant.at<Digits>(Slot::kPrintingDigits), 1e6);
  for (const Probe& probe : precision_probes()) {
    const Observation* seen = observe(probe);
    if (seen == nullptr) continue;
    double smallest = std::numeric_limits<double>::infinity();
    for (const Variant& rules : step_rules(format_.variant)) {
      smallest = std::min(smallest, largest_error(rules, *seen));
    }
    is_float_ = smallest > 0.003 + of_digits && smallest < kOfFloats;
    if (smallest < kOfFloats) return;
  }
}

// An agent at rest that nothing acts on stays where it is.
void Investigation::learn_rounding() {
  if (format_.variant.at<Digits>(Slot::kPrintingDigits) != Digits::kThree) return;
  const Observation* seen = observe(rounding_probe());
  if (seen == nullptr || seen->frames.empty() || seen->frames.front().size() != 1) return;
  const PrintedRow& row = seen->frames.front().front();
  const AgentState& agent = seen->scene.flock.agents.front();
  const auto is_cut = [&](double (*cut)(double)) {
    const auto is_it = [cut](double value, double printed) {
      return std::fabs(printed - cut(value * 1000.0) / 1000.0) < 1e-4;
    };
    return is_it(agent.x, row[0]) && is_it(agent.y, row[1]);
  };
  if (is_cut(std::floor)) format_.variant.set(Slot::kPrintingDigits, Digits::kDown);
  if (!is_cut(std::trunc)) return;
  format_.variant.set(Slot::kPrintingDigits, Digits::kTowardsZero);
  const Observation* large = observe(overflow_probe());
  if (large == nullptr || large->frames.empty() || large->frames.front().size() != 1) return;
  if (large->frames.front().front()[0] != large->scene.flock.agents.front().x) {
    format_.variant.set(Slot::kPrintingDigits, Digits::kInInt);
  }
}

}  // namespace flocking::explain
