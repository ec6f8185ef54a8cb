#include "explain/reading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "explain/choices.h"
#include "explain/explanation.h"
#include "explain/kinematics.h"

namespace flocking::explain {
namespace {

// Far more than any program needs for a small input; much is slow to look through in many ways.
constexpr std::size_t kMostBytes = std::size_t{1} << 18U;

constexpr double kOfChange = 5.0;
constexpr double kSure = 50.0;
constexpr double kOfOddPositions = 45.0;
constexpr double kOfOtherMotion = 35.0;
constexpr double kOfOtherNumbers = 20.0;

// What must be found by trial, and what is seen at once.
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
      // Hundreds without a decimal were hardly all whole.
      if (written.most_significant <= 3 && written.largest >= 100.0)
        return Digits::kThreeSignificant;
      if (written.most_decimals <= 3) return Digits::kRounded;
      return written.most_significant <= 6 ? Digits::kShort : Digits::kAll;
  }
}

// Where no force acts old velocities are the new ones, and no time step is 0.
bool is_seen_later(const Choice& choice) {
  const auto is = [&choice](Slot slot, auto value) {
    return choice.slot == slot && choice.value == static_cast<std::uint8_t>(value);
  };
  return is(Slot::kPrintingColumns, Columns::kOldVelocity) ||
         is(Slot::kReadingSteps, ReadingSteps::kUntilZero);
}

// Whether each time step is a number of the program's own.
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
  // States that are printed twice or not at all: beside one more deviation at most.
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

// Where no weight acts velocities that are kept are not made anew of forces.
bool is_possible(const Variant& rules, bool keeps) {
  return !keeps || rules.at<Velocity>(Slot::kStepVelocity) != Velocity::kReplaced;
}

// What changes there beside numbers that stay is hardly the velocity of agents that never move; and
// it was hardly a force that changed it, half of which would move them.
double doubt_of_step(const Variant& rules, bool keeps) {
  const auto position = rules.at<Position>(Slot::kStepPosition);
  const bool follows_velocity =
      position == Position::kNewVelocity || position == Position::kOldVelocity;
  return follows_velocity || keeps ? 0.0 : kOfOtherMotion;
}

// The cost of the likeliest rules by which positions follow from velocities; nothing where there
// are none.
std::optional<double> cost_of_step(const Observation& seen, const Variant& format, bool keeps) {
  std::optional<double> least;
  for (const Variant& rules : step_rules(format)) {
    if (!is_possible(rules, keeps)) continue;
    const double cost = cost_of(rules) + doubt_of_step(rules, keeps);
    if ((!least || cost < *least) && moves_as(rules, seen)) least = cost;
  }
  return least;
}

// The same where an agent is never moved, or from where it was a step before, as it is seen where
// no force acts.
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

// The last state is NaN, all of it, and the one before is not.
bool ends_with_nan(const Observation& seen) {
  const std::size_t count = seen.frames.size();
  return count > 1 && is_nan(seen.frames[count - 1]) && !is_nan(seen.frames[count - 2]);
}

// Whether it prints as it should, but for digits and words: then velocities that are kept are what
// is printed, however agents move.
bool prints_as_asked(const Variant& way) {
  const std::vector<Slot> deviations = way.deviations();
  return std::all_of(deviations.begin(), deviations.end(), [](Slot slot) {
    return slot == Slot::kPrintingDigits || slot == Slot::kPrintingText;
  });
}

// Where in a line so many numbers of an agent may stand: at its end, or at its beginning where the
// one before the last ones is no counter, but a number of the agent, too.
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
    // Two numbers behind the position are the velocity, if that is possible.
    if (is_short && behind_two >= 2) doubt += kOfOtherNumbers;
    // Positions that are read as velocities change.
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
    // Of a last state alone it cannot be seen whether it follows from the one before.
    if (way.at<Frames>(Slot::kPrintingFrames) == Frames::kLast) doubt += 10.0;
    found.push_back({format, cost.value_or(cost_of(way)) + doubt});
  }
}

}  // namespace

std::vector<Format> find_formats(const std::string& input, const RunResult& result) {
  std::vector<Found> found;
  if (result.output.size() > kMostBytes) return {};
  const std::vector<LineShape> shapes = line_shapes(result.output);
  for (const bool have_own_step : {false, true}) {  // hardly any, so only where nothing else fits
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
  const auto is_known = [&formats](Variant way) {  // but for lines that do not matter
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
