#include "explain/investigation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "explain/force.h"
#include "explain/kinematics.h"
#include "explain/reading.h"

namespace flocking::explain {
namespace {

// A program that never ends is not asked again and again.
constexpr std::uint64_t kMostStops = 4;

std::string without_last_line_end(std::string input) {
  while (input.ends_with('\n')) input.pop_back();
  return input;
}

bool has_nan(const std::string& output) {
  return output.find("nan") != std::string::npos || output.find("NaN") != std::string::npos;
}

}  // namespace

std::string Investigation::as_given(const std::string& input) const {
  return (begins_with_blank_ ? " " : "") + (ends_last_line_ ? input : without_last_line_end(input));
}

Ran Investigation::run(const std::string& input) {
  ++runs_;
  Ran ran = program_(as_given(input));
  if (ran.was_stopped) ++stops_;
  return ran;
}

bool Investigation::is_given_up() const { return stops_ >= kMostStops; }

void Investigation::remark(const std::string& text) {
  if (std::find(remarks_.begin(), remarks_.end(), text) == remarks_.end()) {
    remarks_.push_back(text);
  }
}

bool Investigation::is_repeatable(const std::string& input, const Ran& first) {
  const Ran again = run(input);
  return again.output == first.output && again.ended_well == first.ended_well;
}

// One that crashes behind the last line end does not where there is none.
void Investigation::try_without_last_line_end(const std::string& input, Ran& ran) {
  ends_last_line_ = false;
  Ran other = run(input);
  if (other.ended_well && !find_formats(input, other).empty()) {
    remark("it ends with " + ran.how + " where the input ends with a line end");
    ran = std::move(other);
    format_.variant.set(Slot::kReadingEmptyLine, EmptyLine::kCrash);
    return;
  }
  ends_last_line_ = true;
}

// Without its first character the input has one number less; before a blank nothing is lost.
void Investigation::learn_first_character() {
  Probe probe = reading_probes().front();
  probe.course.cohesion_radius = 7;
  const std::string input = input_of(probe);
  const Ran lost = run(input);
  const auto has_format = [&](const Ran& ran) {
    return explain::observe("", input, ran, format_).has_value();
  };
  if (has_format(lost)) return;
  begins_with_blank_ = true;
  const Ran whole = run(input);
  if (has_format(whole)) {
    format_.variant.set(Slot::kReadingEaten, Eaten::kFirstCharacter);
  } else {
    begins_with_blank_ = false;
  }
}

void Investigation::learn_empty_lines(const std::string& input, const Ran& ran) {
  if (format_.variant.at<EmptyLine>(Slot::kReadingEmptyLine) == EmptyLine::kCrash) return;
  const Ran other = run(with_empty_line(input));
  if (other.output == ran.output) return;
  if (!other.ended_well || ran.output.starts_with(other.output)) {
    format_.variant.set(Slot::kReadingEmptyLine, EmptyLine::kCrash);
  }
}

// Far from the origin the digits of a float are few, whatever the velocities are.
void Investigation::learn_numbers() {
  const Observation* seen = observe(precision_probe());
  if (seen == nullptr) return;
  double smallest = std::numeric_limits<double>::infinity();
  for (const Variant& rules : step_rules(format_.variant)) {
    smallest = std::min(smallest, largest_error(rules, *seen));
  }
  constexpr double kOfFloats = 0.3;  // a step of floats near a million is an eighth
  const double of_digits = half_digit(format_.variant.at<Digits>(Slot::kPrintingDigits), 1e6);
  is_float_ = smallest > 0.003 + of_digits && smallest < kOfFloats;
}

// Where velocities are not printed and may have changed it is seen from agents that are too fast
// for that to matter.
void Investigation::order_by_motion(std::vector<Format>& formats) {
  const std::string input = input_of(free_motion_probe());
  const std::vector<Format> likely = find_formats(input, run(input));
  const auto rank = [&likely](const Format& format) {
    return std::find_if(likely.begin(), likely.end(),
                        [&format](const Format& other) {
                          Variant variant = other.variant;
                          for (const Slot slot : {Slot::kPrintingDigits, Slot::kPrintingText}) {
                            variant.set(slot, format.variant.choice(slot));
                          }
                          return variant == format.variant;
                        }) -
           likely.begin();
  };
  std::stable_sort(formats.begin(), formats.end(),
                   [&rank](const Format& a, const Format& b) { return rank(a) < rank(b); });
}

bool Investigation::find_out(const std::string& input, Ran ran, std::size_t choice) {
  if (!ran.ended_well && !ran.was_stopped) try_without_last_line_end(input, ran);
  if (!ran.ended_well) remark("it ends with " + ran.how);
  const Variant known = format_.variant;
  std::vector<Format> formats = find_formats(input, ran);
  if (!formats.empty() && prints_positions_only(formats.front().variant)) order_by_motion(formats);
  if (choice >= formats.size()) {
    reason_ = ran.output.empty() ? "it prints nothing" + (ran.ended_well ? "" : ": " + ran.how)
                                 : "its output has no lines in which agents could be found";
    return false;
  }
  format_ = formats[choice];
  format_.variant.set(Slot::kReadingEmptyLine, known.choice(Slot::kReadingEmptyLine));
  if (ran.ended_well) learn_empty_lines(input, ran);
  std::optional<Observation> seen =
      explain::observe("reading", as_given(input), std::move(ran), format_);
  if (seen) seen_.push_back(*std::move(seen));
  learn_first_character();
  return true;
}

bool Investigation::learn_format(std::size_t choice, ReadingOrder order) {
  const std::vector<Probe> probes = reading_probes();
  std::string input = input_of(probes.front());
  Ran ran = run(input);
  if (!ran.was_stopped && !is_repeatable(input, ran)) {
    reason_ = "it does not print the same each time for the same input";
    return false;
  }
  if (ran.was_stopped && ran.output.empty()) {
    reason_ = "it was stopped before it printed anything: " + ran.how;
    return false;
  }
  if (has_nan(ran.output)) {
    const std::string apart = input_of(probes[1]);
    Ran other = run(apart);
    if (!has_nan(other.output)) {
      input = apart;
      ran = std::move(other);
    }
  }
  if (!find_out(input, std::move(ran), choice)) return false;
  if (format_.variant.at<ReadingOrder>(Slot::kReadingOrder) == ReadingOrder::kAsGiven) {
    format_.variant.set(Slot::kReadingOrder, order);
  }
  needs_company_ = begins_with_nan(probes[1]);
  needs_motion_ = begins_with_nan(probes[2]);
  learn_numbers();
  return true;
}

bool Investigation::begins_with_nan(const Probe& probe) {
  const Observation* seen = observe(probe);
  if (seen == nullptr || seen->frames.empty()) return false;
  const std::vector<PrintedRow>& frame = seen->frames.front();
  return std::any_of(frame.begin(), frame.end(), [](const PrintedRow& row) {
    return std::isnan(row[0]) || std::isnan(row[2]);
  });
}

const Observation* Investigation::observe(const std::string& name, const std::string& input) {
  if (is_given_up()) return nullptr;
  const std::string given = as_given(input);
  Ran ran = run(input);
  const std::string how = ran.how;
  const bool ended_well = ran.ended_well;
  std::optional<Observation> seen = explain::observe(name, given, std::move(ran), format_);
  if (!ended_well) remark("on some inputs it ends with " + how);
  if (!seen || (seen->frames.empty() && !seen->scene.steps.empty())) {
    return nullptr;
  }
  seen_.push_back(*std::move(seen));
  return &seen_.back();
}

namespace {

// As it must be written so that a program which reads in that order reads the probe.
void reorder(Probe& probe, ReadingOrder order) {
  CourseParameters& course = probe.course;
  switch (order) {
    case ReadingOrder::kAsGiven:
      break;
    case ReadingOrder::kSwapCohesionSeparation:
      std::swap(course.cohesion_radius, course.separation_radius);
      break;
    case ReadingOrder::kMaxLast:
      std::swap(course.max_separation, course.alignment_radius);
      break;
    case ReadingOrder::kSwapWeights:
      std::swap(course.cohesion_weight, course.separation_weight);
      break;
    case ReadingOrder::kVelocityFirst:
      for (AgentState& agent : probe.agents) {
        std::swap(agent.x, agent.vx);
        std::swap(agent.y, agent.vy);
      }
      break;
  }
}

}  // namespace

// Time steps that the program will not use are put in for it.
const Observation* Investigation::observe(Probe probe) {
  reorder(probe, format_.variant.at<ReadingOrder>(Slot::kReadingOrder));
  const auto used = format_.variant.at<ReadingSteps>(Slot::kReadingSteps);
  std::vector<double>& steps = probe.steps;
  if (used == ReadingSteps::kFirstLost) steps.insert(steps.begin(), steps.front());
  if (used == ReadingSteps::kTwoPerStep) {
    for (std::size_t i = 0; i < steps.size(); i += 2)
      steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(i), steps[i]);
  }
  return observe(probe.name, input_of(probe));
}

}  // namespace flocking::explain
