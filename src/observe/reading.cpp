#include "observe/reading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "observe/kinematics.h"
#include "variant/choices.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

// Far more than any program prints for a small input. Parsing a larger output by all
// interpretations would be slow.
constexpr std::size_t kMostBytes = std::size_t{1} << 18U;

constexpr double kOfChange = 5.0;
constexpr double kSure = 50.0;
constexpr double kOfOddPositions = 45.0;
constexpr double kOfOtherMotion = 35.0;
constexpr double kOfOtherNumbers = 20.0;

// Slots whose choices must be tried, since the output does not show them directly.
constexpr std::array kTried = {Slot::kPrintingColumns, Slot::kPrintingAgents, Slot::kPrintingStart,
                               Slot::kReadingSteps};

Digits digits_of(const WrittenDigits& written) {
  switch (written.decimals) {
    case 1:
      return Digits::kOne;
    case 2:
      return Digits::kTwo;
    case 3:
      return Digits::kThree;
    case 4:
      return Digits::kFour;
    case 6:
      return Digits::kSix;
    default:
      if (written.most_significant == 0) return Digits::kThree;  // no finite number was printed
      // Numbers of 100 and more without decimals: the program probably prints significant digits,
      // not integers.
      if (written.most_significant <= 3 && written.largest >= 100.0)
        return Digits::kThreeSignificant;
      if (written.most_decimals <= 3) return Digits::kRounded;
      return written.most_significant <= 6 ? Digits::kShort : Digits::kAll;
  }
}

// Returns true if probes without forces and without a time step of 0 cannot show the choice.
bool is_seen_later(const Choice& choice) {
  const auto is = [&choice](Slot slot, auto value) {
    return choice.slot == slot && choice.value == static_cast<std::uint8_t>(value);
  };
  return is(Slot::kPrintingColumns, Columns::kOldVelocity) ||
         is(Slot::kReadingSteps, ReadingSteps::kUntilZero);
}

// Returns true if the choice is a constant time step.
bool has_own_step(const Choice& choice) {
  return choice.slot == Slot::kReadingSteps &&
         own_step(static_cast<ReadingSteps>(choice.value)).has_value();
}

std::vector<Variant> all_ways(bool have_own_step) {
  std::vector<Variant> ways = {Variant()};
  const auto multiply = [&ways](Slot slot, const std::vector<std::uint8_t>& choices) {
    std::vector<Variant> more;
    for (const Variant& way : ways) {
      for (const std::uint8_t choice : choices) more.emplace_back(way).set(slot, choice);
    }
    ways = std::move(more);
  };
  for (const Slot slot : kTried) {
    std::vector<std::uint8_t> choices;
    for (const Choice& choice : choices_of(slot)) {
      if (is_seen_later(choice)) continue;
      if (slot == Slot::kReadingSteps && has_own_step(choice) != have_own_step) continue;
      choices.push_back(choice.value);
    }
    multiply(slot, choices);
  }
  multiply(Slot::kReadingOrder, {0, static_cast<std::uint8_t>(ReadingOrder::kVelocityFirst)});
  // Printing states twice, or only the last state, is combined with at most one more deviation.
  for (std::size_t i = 0, count = ways.size(); i < count; ++i) {
    if (ways[i].deviations().size() > 1) continue;
    for (const Frames frames : {Frames::kTwice, Frames::kLast}) {
      Variant way = ways[i];
      way.set(Slot::kPrintingFrames, frames);
      ways.push_back(way);
    }
  }
  return ways;
}

// Returns false if velocities were kept with all weights 0, so that the program cannot replace
// velocities by forces.
bool is_possible(const Variant& rules, bool keeps) {
  return !keeps || rules.at<Velocity>(Slot::kStepVelocity) != Velocity::kReplaced;
}

// Returns the penalty for unlikely rules. A column that changes next to constant columns is
// probably not the velocity of agents that never move. A force does not explain it either, since
// half of that force would move the agents.
double doubt_of_step(const Variant& rules, bool keeps) {
  const auto position = rules.at<Position>(Slot::kStepPosition);
  const bool follows_velocity =
      position == Position::kNewVelocity || position == Position::kOldVelocity;
  return follows_velocity || keeps ? 0.0 : kOfOtherMotion;
}

// Returns the cost of the likeliest rules by which positions follow from velocities; none if there
// are no such rules.
std::optional<double> cost_of_step(const Observation& seen, const Variant& format, bool keeps) {
  std::optional<double> least;
  for (const Variant& rules : step_rules(format)) {
    if (!is_possible(rules, keeps)) continue;
    const double cost = cost_of(rules) + doubt_of_step(rules, keeps);
    if ((!least || cost < *least) && moves_as(rules, seen)) least = cost;
  }
  return least;
}

// Returns the cost if an agent is never moved, or if steps start from the state before the last
// one. Probes without forces show both.
std::optional<double> cost_of_odd_step(const Observation& seen, const Variant& format) {
  std::array<Variant, 3> odd = {format, format, format};
  odd[0].set(Slot::kStepMoved, Moved::kAllButFirst);
  odd[1].set(Slot::kStepMoved, Moved::kAllButLast);
  odd[2].set(Slot::kStepState, State::kTwoBack);
  for (const Variant& rules : odd) {
    Budget budget;
    if (reproduces(without_forces(rules), seen, budget)) return cost_of(rules);
  }
  return std::nullopt;
}

