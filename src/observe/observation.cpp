#include "observe/observation.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>

#include "arithmetic/elementary.h"
#include "variant/play.h"
#include "variant/simulator/variant_step.h"

namespace flocking::explain {
namespace {

constexpr double kDoubleSlack = 1e-9;
constexpr double kFloatSlack = 1e-6;
constexpr std::uint64_t kOfEachLook = 4;  // copying the flock costs as much as this many pairs

// Return the columns of a new state, and of a line.
std::size_t columns_of(const Variant& format) { return prints_positions_only(format) ? 2 : 4; }
std::size_t width_of(const Variant& format) {
  return format.at<Columns>(Slot::kPrintingColumns) == Columns::kPositionOnly ? 2 : 4;
}

PrintedRow row_of(const Variant& format, const double* numbers) {
  switch (format.at<Columns>(Slot::kPrintingColumns)) {
    case Columns::kPositionOnly:
      return {numbers[0], numbers[1], 0.0, 0.0};
    case Columns::kVelocityFirst:
      return {numbers[2], numbers[3], numbers[0], numbers[1]};
    default:
      return {numbers[0], numbers[1], numbers[2], numbers[3]};
  }
}

// Returns how many states a program prints if it computes `states` states.
std::size_t printed_states(const Variant& format, std::size_t states) {
  switch (format.at<Frames>(Slot::kPrintingFrames)) {
    case Frames::kTwice:
      return 2 * states;
    case Frames::kLast:
      return std::min<std::size_t>(1, states);
    default:
      return states;
  }
}

bool is_same_number(double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); }

bool are_equal(const std::vector<PrintedRow>& a, const std::vector<PrintedRow>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](const PrintedRow& one, const PrintedRow& other) {
                      return std::equal(one.begin(), one.end(), other.begin(), is_same_number);
                    });
}

// Keeps one frame of each pair of equal frames. Returns false if two frames of a pair differ or a
// frame is left over.
bool halve(std::vector<std::vector<PrintedRow>>& frames) {
  std::vector<std::vector<PrintedRow>> halves;
  for (std::size_t f = 0; f + 1 < frames.size(); f += 2) {
    if (!are_equal(frames[f], frames[f + 1])) return false;
    halves.push_back(std::move(frames[f]));
  }
  const bool is_even = frames.size() % 2 == 0;
  frames = std::move(halves);
  return is_even;
}

double scale_of(const Scene& scene) {
  double scale = 1.0;
  for (const AgentState& agent : scene.flock.agents) {
    scale = std::max({scale, std::fabs(agent.x), std::fabs(agent.y)});
  }
  return scale;
}

bool agrees(double expected, double printed, double half, double slack) {
  if (std::isnan(printed)) return std::isnan(expected);
  if (std::isinf(printed) || std::isinf(expected)) return printed == expected;
  return std::fabs(expected - printed) <= half + slack;
}

// Compares the agents of a frame with a variant's results.
class FrameCheck : public AgentCheck {
 public:
  FrameCheck(const Variant& variant, const Observation& seen, const Exactness& exactness,
             Budget& budget)
      : seen_(seen),
        exactness_(exactness),
        budget_(budget),
        digits_(variant.at<Digits>(Slot::kPrintingDigits)),
        columns_(columns_of(variant)) {}

  void use(const std::vector<PrintedRow>& frame) {
    frame_ = &frame;
    accepted_ = 0;
  }

  /// Returns true if any agent of this frame was accepted.
  [[nodiscard]] bool has_accepted_any() const { return accepted_ > 0; }

  [[nodiscard]] bool accepts(std::size_t agent, const AgentState& expected) const override {
    budget_.spend(seen_.scene.flock.size());
    const bool is_accepted =
        agent >= std::min(frame_->size(), exactness_.agents) ||
        accepts((*frame_)[agent], {expected.x, expected.y, expected.vx, expected.vy}, 0, columns_);
    if (is_accepted) ++accepted_;
    return is_accepted;
  }

