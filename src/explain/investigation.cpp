#include "explain/investigation.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <utility>

#include "explain/input_tokens.h"
#include "explain/kinematics.h"
#include "explain/reading.h"

namespace flocking::explain {
namespace {

// A program that never ends is not asked again and again.
constexpr std::uint64_t kMostStops = 4;
// Nor one that is slow each time, or that prints without measure: what it prints is kept. Processor
// time is the same however busy the machine is; the clock on the wall is for programs that sleep.
constexpr int kMostCpu_s = 60;
constexpr std::chrono::minutes kMostTime{6};
constexpr std::size_t kMostPrinted_MiB = 256;
// So few that one which is given up meanwhile has not been run much more often than it was asked.
constexpr std::size_t kMostAnnounced = 14;

std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of(" \n\r\t");
  if (end == std::string::npos) return "";
  const std::size_t start = text.find_last_of('\n', end);
  return text.substr(start + 1, end - start);
}

std::string why_no_agents(const RunResult& result) {
  if (result.output.empty()) {
    return "it prints nothing" + (result.ended_well ? "" : ": " + result.how);
  }
  std::string why = "its output has no lines in which agents could be found";
  const std::optional<std::size_t> numbers = numbers_per_line(result.output);
  if (!numbers || *numbers == 4) return why;
  return why + fmt::format(": each line holds {} number{}, where four are asked for", *numbers,
                           *numbers == 1 ? "" : "s");
}

bool has_nan(const std::string& output) {
  return output.find("nan") != std::string::npos || output.find("NaN") != std::string::npos;
}

}  // namespace

std::string Investigation::as_given(const std::string& input) const {
  return laid_out(input, layout_);
}

RunResult Investigation::run(const std::string& input) {
  ++runs_;
  const std::string given = as_given(input);
  const auto begin = std::chrono::steady_clock::now();
  RunResult result = program_(given);
  time_ += std::chrono::steady_clock::now() - begin;
  cpu_s_ += result.cpu_s;
  bytes_ += result.output.size();
  if (result.was_stopped) ++stops_;
  if (!result.ended_well) ++bad_ends_;
  if (!result.ended_well) note_crash(given, result);
  return result;
}

std::string Investigation::why_given_up() const {
  const auto took = [this](const std::string& what) {
    return fmt::format("it was not run again: {} runs took more than {}", runs_, what);
  };
  if (stops_ >= kMostStops) return "it was stopped at its limits again and again";
  if (cpu_s_ > kMostCpu_s) return took(fmt::format("{} s of processor time", kMostCpu_s));
  if (time_ > kMostTime) return took(fmt::format("{} minutes", kMostTime.count()));
  if (bytes_ > kMostPrinted_MiB << 20U) {
    return fmt::format("it was not run again: {} runs printed more than {} MiB", runs_,
                       kMostPrinted_MiB);
  }
  return "";
}

void Investigation::remark(const std::string& text) {
  if (std::find(remarks_.begin(), remarks_.end(), text) == remarks_.end()) {
    remarks_.push_back(text);
  }
}

bool Investigation::is_repeatable(const std::string& input, const RunResult& first) {
  const RunResult again = run(input);
  return again.output == first.output && again.ended_well == first.ended_well;
}

bool Investigation::try_layout(const InputLayout& layout, const std::string& input,
                               RunResult& result) {
  const InputLayout before = layout_;
  layout_ = layout;
  RunResult other = run(input);
  if (other.ended_well && !find_formats(as_given(input), other).empty()) {
    result = std::move(other);
    return true;
  }
  layout_ = before;
  return false;
}

// One that crashes behind the last line end does not where there is none; one that reads the rest
// of the last agent's line as a time step does not where a time step stands there. One that goes on
// for ever where the last line has no end does so whatever stands above.
void Investigation::try_layouts(const std::string& input, RunResult& result) {
  bool may_lack_end = true;
  for (const bool joins : {false, true}) {
    for (const bool ends : {true, false}) {
      if (!joins && ends) continue;  // as it was given
      if (!ends && !may_lack_end) continue;
      const std::uint64_t stops = stops_;
      const std::string how = result.how;
      if (!try_layout({.joins_first_step = joins, .ends_last_line = ends}, input, result)) {
        may_lack_end = may_lack_end && (ends || stops_ == stops);
        continue;
      }
      remark("it ends with " + how +
             (joins ? " before the first time step" : " where the input ends with a line end"));
      if (!ends) format_.variant.set(Slot::kReadingEmptyLine, EmptyLine::kCrash);
      if (joins) format_.variant.set(Slot::kReadingFirstLine, FirstLine::kDies);
      return;
    }
  }
}

