#include "observe/number_study.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "observe/kinematics.h"
#include "observe/reading.h"
#include "variant/play.h"

namespace flocking::explain {
namespace {

class NumberStudy {
 public:
  explicit NumberStudy(Investigation& investigation)
      : investigation_(investigation),
        manner_(investigation.manner()),
        format_(investigation.manner().format) {}

  void learn_numbers();
  void learn_rounding();

 private:
  void learn_floats_from_residue();
  const PrintedRow* row_of_one(const Probe& probe);
  bool changes_large_numbers();
  void learn_rounding_in_long();

  Investigation& investigation_;
  Manner& manner_;
  Format& format_;
};

// Detects single precision far from the origin, where floats have few digits for any velocity. If
// forces ignore their weights, agents soon leave that region. The second probe, without neighbours,
// then detects it.
void NumberStudy::learn_numbers() {
  if (format_.has_odd_positions) return;
  constexpr double kOfFloats = 0.3;  // floats near a million are 1/8 apart
  const double of_digits = half_digit(format_.variant.at<Digits>(Slot::kPrintingDigits), 1e6);
  for (const Probe& probe : precision_probes()) {
    const Observation* seen = investigation_.observe(probe);
    if (seen == nullptr) continue;
    double smallest = std::numeric_limits<double>::infinity();
    for (const Variant& rules : step_rules(format_.variant)) {
      smallest = std::min(smallest, largest_error(rules, *seen));
    }
    manner_.is_float = smallest > 0.003 + of_digits && smallest < kOfFloats;
    if (smallest < kOfFloats) break;
  }
  learn_floats_from_residue();
}

// Detects floats by the residue of cancelling numbers. In the output of programs that print a fixed
// number of significant digits, numbers far from the origin do not reveal floats.
void NumberStudy::learn_floats_from_residue() {
  constexpr double kOfDoubles = 1e-11;
  constexpr double kOfFloats = 1e-6;
  const auto digits = format_.variant.at<Digits>(Slot::kPrintingDigits);
  if (digits != Digits::kThreeSignificant && digits != Digits::kShort) return;
  const Observation* seen = investigation_.observe(residue_probe());
  if (seen == nullptr || seen->frames.empty() || seen->frames.back().empty()) return;
  const double left = std::fabs(seen->frames.back().front()[0]);
  manner_.is_float = manner_.is_float || (left > kOfDoubles && left < kOfFloats);
}

// Returns the printed row of a single agent at rest, which no force moves.
const PrintedRow* NumberStudy::row_of_one(const Probe& probe) {
  const Observation* seen = investigation_.observe(probe);
  if (seen == nullptr || seen->frames.empty() || seen->frames.front().size() != 1) return nullptr;
  return &seen->frames.front().front();
}

// Returns true if the program changes a coordinate of a few millions and a half.
bool NumberStudy::changes_large_numbers() {
  const Probe large = overflow_probe();
  const PrintedRow* const row = row_of_one(large);
  return row != nullptr && (*row)[0] != large.agents.front().x;
}

void NumberStudy::learn_rounding() {
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

void NumberStudy::learn_rounding_in_long() {
  const Probe probe = enormous_probe();
  const PrintedRow* const row = row_of_one(probe);
  if (row != nullptr && (*row)[0] == held_by_long(probe.agents.front().x)) {
    format_.variant.set(Slot::kPrintingDigits, Digits::kInLong);
  }
}

}  // namespace

void learn_numbers(Investigation& investigation) {
  NumberStudy study(investigation);
  study.learn_numbers();
  study.learn_rounding();
}

}  // namespace flocking::explain