  // Compares columns that no step of the variant computes: a printed start, or velocities from
  // before a step.
  [[nodiscard]] bool accepts_all(const FlockState& flock, std::size_t begin,
                                 std::size_t end) const {
    for (std::size_t i = 0; i < std::min(frame_->size(), exactness_.agents); ++i) {
      const AgentState& agent = flock.agents[i];
      if (!accepts((*frame_)[i], {agent.x, agent.y, agent.vx, agent.vy}, begin, end)) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] bool accepts(const PrintedRow& printed, std::array<double, 4> values,
                             std::size_t begin, std::size_t end) const {
    if (digits_ == Digits::kInInt) {
      for (double& value : values) value = held_by_int(value);
    }
    if (digits_ == Digits::kInLong) {
      for (double& value : values) value = held_by_long(value);
    }
    for (std::size_t k = end; k-- > begin;) {  // last columns first: velocities differ more often
      if (exactness_.skips_nan && std::isnan(printed[k])) continue;
      if (k < 2 && seen_.has_odd_positions) continue;
      const double size = std::max(k < 2 ? seen_.scale : 1.0, std::fabs(values[k]));
      const double half = half_digit(digits_, values[k]);
      const double slack = exactness_.slack * size;
      if (!agrees(values[k], printed[k], half, slack)) return false;
      if (is_on_wrong_side(values[k], printed[k], slack)) return false;
    }
    return true;
  }

  // Returns true if a truncated number is on the wrong side of the expected number.
  [[nodiscard]] bool is_on_wrong_side(double expected, double printed, double slack) const {
    if (digits_ == Digits::kDown) return printed > expected + slack;
    if (digits_ == Digits::kTowardsZero || digits_ == Digits::kInInt) {
      return std::fabs(printed) > std::fabs(expected) + slack;
    }
    return false;
  }

  const Observation& seen_;
  const Exactness& exactness_;
  Budget& budget_;
  Digits digits_;
  std::size_t columns_;
  const std::vector<PrintedRow>* frame_ = nullptr;
  mutable std::size_t accepted_ = 0;
};

bool is_dead(const Observation& seen) {
  return !seen.result.ended_well && !seen.result.was_stopped;
}

// Returns true if a variant crashes in the first of the remaining steps. If nothing was printed, a
// crash in a later step counts, too: buffered output is lost in a crash.
bool dies(VariantSteps& variant_steps, std::span<const double> left, const Observation& seen,
          Budget& budget) {
  if (!seen.frames.empty()) left = left.first(1);
  return std::any_of(left.begin(), left.end(), [&](double dt) {
    budget.spend(seen.scene.flock.size() * seen.scene.flock.size());
    return !variant_steps.step(dt);
  });
}

bool are_equal(const FlockState& a, const FlockState& b) {
  return std::equal(a.agents.begin(), a.agents.end(), b.agents.begin(), b.agents.end(),
                    [](const AgentState& one, const AgentState& other) {
                      return is_same_number(one.x, other.x) && is_same_number(one.y, other.y) &&
                             is_same_number(one.vx, other.vx) && is_same_number(one.vy, other.vy);
                    });
}

bool move_alike(const Variant& one, const Variant& other, const Scene& scene) {
  FlockState of_one = scene.flock;
  FlockState of_other = scene.flock;
  VariantSteps one_steps(one, scene.course, of_one);
  VariantSteps other_steps(other, scene.course, of_other);
  return std::all_of(scene.steps.begin(), scene.steps.end(), [&](double dt) {
    return one_steps.step(dt) && other_steps.step(dt) && are_equal(of_one, of_other);
  });
}

}  // namespace

bool move_alike(const Variant& one, const Variant& other,
                const std::vector<const Observation*>& seen) {
  return std::all_of(seen.begin(), seen.end(), [&](const Observation* observation) {
    return move_alike(one, other, observation->scene);
  });
}