bool is_nan(const std::vector<PrintedRow>& frame) {
  return std::all_of(frame.begin(), frame.end(),
                     [](const PrintedRow& row) { return std::isnan(row[0]); });
}

// Returns true if all numbers of the last state are NaN and the state before has others.
bool ends_with_nan(const Observation& seen) {
  const std::size_t count = seen.frames.size();
  return count > 1 && is_nan(seen.frames[count - 1]) && !is_nan(seen.frames[count - 2]);
}

// Returns true if the format deviates only in digits and words. Then constant columns are known to
// be the velocities, for any motion of agents.
bool prints_as_asked(const Variant& way) {
  const std::vector<Slot> deviations = way.deviations();
  return std::all_of(deviations.begin(), deviations.end(), [](Slot slot) {
    return slot == Slot::kPrintingDigits || slot == Slot::kPrintingText;
  });
}

// Returns how many numbers follow those of an agent in a line: 0 if the agent's numbers are at the
// end of the line; all other numbers if the number before the last `width` is not a counter but
// belongs to the agent.
std::size_t numbers_behind(const std::string& output, const LineShape& shape, std::size_t width) {
  const std::size_t all = shape.empty() ? 0 : numbers_in_lines(output, shape);
  if (all <= width) return 0;
  const auto numbers = numbers_in(output, shape, width + 1).value_or(std::vector<double>{});
  for (std::size_t i = 0; i < numbers.size(); i += width + 1) {
    if (std::trunc(numbers[i]) != numbers[i]) return all - width;
  }
  return 0;
}

struct Found {
  Format format;
  double cost = 0.0;
};

void try_shape(const std::string& input, const RunResult& result, const LineShape& shape,
               const std::vector<Variant>& ways, std::vector<Found>& found) {
  const std::size_t behind_two = numbers_behind(result.output, shape, 2);
  const std::size_t behind_four = numbers_behind(result.output, shape, 4);
  const Digits of_two = digits_of(written_digits(result.output, shape, 2, behind_two));
  const Digits of_four = digits_of(written_digits(result.output, shape, 4, behind_four));
  for (Variant way : ways) {
    const bool is_short = prints_positions_only(way);
    way.set(Slot::kPrintingDigits, is_short ? of_two : of_four);
    way.set(Slot::kPrintingText, shape.empty() ? Text::kNone : Text::kMore);
    Format format{.variant = way, .shape = shape, .behind = is_short ? behind_two : behind_four};
    const std::optional<Observation> seen = observe("", input, result, format);
    if (!seen || seen->frames.empty()) continue;
    double doubt = seen->is_complete ? 0.0 : 1000.0;
    const bool keeps = keeps_velocities(*seen);
    std::optional<double> cost = cost_of_step(*seen, way, keeps);
    if (!cost) cost = cost_of_odd_step(*seen, way);
    // If the two numbers after the position can be the velocity, they probably are.
    if (is_short && behind_two >= 2) doubt += kOfOtherNumbers;
    // If positions are read as velocities, these seem to change.
    if (!is_short && !keeps) doubt += kOfChange;
    if (!cost && is_short) doubt += kSure;  // velocities that are not printed may have changed
    if (!cost && !is_short) {
      if (!seen->is_complete || !prints_as_asked(way)) continue;
      if (!keeps && !keeps_slow_velocities(*seen)) continue;
      format.has_odd_positions = true;
      doubt += kOfOddPositions;
    }
    if (ends_with_nan(*seen) !=
        (way.at<ReadingSteps>(Slot::kReadingSteps) == ReadingSteps::kNanAtEnd)) {
      doubt += 10.0;
    }
    // With only the last state, it is unknown whether it follows from the previous state.
    if (way.at<Frames>(Slot::kPrintingFrames) == Frames::kLast) doubt += 10.0;
    found.push_back({format, cost.value_or(cost_of(way)) + doubt});
  }
}

}  // namespace

std::vector<Format> find_formats(const std::string& input, const RunResult& result) {
  std::vector<Found> found;
  if (result.output.size() > kMostBytes) return {};
  const std::vector<LineShape> shapes = line_shapes(result.output);
  for (const bool have_own_step : {false, true}) {  // rare, so tried only if nothing else fits
    if (!found.empty() && found.front().cost < kOfOddPositions) break;
    const std::vector<Variant> ways = all_ways(have_own_step);
    for (const LineShape& shape : shapes) try_shape(input, result, shape, ways, found);
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.cost < b.cost; });
  }
  if (!found.empty() && found.front().cost < kSure) {
    std::erase_if(found, [](const Found& one) { return one.cost >= kSure; });
  }
  std::vector<Format> formats;
  const auto is_known = [&formats](Variant way) {  // ignores the shape of lines
    return std::any_of(formats.begin(), formats.end(), [&way](const Format& format) {
      way.set(Slot::kPrintingText, format.variant.choice(Slot::kPrintingText));
      return format.variant == way;
    });
  };
  for (Found& one : found) {
    if (!is_known(one.format.variant)) formats.push_back(std::move(one.format));
  }
  return formats;
}

}  // namespace flocking::explain