void Investigation::note_crash(const std::string& given, const RunResult& result) {
  if (crash_ && crash_->input.size() <= given.size()) return;
  crash_ = Crash{.how = result.how,
                 .last_words = last_line(result.last_words),
                 .input = given,
                 .cause = {},
                 .advice = {}};
}

// Where velocities are not printed and may have changed it is seen from agents that are too fast
// for that to matter.
void Investigation::order_by_motion(std::vector<Format>& formats) {
  const std::string input = input_of(free_motion_probe());
  const std::vector<Format> likely = find_formats(as_given(input), run(input));
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

bool Investigation::find_out(const std::string& input, RunResult result, std::size_t choice) {
  if (!result.ended_well && !result.was_stopped) try_layouts(input, result);
  if (!result.ended_well) remark("it ends with " + result.how);
  const Variant known = format_.variant;
  std::vector<Format> formats = find_formats(as_given(input), result);
  if (formats.empty() && result.ended_well && try_whole_numbers(input, result)) {
    formats = find_formats(as_given(input), result);
  }
  if (!formats.empty() && prints_positions_only(formats.front().variant)) order_by_motion(formats);
  if (choice >= formats.size()) {
    reason_ = why_no_agents(result);
    return false;
  }
  format_ = formats[choice];
  for (const Slot slot : {Slot::kReadingEmptyLine, Slot::kReadingFirstLine}) {
    format_.variant.set(slot, known.choice(slot));
  }
  announce_format(input, result.ended_well);
  if (result.ended_well) learn_empty_lines(input, result);
  std::optional<Observation> seen =
      explain::observe("reading", as_given(input), std::move(result), format_);
  if (seen) seen_.push_back(*std::move(seen));
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
  return true;
}

bool Investigation::learn_format(std::size_t choice, ReadingOrder order) {
  const std::vector<Probe> probes = reading_probes();
  std::string input = input_of(probes.front());
  RunResult result = run(input);
  if (!result.was_stopped && !is_repeatable(input, result)) {
    reason_ = "it does not print the same each time for the same input";
    return false;
  }
  if (result.was_stopped && result.output.empty()) {
    reason_ = "it was stopped before it printed anything: " + result.how;
    return false;
  }
  if (has_nan(result.output)) {
    const std::string apart = input_of(probes[1]);
    RunResult other = run(apart);
    if (!has_nan(other.output)) {
      input = apart;
      result = std::move(other);
    }
  }
  if (!find_out(input, std::move(result), choice)) return false;
  if (format_.variant.at<ReadingOrder>(Slot::kReadingOrder) == ReadingOrder::kAsGiven) {
    format_.variant.set(Slot::kReadingOrder, order);
  }
  const std::size_t seen_before = seen_.size();
  needs_company_ = fails_on(probes[1]);
  if (seen_.size() == seen_before && learn_until_zero(probes[1])) {
    needs_company_ = fails_on(probes[1]);
  }
  needs_motion_ = fails_on(probes[2]);
  for (const Probe& probe : zero_probes()) fails_on(probe);
  learn_numbers();
  learn_rounding();
  return true;
}

void Investigation::begin_with_forces() {
  seen_before_forces_ = seen_.size();
  crashes_before_forces_ = crashes_;
}

bool Investigation::learn_format_of(const Investigation& known, ReadingOrder order) {
  const auto known_order = known.format_.variant.at<ReadingOrder>(Slot::kReadingOrder);
  if (known_order != ReadingOrder::kAsGiven) return false;
  format_ = known.format_;
  format_.variant.set(Slot::kReadingOrder, order);
  layout_ = known.layout_;
  lost_input_ = known.lost_input_;
  is_float_ = known.is_float_;
  needs_company_ = known.needs_company_;
  needs_motion_ = known.needs_motion_;
  least_step_ = known.least_step_;
  crashes_ = known.crashes_before_forces_;
  for (std::size_t i = 0; i < known.seen_before_forces_; ++i) {
    const Observation& one = known.seen_[i];
    std::optional<Observation> seen = explain::observe(one.name, one.input, one.result, format_);
    if (seen) seen_.push_back(*std::move(seen));
  }
  begin_with_forces();
  return !seen_.empty();
}

// Whether it prints NaN there, or dies. What it dies of there is a division by zero.
bool Investigation::fails_on(const Probe& probe) {
  const std::uint64_t crashes = crashes_;
  const Observation* seen = observe(probe);
  if (crashes_ != crashes) {
    format_.variant.set(Slot::kDivisionByZero, DivisionByZero::kDies);
    crashes_ = crashes;
    observe(probe);  // as one that may be reproduced
    return true;
  }
  return seen != nullptr && !seen->frames.empty() && has_nan(seen->frames.front());
}

const Observation* Investigation::observe(const std::string& name, const std::string& input) {
  if (!why_given_up().empty()) return nullptr;
  const std::string given = as_given(input);
  RunResult result = run(input);
  const std::string how = result.how;
  const bool ended_well = result.ended_well;
  // On a large input it may be a limit that it ends at.
  constexpr std::size_t kSmallInput = 4096;
  const bool may_count = !ended_well && !result.was_stopped && given.size() < kSmallInput;
  std::optional<Observation> seen = explain::observe(name, given, std::move(result), format_);
  const bool may_die =
      format_.variant.at<DivisionByZero>(Slot::kDivisionByZero) == DivisionByZero::kDies;
  // Where it is known to end early there is nothing more to print; where it may die that is seen.
  if (may_count && (!seen || (!seen->is_complete && !may_die))) ++crashes_;
  if (!ended_well) remark("on some inputs it ends with " + how);
  if (!seen || (seen->frames.empty() && !seen->scene.steps.empty() && !(may_count && may_die))) {
    return nullptr;
  }
  seen_.push_back(*std::move(seen));
  return &seen_.back();
}

namespace {

// As it must be written so that a program which reads in that order reads the probe.
void reorder(Probe& probe, ReadingOrder order) {
  exchange(probe.course, order);
  if (order != ReadingOrder::kVelocityFirst) return;
  for (AgentState& agent : probe.agents) {
    std::swap(agent.x, agent.vx);
    std::swap(agent.y, agent.vy);
  }
}

// What is read as a whole number may be read into an int.
void fit_into_int(CourseParameters& course) {
  constexpr double kMost = 1e9;
  for (double* value : {&course.cohesion_weight, &course.separation_weight,
                        &course.alignment_weight, &course.max_separation}) {
    *value = std::clamp(*value, -kMost, kMost);
  }
}

}  // namespace

// Time steps that the program will not use are put in for it; of those that it subtracts the sums.
std::string Investigation::input_for(Probe probe) const {
  reorder(probe, format_.variant.at<ReadingOrder>(Slot::kReadingOrder));
  const auto numbers = format_.variant.at<ReadingParameters>(Slot::kReadingParameters);
  if (numbers == ReadingParameters::kWhole) fit_into_int(probe.course);
  const auto used = format_.variant.at<ReadingSteps>(Slot::kReadingSteps);
  std::vector<double>& steps = probe.steps;
  if (used == ReadingSteps::kLastLost) steps.push_back(steps.back());
  if (used == ReadingSteps::kFirstLost) steps.insert(steps.begin(), steps.front());
  if (used == ReadingSteps::kDifferences || used == ReadingSteps::kDifferencesAndZero) {
    std::partial_sum(steps.begin(), steps.end(), steps.begin());
  }
  if (used == ReadingSteps::kOdd || used == ReadingSteps::kOddAndLast) {
    // All but the last twice: of an even number some use the last one more.
    for (std::size_t i = 0; i + 1 < steps.size(); i += 2)
      steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(i), steps[i]);
  }
  if (used == ReadingSteps::kTwoPerStep) {
    for (std::size_t i = 0; i < steps.size(); i += 2)
      steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(i), steps[i]);
  }
  return input_of(probe);
}

const Observation* Investigation::observe(const Probe& probe) {
  return observe(probe.name, input_for(probe));
}

void Investigation::announce(std::span<const Probe> probes) {
  std::vector<std::string> inputs;
  for (const Probe& probe : probes) inputs.push_back(input_for(probe));
  announce(std::move(inputs));
}

void Investigation::announce(std::vector<std::string> inputs) {
  if (!why_given_up().empty()) return;
  for (std::string& input : inputs) input = as_given(input);
  const auto begin = std::chrono::steady_clock::now();
  program_.announce(inputs);
  time_ += std::chrono::steady_clock::now() - begin;
}

std::vector<const Observation*> Investigation::observe_all(const std::vector<Probe>& probes) {
  std::vector<const Observation*> seen;
  std::span<const Probe> left(probes);
  while (!left.empty()) {
    const std::span<const Probe> next = left.first(std::min(kMostAnnounced, left.size()));
    left = left.subspan(next.size());
    announce(next);
    for (const Probe& probe : next) {
      const Observation* one = observe(probe);
      if (one != nullptr && !one->frames.empty()) seen.push_back(one);
    }
  }
  return seen;
}

}  // namespace flocking::explain