double half_digit(Digits digits, double value) {
  switch (digits) {
    case Digits::kOne:
      return 0.05;
    case Digits::kTwo:
      return 0.005;
    case Digits::kThree:
    case Digits::kRounded:
    case Digits::kInLong:
      return 0.0005;
    case Digits::kDown:
    case Digits::kTowardsZero:
    case Digits::kInInt:
      return 0.001;
    case Digits::kFour:
      return 0.00005;
    case Digits::kSix:
      return 0.0000005;
    case Digits::kShort:
      if (value == 0.0 || !std::isfinite(value)) return 0.0;
      return 0.5 * arithmetic::power_of_ten(arithmetic::decimal_exponent(value) - 5);
    case Digits::kThreeSignificant:
      if (value == 0.0 || !std::isfinite(value)) return 0.0;
      return 0.5 * arithmetic::power_of_ten(arithmetic::decimal_exponent(value) - 2);
    case Digits::kRoundedShort:
      return std::max(half_digit(Digits::kThree, value), half_digit(Digits::kShort, value));
    case Digits::kAll:
      break;
  }
  return 0.0;
}

std::optional<Observation> observe(std::string name, std::string input, RunResult result,
                                   const Format& format) {
  std::optional<Scene> scene = read_scene(format.variant, input);
  if (!scene) return std::nullopt;
  const std::size_t width = width_of(format.variant);
  const auto numbers = numbers_in(result.output, format.shape, width, format.behind);
  const auto agents = format.variant.at<Agents>(Slot::kPrintingAgents);
  const std::size_t all = scene->flock.size();
  const std::size_t rows = all - (agents == Agents::kLastMissing && all > 0 ? 1 : 0);
  if (!numbers) return std::nullopt;
  if (numbers->size() % width != 0 && result.ended_well) return std::nullopt;
  Observation seen{std::move(name), std::move(input), std::move(result), *std::move(scene), {}};
  seen.has_odd_positions = format.has_odd_positions;
  seen.scale = scale_of(seen.scene);
  const bool has_start = format.variant.at<Start>(Slot::kPrintingStart) == Start::kPrinted;
  const std::size_t expected =
      printed_states(format.variant, seen.scene.steps.size() + (has_start ? 1 : 0));
  const std::size_t found = rows == 0 ? expected : numbers->size() / width / rows;
  if (seen.result.ended_well && (found * rows * width != numbers->size() || found != expected)) {
    return std::nullopt;
  }
  if (found > expected) return std::nullopt;
  for (std::size_t f = 0; f < found; ++f) {
    std::vector<PrintedRow>& frame = seen.frames.emplace_back();
    for (std::size_t i = 0; i < rows; ++i) {
      const std::size_t at = agents == Agents::kDescending ? rows - 1 - i : i;
      frame.push_back(row_of(format.variant, numbers->data() + (f * rows + at) * width));
    }
  }
  seen.is_complete = found == expected;
  if (format.variant.at<Frames>(Slot::kPrintingFrames) == Frames::kTwice && !halve(seen.frames)) {
    return std::nullopt;
  }
  if (seen.has_odd_positions) {
    seen.frames.resize(std::min<std::size_t>(seen.frames.size(), has_start ? 2 : 1));
  }
  return seen;
}

std::optional<Observation> observe_variant(std::string name, std::string input,
                                           const Variant& variant) {
  Played played_input = played(variant, input);
  RunResult result;
  result.output = std::move(played_input.output);
  result.ended_well = !played_input.is_dead;
  return observe(std::move(name), std::move(input), std::move(result), {variant, {}});
}

double slack_of(const Variant& variant) {
  return variant.at<Numbers>(Slot::kNumbers) == Numbers::kDouble ? kDoubleSlack : kFloatSlack;
}

Exactness but_for_nan(const Variant& variant) {
  return {.slack = slack_of(variant), .skips_nan = true};
}

