// What an investigation learns of how a program reads and prints, beside what is seen at once.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "explain/input_tokens.h"
#include "explain/investigation.h"
#include "explain/kinematics.h"
#include "explain/probes.h"

namespace flocking::explain {
namespace {

// Without its first character it has one number less.
std::string input_of_one_digit() {
  Probe probe = reading_probes().front();
  probe.course.cohesion_radius = 7;
  return input_of(probe);
}

// `sign` stands before the first time step.
std::string input_of_signed(const char* sign) {
  Probe probe = mixed_probes().front();
  probe.steps = {0.25, 0.07, 0.21};
  std::string input = input_of(probe);
  input.replace(input.find("\n0.25\n"), 1, std::string("\n") + sign);
  return input;
}

// Where all forces act.
std::string input_of_forces(std::vector<double> steps) {
  Probe probe = mixed_probes().front();
  probe.steps = std::move(steps);
  return input_of(probe);
}

std::vector<double> two_steps() { return {0.13, 0.21}; }

// The same as without decimals, and with other weights.
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

// What is asked of most programs to learn how they read and print.
void Investigation::announce_format(const std::string& input, bool ended_well) {
  std::vector<std::string> next = {input_of_one_digit(), input_of_signed("1"),
                                   input_of_signed("+")};
  if (ended_well) next.push_back(with_empty_line(input));
  next.push_back(input_of_forces(two_steps()));
  next.push_back(input_of_whole(0.0));
  std::vector<Probe> probes = reading_probes();
  probes.erase(probes.begin());  // known
  for (Probe& probe : zero_probes()) probes.push_back(std::move(probe));
  probes.push_back(precision_probes().front());
  const auto digits = format_.variant.at<Digits>(Slot::kPrintingDigits);
  if (digits == Digits::kThree) probes.push_back(rounding_probe());
  for (const Probe& probe : probes) next.push_back(input_for(probe));
  announce(std::move(next));
}

// A radius that an int reads ends at its point, and what is behind that is taken for the next
// number. Whether other parameters are read so is seen where they have fractions, too.
bool Investigation::try_whole_numbers(const std::string& input, RunResult& result) {
  Probe fractions = reading_probes().front();
  fractions.course.max_separation = 2.5;
  fractions.course.cohesion_weight = 0.5;
  fractions.course.separation_weight = 1.5;
  fractions.course.alignment_weight = 0.25;
  for (const WholeNumbers whole : {WholeNumbers::kRadii, WholeNumbers::kParameters}) {
    RunResult of_fractions = result;
    if (!try_layout({.whole = whole}, input_of(fractions), of_fractions)) continue;
    layout_.whole = WholeNumbers::kNone;
    if (!try_layout({.whole = whole}, input, result)) continue;
    lost_input_ = whole == WholeNumbers::kRadii ? input : input_of(fractions);
    return true;
  }
  return false;
}

// Before a blank nothing is lost.
void Investigation::learn_first_character() {
  const std::string input = input_of_one_digit();
  const RunResult lost = run(input);
  const auto has_format = [&](const RunResult& result) {
    return explain::observe("", input, result, format_).has_value();
  };
  if (has_format(lost)) return;
  layout_.begins_with_blank = true;
  const RunResult whole = run(input);
  if (has_format(whole)) {
    format_.variant.set(Slot::kReadingEaten, Eaten::kFirstCharacter);
  } else {
    layout_.begins_with_blank = false;
  }
}

// Most time steps begin with a 0, which is not missed; where it is a 1 that makes a difference.
void Investigation::learn_first_step_character() {
  const auto printed = [&](const char* sign) { return run(input_of_signed(sign)).output; };
  const std::string whole = printed("1");
  if (whole != printed("+") || whole == printed("+1")) return;
  format_.variant.set(Slot::kReadingEaten, Eaten::kFirstStepCharacter);
  layout_.signs_first_step = true;
}

void Investigation::learn_empty_lines(const std::string& input, const RunResult& result) {
  if (format_.variant.at<EmptyLine>(Slot::kReadingEmptyLine) == EmptyLine::kCrash) return;
  const RunResult other = run(with_empty_line(input));
  if (other.output == result.output) return;
  if (!other.ended_well || result.output.starts_with(other.output)) {
    format_.variant.set(Slot::kReadingEmptyLine, EmptyLine::kCrash);
  } else {
    remark("where a line between two time steps is empty it prints something else");
  }
}

// Where no force acts decimals do nothing either.
void Investigation::learn_whole_parameters() {
  const std::string whole = run(input_of_whole(0.0)).output;
  if (whole != run(input_of_forces(two_steps())).output) return;
  if (whole != run(input_of_whole(0.75)).output || whole == run(input_of_whole(1.0)).output) return;
  format_.variant.set(Slot::kReadingParameters, ReadingParameters::kWhole);
}

// Of two ways that differ only where the number of time steps is even.
void Investigation::learn_even_steps() {
  const auto used = format_.variant.at<ReadingSteps>(Slot::kReadingSteps);
  if (used != ReadingSteps::kOdd && used != ReadingSteps::kOddAndLast) return;
  Probe probe = reading_probes().front();
  probe.steps.pop_back();
  const std::string input = input_of(probe);
  const RunResult result = run(input);
  for (const ReadingSteps other : {ReadingSteps::kOdd, ReadingSteps::kOddAndLast}) {
    Format format = format_;
    format.variant.set(Slot::kReadingSteps, other);
    const auto seen = explain::observe("", as_given(input), result, format);
    if (seen && seen->is_complete) format_ = format;
  }
}

std::optional<Observation> Investigation::seen_of_forces(std::vector<double> steps) {
  const std::string input = input_of_forces(std::move(steps));
  auto seen = explain::observe("", as_given(input), run(input), format_);
  if (!seen || seen->frames.empty()) return std::nullopt;
  return seen;
}

// Where no force acts points in time look like steps that each begin with the agents as they were
// read. Where forces act only these do not depend on the step before.
void Investigation::learn_points_in_time(const std::vector<Format>& formats) {
  Variant wanted = format_.variant;
  const bool has_one_more =
      wanted.at<ReadingSteps>(Slot::kReadingSteps) == ReadingSteps::kLastRepeated;
  wanted.set(Slot::kReadingSteps,
             has_one_more ? ReadingSteps::kDifferencesAndZero : ReadingSteps::kDifferences);
  const auto other = std::find_if(formats.begin(), formats.end(),
                                  [&](const Format& format) { return format.variant == wanted; });
  if (other == formats.end() || seen_.empty()) return;
  bool is_as_read = false;
  for (const Variant& rules : step_rules(format_.variant)) {
    if (!moves_as(rules, seen_.back())) continue;
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

// Agents may move by a number of the program's own while velocities change with the time step.
void Investigation::learn_own_step() {
  if (!own_step(format_.variant.at<ReadingSteps>(Slot::kReadingSteps))) return;
  const std::string output = run(input_of_forces({0.13, 0.21})).output;
  if (output == run(input_of_forces({0.5, 0.07})).output) return;
  format_.variant.set(Slot::kReadingSteps, ReadingSteps::kAll);
  format_.has_odd_positions = true;
  take_apart_again();
}

// Where one time step of several is 0 it prints too little by any other way to read them.
bool Investigation::learn_until_zero(const Probe& with_zero) {
  if (format_.variant.choice(Slot::kReadingSteps) != 0) return false;
  const std::string input = input_for(with_zero);
  const RunResult result = run(input);
  Format format = format_;
  format.variant.set(Slot::kReadingSteps, ReadingSteps::kUntilZero);
  const auto is_so = [&](const Format& tried) {
    const auto seen = explain::observe("", as_given(input), result, tried);
    return seen && seen->is_complete;
  };
  if (is_so(format_) || !is_so(format)) return false;
  format_ = format;
  return true;
}

// What has been seen, where its format is known better.
void Investigation::take_apart_again() {
  if (seen_.empty()) return;
  Observation& reading = seen_.back();
  auto again = explain::observe(reading.name, reading.input, reading.result, format_);
  if (again) reading = *std::move(again);
}

namespace {

// Whether the velocities of a state are those that were read.
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

// Whether velocities are those from before the step is seen where forces change them: in the first
// state they are as they were read, in the second they are not.
void Investigation::learn_old_velocities() {
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

// What looks like the printed start is a step of length 0 where velocities change in it.
void Investigation::learn_first_zero() {
  if (format_.variant.choice(Slot::kPrintingStart) == 0) return;
  if (format_.variant.choice(Slot::kReadingSteps) != 0) return;
  if (prints_positions_only(format_.variant)) return;
  const auto seen = seen_of_forces({0.13});
  if (!seen || has_read_velocities(*seen, format_)) return;
  format_.variant.set(Slot::kPrintingStart, Start::kNotPrinted);
  format_.variant.set(Slot::kReadingSteps, ReadingSteps::kZeroFirst);
  take_apart_again();
}

}  // namespace flocking::explain
