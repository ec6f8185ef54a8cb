// What an investigation learns of the numbers that a program computes with and prints.
#include <algorithm>
#include <cmath>
#include <limits>

#include "explain/investigation.h"
#include "explain/kinematics.h"
#include "explain/play.h"
#include "explain/reading.h"

namespace flocking::explain {

// Far from the origin the digits of a float are few, whatever the velocities are. Where forces act
// without weights agents are soon too far out: then it is seen where they are apart.
void Investigation::learn_numbers() {
  if (format_.has_odd_positions) return;
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
    if (smallest < kOfFloats) break;
  }
  learn_floats_from_residue();
}

// Where so many significant digits are printed, however small or large a number is, floats do not
// show far from the origin, but in what is left where numbers cancel.
void Investigation::learn_floats_from_residue() {
  constexpr double kOfDoubles = 1e-11;
  constexpr double kOfFloats = 1e-6;
  const auto digits = format_.variant.at<Digits>(Slot::kPrintingDigits);
  if (digits != Digits::kThreeSignificant && digits != Digits::kShort) return;
  const Observation* seen = observe(residue_probe());
  if (seen == nullptr || seen->frames.empty() || seen->frames.back().empty()) return;
  const double left = std::fabs(seen->frames.back().front()[0]);
  is_float_ = is_float_ || (left > kOfDoubles && left < kOfFloats);
}

// What is printed of an agent at rest that nothing acts on, which stays where it is.
const PrintedRow* Investigation::row_of_one(const Probe& probe) {
  const Observation* seen = observe(probe);
  if (seen == nullptr || seen->frames.empty() || seen->frames.front().size() != 1) return nullptr;
  return &seen->frames.front().front();
}

// Whether it prints another one for a few millions and a half.
bool Investigation::changes_large_numbers() {
  const Probe large = overflow_probe();
  const PrintedRow* const row = row_of_one(large);
  return row != nullptr && (*row)[0] != large.agents.front().x;
}

void Investigation::learn_rounding() {
  const auto digits = format_.variant.at<Digits>(Slot::kPrintingDigits);
  if (digits == Digits::kRounded) {
    if (changes_large_numbers()) {
      format_.variant.set(Slot::kPrintingDigits, Digits::kRoundedShort);
    } else {
      learn_rounding_in_long();
    }
  }
  if (digits != Digits::kThree) return;
  const Probe probe = rounding_probe();
  const PrintedRow* const seen = row_of_one(probe);
  if (seen == nullptr) return;
  const PrintedRow& row = *seen;
  const AgentState& agent = probe.agents.front();
  const auto is_cut = [&](double (*cut)(double)) {
    const auto is_it = [cut](double value, double printed) {
      return std::fabs(printed - cut(value * 1000.0) / 1000.0) < 1e-4;
    };
    return is_it(agent.x, row[0]) && is_it(agent.y, row[1]);
  };
  if (is_cut(std::floor)) format_.variant.set(Slot::kPrintingDigits, Digits::kDown);
  if (!is_cut(std::trunc)) return;
  format_.variant.set(Slot::kPrintingDigits, Digits::kTowardsZero);
  if (changes_large_numbers()) format_.variant.set(Slot::kPrintingDigits, Digits::kInInt);
}

void Investigation::learn_rounding_in_long() {
  const Probe probe = enormous_probe();
  const PrintedRow* const row = row_of_one(probe);
  if (row != nullptr && (*row)[0] == held_by_long(probe.agents.front().x)) {
    format_.variant.set(Slot::kPrintingDigits, Digits::kInLong);
  }
}

}  // namespace flocking::explain