Agreement agreement(const Variant& variant, const Observation& seen, const Exactness& exactness,
                    Budget& budget) {
  budget.spend(kOfEachLook);
  FrameCheck check(variant, seen, exactness, budget);
  thread_local FlockState flock;  // static to reuse its memory
  flock = seen.scene.flock;
  std::size_t frame = 0;
  const std::vector<double>& steps = seen.scene.steps;
  const bool is_last_only = variant.at<Frames>(Slot::kPrintingFrames) == Frames::kLast;
  const bool has_start = variant.at<Start>(Slot::kPrintingStart) == Start::kPrinted;
  const bool may_die = variant.at<DivisionByZero>(Slot::kDivisionByZero) == DivisionByZero::kDies;
  const bool has_old_velocities =
      variant.at<Columns>(Slot::kPrintingColumns) == Columns::kOldVelocity;
  if (has_start && frame < seen.frames.size() && !(is_last_only && !steps.empty())) {
    check.use(seen.frames[frame++]);
    if (!check.accepts_all(flock, 0, columns_of(variant))) return Agreement::kNone;
  }
  VariantSteps variant_steps(variant, seen.scene.course, flock);
  for (std::size_t k = 0; k < steps.size(); ++k) {
    if (k == exactness.steps) return Agreement::kWhole;
    if (frame == seen.frames.size()) {  // the output ended early
      // If NaN is skipped, another force may have caused the crash.
      if (!is_dead(seen) || exactness.skips_nan) return Agreement::kWhole;
      const bool does_die =
          may_die && dies(variant_steps, std::span(steps).subspan(k), seen, budget);
      return does_die ? Agreement::kWhole : Agreement::kOfFirst;
    }
    if (is_last_only && k + 1 < steps.size()) {
      budget.spend(flock.size() * flock.size());
      if (!variant_steps.step(steps[k])) return Agreement::kOfFirst;
      continue;
    }
    check.use(seen.frames[frame++]);
    const Agreement so_far = k == 0 ? Agreement::kNone : Agreement::kOfFirst;
    if (has_old_velocities && !check.accepts_all(flock, 2, 4)) return so_far;
    if (variant_steps.step(steps[k], check)) continue;
    return check.has_accepted_any() ? Agreement::kOfFirst : so_far;
  }
  return Agreement::kWhole;
}

bool reproduces(const Variant& variant, const Observation& seen, const Exactness& exactness,
                Budget& budget) {
  return agreement(variant, seen, exactness, budget) == Agreement::kWhole;
}

bool reproduces(const Variant& variant, const Observation& seen, Budget& budget) {
  return reproduces(variant, seen, {.slack = slack_of(variant), .skips_nan = false}, budget);
}

bool reproduces_all(const Variant& variant, const std::vector<const Observation*>& seen,
                    Budget& budget) {
  return std::all_of(seen.begin(), seen.end(), [&](const Observation* one) {
    return reproduces(variant, *one, but_for_nan(variant), budget);
  });
}

Agreement agreement_with_all(const Variant& variant, std::vector<const Observation*>& seen,
                             Budget& budget) {
  for (const Observation*& one : seen) {
    const Agreement found = agreement(variant, *one, but_for_nan(variant), budget);
    if (found == Agreement::kWhole) continue;
    std::swap(one, seen.front());
    return found;
  }
  return Agreement::kWhole;
}

bool survives(const Variant& variant, std::vector<const Observation*>& seen, Budget& budget) {
  return agreement_with_all(variant, seen, budget) == Agreement::kWhole;
}

bool has_nan(const std::vector<PrintedRow>& frame) {
  return std::any_of(frame.begin(), frame.end(), [](const PrintedRow& row) {
    return std::isnan(row[0]) || std::isnan(row[2]);
  });
}

bool has_nan(const Observation& seen) {
  return std::any_of(seen.frames.begin(), seen.frames.end(),
                     [](const auto& frame) { return has_nan(frame); });
}

}  // namespace flocking::explain
