#include "observe/reading_study.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "observe/kinematics.h"
#include "observe/probes.h"
#include "variant/input_tokens.h"

namespace flocking::explain {
namespace {

// Returns an input that has one number less if its first character is lost.
std::string input_of_one_digit() {
  Probe probe = reading_probes().front();
  probe.course.cohesion_radius = 7;
  return input_of(probe);
}

// Returns an input with `sign` before the first time step.
std::string input_of_signed(const char* sign) {
  Probe probe = mixed_probes().front();
  probe.steps = {0.25, 0.07, 0.21};
  std::string input = input_of(probe);
  input.replace(input.find("\n0.25\n"), 1, std::string("\n") + sign);
  return input;
}

// Returns an input in which all forces act.
std::string input_of_forces(std::vector<double> steps) {
  Probe probe = mixed_probes().front();
  probe.steps = std::move(steps);
  return input_of(probe);
}

std::vector<double> two_steps() { return {0.13, 0.21}; }

// Returns the input of a mixed probe with parameters truncated to integers, and `more_weight` added
// to the weights.
std::string input_of_whole(double more_weight) {
  Probe probe = mixed_probes().front();
  probe.steps = two_steps();
  CourseParameters& course = probe.course;
  for (double* value : {&course.cohesion_radius, &course.separation_radius, &course.max_separation,
                        &course.alignment_radius}) {
    *value = std::trunc(*value);
  }
  for (const Force force : kForces) weight_of(course, force) += more_weight;
  return input_of(probe);
}

bool may_print_old_velocities(const Format& format) {
  constexpr std::array kSlots = {Slot::kPrintingColumns, Slot::kPrintingStart, Slot::kReadingSteps};
  return std::all_of(kSlots.begin(), kSlots.end(),
                     [&](Slot slot) { return format.variant.choice(slot) == 0; });
}

}  // namespace

// Announces the inputs on which most programs are run to learn how they read and print.
void ReadingStudy::announce(const std::string& input, bool ended_well) {
  std::vector<std::string> next = {input_of_one_digit(), input_of_signed("1"),
                                   input_of_signed("+")};
  if (ended_well) next.push_back(with_empty_line(input));
  next.push_back(input_of_forces(two_steps()));
  next.push_back(input_of_whole(0.0));
  std::vector<Probe> probes = reading_probes();
  probes.erase(probes.begin());  // already observed
  for (Probe& probe : zero_probes()) probes.push_back(std::move(probe));
  probes.push_back(precision_probes().front());
  const auto digits = format_.variant.at<Digits>(Slot::kPrintingDigits);
  if (digits == Digits::kThree) probes.push_back(rounding_probe());
  for (const Probe& probe : probes) next.push_back(investigation_.input_for(probe));
  investigation_.announce(std::move(next));
}

// Tests whether the first character is lost. With a blank before it, no number is lost.
void ReadingStudy::learn_first_character() {
  const std::string input = input_of_one_digit();
  const RunResult lost = investigation_.run(input);
  const auto has_format = [&](const RunResult& result) {
    return explain::observe("", input, result, format_).has_value();
  };
  if (has_format(lost)) return;
  layout_.begins_with_blank = true;
  const RunResult whole = investigation_.run(input);
  if (has_format(whole)) {
    format_.variant.set(Slot::kReadingEaten, Eaten::kFirstCharacter);
  } else {
    layout_.begins_with_blank = false;
  }
}

// Tests whether the first character of the first time step is lost. Most time steps begin with a 0,
// whose loss changes nothing; the loss of a 1 is visible.
void ReadingStudy::learn_first_step_character() {
  const auto printed = [&](const char* sign) {
    return investigation_.run(input_of_signed(sign)).output;
  };
  const std::string whole = printed("1");
  if (whole != printed("+") || whole == printed("+1")) return;
  format_.variant.set(Slot::kReadingEaten, Eaten::kFirstStepCharacter);
  layout_.signs_first_step = true;
}

void ReadingStudy::learn_empty_lines(const std::string& input, const RunResult& result) {
  if (format_.variant.at<EmptyLine>(Slot::kReadingEmptyLine) == EmptyLine::kCrash) return;
  const RunResult other = investigation_.run(with_empty_line(input));
  if (other.output == result.output) return;
  if (!other.ended_well || result.output.starts_with(other.output)) {
    format_.variant.set(Slot::kReadingEmptyLine, EmptyLine::kCrash);
  } else {
    investigation_.remark("if a line between two time steps is empty, it prints something else");
  }
}

// Tests whether parameters are truncated. Decimals matter only if forces act.
void ReadingStudy::learn_whole_parameters() {
  const std::string whole = investigation_.run(input_of_whole(0.0)).output;
  if (whole != investigation_.run(input_of_forces(two_steps())).output) return;
  if (whole != investigation_.run(input_of_whole(0.75)).output ||
      whole == investigation_.run(input_of_whole(1.0)).output)
    return;
  format_.variant.set(Slot::kReadingParameters, ReadingParameters::kWhole);
}

// Distinguishes two interpretations that differ only for an even number of time steps.
void ReadingStudy::learn_even_steps() {
  const auto used = format_.variant.at<ReadingSteps>(Slot::kReadingSteps);
  if (used != ReadingSteps::kOdd && used != ReadingSteps::kOddAndLast) return;
  Probe probe = reading_probes().front();
  probe.steps.pop_back();
  const std::string input = input_of(probe);
  const RunResult result = investigation_.run(input);
  for (const ReadingSteps other : {ReadingSteps::kOdd, ReadingSteps::kOddAndLast}) {
    Format format = format_;
    format.variant.set(Slot::kReadingSteps, other);
    const auto seen = explain::observe("", investigation_.as_given(input), result, format);
    if (seen && seen->is_complete) format_ = format;
  }
}

std::optional<Observation> ReadingStudy::seen_of_forces(std::vector<double> steps) {
  const std::string input = input_of_forces(std::move(steps));
  auto seen =
      explain::observe("", investigation_.as_given(input), investigation_.run(input), format_);
  if (!seen || seen->frames.empty()) return std::nullopt;
  return seen;
}

// Distinguishes differences of time steps from steps that each start from the agents as read;
// without forces both look the same. With forces, only the second kind does not depend on the
// previous step.
void ReadingStudy::learn_points_in_time(const std::vector<Format>& formats) {
  Variant wanted = format_.variant;
  const bool has_one_more =
      wanted.at<ReadingSteps>(Slot::kReadingSteps) == ReadingSteps::kLastRepeated;
  wanted.set(Slot::kReadingSteps,
             has_one_more ? ReadingSteps::kDifferencesAndZero : ReadingSteps::kDifferences);
  const auto other = std::find_if(formats.begin(), formats.end(),
                                  [&](const Format& format) { return format.variant == wanted; });
  if (other == formats.end() || investigation_.seen().empty()) return;
  bool is_as_read = false;
  for (const Variant& rules : step_rules(format_.variant)) {
    if (!moves_as(rules, investigation_.seen().back())) continue;
    if (rules.at<State>(Slot::kStepState) == State::kKept) return;
    is_as_read = true;
  }
  if (!is_as_read) return;
  std::array<std::vector<PrintedRow>, 2> last;
  for (const std::vector<double>& steps : {two_steps(), std::vector{0.21}}) {
    const auto seen = seen_of_forces(steps);
    if (!seen) return;
    last[steps.size() - 1] = seen->frames.back();
  }
  if (last[0] == last[1]) return;
  format_ = *other;
  take_apart_again();
}

// Tests whether a constant time step moves agents while velocities change with the time step of the
// input.
void ReadingStudy::learn_own_step() {
  if (!own_step(format_.variant.at<ReadingSteps>(Slot::kReadingSteps))) return;
  const std::string output = investigation_.run(input_of_forces({0.13, 0.21})).output;
  if (output == investigation_.run(input_of_forces({0.5, 0.07})).output) return;
  format_.variant.set(Slot::kReadingSteps, ReadingSteps::kAll);
  format_.has_odd_positions = true;
  take_apart_again();
}

// Tests whether the program stops at a time step of 0. If it stops, it prints too little for any
// other interpretation.
bool ReadingStudy::learn_until_zero(const Probe& with_zero) {
  if (format_.variant.choice(Slot::kReadingSteps) != 0) return false;
  const std::string input = investigation_.input_for(with_zero);
  const RunResult result = investigation_.run(input);
  Format format = format_;
  format.variant.set(Slot::kReadingSteps, ReadingSteps::kUntilZero);
  const auto is_so = [&](const Format& tried) {
    const auto seen = explain::observe("", investigation_.as_given(input), result, tried);
    return seen && seen->is_complete;
  };
  if (is_so(format_) || !is_so(format)) return false;
  format_ = format;
  return true;
}

// Parses the last observation again with the improved format.
void ReadingStudy::take_apart_again() {
  if (investigation_.seen().empty()) return;
  investigation_.take_last_apart_again();
}

namespace {

// Returns true if the velocities of a state are those of the input.
bool has_read_velocities(const Observation& seen, const Format& format) {
  const auto digits = format.variant.at<Digits>(Slot::kPrintingDigits);
  const auto is_near = [digits](double printed, double read) {
    return std::fabs(printed - read) <= 1.01 * half_digit(digits, read);
  };
  const std::vector<PrintedRow>& first = seen.frames.front();
  for (std::size_t i = 0; i < first.size(); ++i) {
    const AgentState& agent = seen.scene.flock.agents[i];
    if (!is_near(first[i][2], agent.vx) || !is_near(first[i][3], agent.vy)) return false;
  }
  return true;
}

}  // namespace

// Tests whether the printed velocities are those before the step. If so, then with forces the first
// state has the velocities as read, and the second has others.
void ReadingStudy::learn_old_velocities() {
  if (!may_print_old_velocities(format_)) return;
  const auto seen = seen_of_forces(two_steps());
  if (!seen || seen->frames.size() != 2 || !has_read_velocities(*seen, format_)) return;
  const auto has_velocities = [](const PrintedRow& a, const PrintedRow& b) {
    return a[2] == b[2] && a[3] == b[3];
  };
  if (!std::equal(seen->frames[0].begin(), seen->frames[0].end(), seen->frames[1].begin(),
                  has_velocities)) {
    format_.variant.set(Slot::kPrintingColumns, Columns::kOldVelocity);
    take_apart_again();
  }
}

// Tests whether the apparent start is a step of length 0. If so, forces change velocities in it.
void ReadingStudy::learn_first_zero() {
  if (format_.variant.choice(Slot::kPrintingStart) == 0) return;
  if (format_.variant.choice(Slot::kReadingSteps) != 0) return;
  if (prints_positions_only(format_.variant)) return;
  const auto seen = seen_of_forces({0.13});
  if (!seen || has_read_velocities(*seen, format_)) return;
  format_.variant.set(Slot::kPrintingStart, Start::kNotPrinted);
  format_.variant.set(Slot::kReadingSteps, ReadingSteps::kZeroFirst);
  take_apart_again();
}

void ReadingStudy::learn(const std::vector<Format>& formats) {
  learn_even_steps();
  learn_points_in_time(formats);
  learn_own_step();
  learn_old_velocities();
  learn_first_zero();
  learn_whole_parameters();
  learn_first_character();
  if (format_.variant.at<Eaten>(Slot::kReadingEaten) == Eaten::kNothing) {
    learn_first_step_character();
  }
}

}  // namespace flocking::explain
