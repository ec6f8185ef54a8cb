#include "observe/investigation.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <utility>

#include "variant/input_tokens.h"

namespace flocking::explain {
namespace {

// A program is not run any more after this many timeouts.
constexpr std::uint64_t kMostStops = 4;
// Limits for all runs of one program; all output is kept in memory. Processor time does not depend
// on the load of the machine; wall-clock time is for programs that sleep.
constexpr int kMostCpu_s = 60;
constexpr std::chrono::minutes kMostTime{6};
constexpr std::size_t kMostPrinted_MiB = 256;
// Small, so that few runs are wasted if the program is then not run any more.
constexpr std::size_t kMostAnnounced = 14;

std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of(" \n\r\t");
  if (end == std::string::npos) return "";
  const std::size_t start = text.find_last_of('\n', end);
  return text.substr(start + 1, end - start);
}

}  // namespace

std::string Investigation::as_given(const std::string& input) const {
  return laid_out(input, manner_.layout);
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

void Investigation::note_crash(const std::string& given, const RunResult& result) {
  if (crash_ && crash_->input.size() <= given.size()) return;
  crash_ = Crash{.how = result.how,
                 .last_words = last_line(result.last_words),
                 .input = given,
                 .cause = {},
                 .advice = {}};
}

void Investigation::begin_with_forces() {
  seen_before_forces_ = seen_.size();
  crashes_before_forces_ = crashes_;
}

bool Investigation::learn_format_of(const Investigation& known, ReadingOrder order) {
  const auto known_order = known.manner_.format.variant.at<ReadingOrder>(Slot::kReadingOrder);
  if (known_order != ReadingOrder::kAsGiven) return false;
  manner_ = known.manner_;
  manner_.format.variant.set(Slot::kReadingOrder, order);
  crashes_ = known.crashes_before_forces_;
  for (std::size_t i = 0; i < known.seen_before_forces_; ++i) {
    const Observation& one = known.seen_[i];
    std::optional<Observation> seen =
        explain::observe(one.name, one.input, one.result, manner_.format);
    if (seen) seen_.push_back(*std::move(seen));
  }
  begin_with_forces();
  return !seen_.empty();
}

// Parses the last observation again with the improved format.
void Investigation::take_last_apart_again() {
  Observation& last = seen_.back();
  auto again = explain::observe(last.name, last.input, last.result, manner_.format);
  if (again) last = *std::move(again);
}

const Observation* Investigation::observe(const std::string& name, const std::string& input) {
  is_unread_ = false;
  if (!why_given_up().empty()) return nullptr;
  const std::string given = as_given(input);
  RunResult result = run(input);
  const std::string how = result.how;
  const bool ended_well = result.ended_well;
  // A crash on a large input may be a limit of the program.
  constexpr std::size_t kSmallInput = 4096;
  const bool may_count = !ended_well && !result.was_stopped && given.size() < kSmallInput;
  std::optional<Observation> seen =
      explain::observe(name, given, std::move(result), manner_.format);
  const bool may_die =
      manner_.format.variant.at<DivisionByZero>(Slot::kDivisionByZero) == DivisionByZero::kDies;
  // If the program is known to crash on divisions by zero, an early end is an observation, not a
  // crash.
  if (may_count && (!seen || (!seen->is_complete && !may_die))) ++crashes_;
  if (!ended_well) remark("on some inputs it ends with " + how);
  if (!seen || (seen->frames.empty() && !seen->scene.steps.empty() && !(may_count && may_die))) {
    is_unread_ = ended_well;
    return nullptr;
  }
  seen_.push_back(*std::move(seen));
  return &seen_.back();
}

namespace {

// Reorders a probe so that a program with the reading order `order` reads the intended numbers.
void reorder(Probe& probe, ReadingOrder order) {
  exchange(probe.course, order);
  if (order != ReadingOrder::kVelocityFirst) return;
  for (AgentState& agent : probe.agents) {
    std::swap(agent.x, agent.vx);
    std::swap(agent.y, agent.vy);
  }
}

// Limits numbers that the program may read into an int.
void fit_into_int(CourseParameters& course) {
  constexpr double kMost = 1e9;
  for (double* value : {&course.cohesion_weight, &course.separation_weight,
                        &course.alignment_weight, &course.max_separation}) {
    *value = std::clamp(*value, -kMost, kMost);
  }
}

}  // namespace

// Returns the input for a probe. Inserts time steps that the program will skip; if it subtracts
// successive steps, writes their sums.
std::string Investigation::input_for(Probe probe) const {
  reorder(probe, manner_.format.variant.at<ReadingOrder>(Slot::kReadingOrder));
  const auto numbers = manner_.format.variant.at<ReadingParameters>(Slot::kReadingParameters);
  if (numbers == ReadingParameters::kWhole) fit_into_int(probe.course);
  const auto used = manner_.format.variant.at<ReadingSteps>(Slot::kReadingSteps);
  std::vector<double>& steps = probe.steps;
  if (used == ReadingSteps::kLastLost) steps.push_back(steps.back());
  if (used == ReadingSteps::kFirstLost) steps.insert(steps.begin(), steps.front());
  if (used == ReadingSteps::kDifferences || used == ReadingSteps::kDifferencesAndZero) {
    std::partial_sum(steps.begin(), steps.end(), steps.begin());
  }
  if (used == ReadingSteps::kOdd || used == ReadingSteps::kOddAndLast) {
    // Doubles all steps but the last: for an even number of steps, some programs use the last one
    // again.
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
