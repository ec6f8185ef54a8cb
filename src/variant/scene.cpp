#include "variant/scene.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

#include "variant/input_tokens.h"

namespace flocking::explain {
namespace {

// Returns the time steps that the program uses if the input has `steps`.
std::vector<double> used_steps(const Variant& variant, std::vector<double> steps) {
  if (const auto own = own_step(variant.at<ReadingSteps>(Slot::kReadingSteps))) {
    std::fill(steps.begin(), steps.end(), *own);
    return steps;
  }
  switch (variant.at<ReadingSteps>(Slot::kReadingSteps)) {
    case ReadingSteps::kAll:
      break;
    case ReadingSteps::kFirstLost:
      if (!steps.empty()) steps.erase(steps.begin());
      break;
    case ReadingSteps::kFirstOnly:
      steps.resize(std::min<std::size_t>(steps.size(), 1));
      break;
    case ReadingSteps::kTwoPerStep:
      for (std::size_t i = 0; i < steps.size() / 2; ++i) steps[i] = steps[2 * i + 1];
      steps.resize(steps.size() / 2);
      break;
    case ReadingSteps::kOdd:
    case ReadingSteps::kOddAndLast: {
      const bool adds_last =
          variant.at<ReadingSteps>(Slot::kReadingSteps) == ReadingSteps::kOddAndLast &&
          steps.size() % 2 == 0 && !steps.empty();
      const double last = steps.empty() ? 0.0 : steps.back();
      for (std::size_t i = 0; 2 * i < steps.size(); ++i) steps[i] = steps[2 * i];
      steps.resize((steps.size() + 1) / 2);
      if (adds_last) steps.push_back(last);
      break;
    }
    case ReadingSteps::kLastLost:
      if (!steps.empty()) steps.pop_back();
      break;
    case ReadingSteps::kFirstForAll:
      if (!steps.empty()) std::fill(steps.begin(), steps.end(), steps.front());
      break;
    case ReadingSteps::kElapsed:
      std::partial_sum(steps.begin(), steps.end(), steps.begin());
      break;
    case ReadingSteps::kDifferences:
      std::adjacent_difference(steps.begin(), steps.end(), steps.begin());
      break;
    case ReadingSteps::kDifferencesAndZero:
      std::adjacent_difference(steps.begin(), steps.end(), steps.begin());
      if (!steps.empty()) steps.push_back(0.0);
      break;
    case ReadingSteps::kLastRepeated:
      if (!steps.empty()) steps.push_back(steps.back());
      break;
    case ReadingSteps::kZeroFirst:
      steps.insert(steps.begin(), 0.0);
      break;
    case ReadingSteps::kUntilZero:
      steps.erase(std::find(steps.begin(), steps.end(), 0.0), steps.end());
      break;
    case ReadingSteps::kZeroAtEnd:
      steps.push_back(0.0);
      break;
    case ReadingSteps::kNanAtEnd:
      steps.push_back(std::numeric_limits<double>::quiet_NaN());
      break;
    default:
      break;
  }
  return steps;
}

// Truncates the parameters, like parseInt() of JavaScript and casts to int.
void cut_to_whole(CourseParameters& course) {
  for (double* value : {&course.cohesion_radius, &course.separation_radius, &course.max_separation,
                        &course.alignment_radius, &course.cohesion_weight,
                        &course.separation_weight, &course.alignment_weight}) {
    *value = std::trunc(*value);
  }
}

}  // namespace

std::optional<double> own_step(ReadingSteps steps) {
  switch (steps) {
    case ReadingSteps::kAlwaysThousandth:
      return 0.001;
    case ReadingSteps::kAlwaysHundredth:
      return 0.01;
    case ReadingSteps::kAlways16Thousandths:
      return 0.016;
    case ReadingSteps::kAlways60th:
      return 1.0 / 60.0;
    case ReadingSteps::kAlways167TenThousandths:
      return 0.0167;
    case ReadingSteps::kAlwaysFiftieth:
      return 0.02;
    case ReadingSteps::kAlways33Thousandths:
      return 0.033;
    case ReadingSteps::kAlways30th:
      return 1.0 / 30.0;
    case ReadingSteps::kAlwaysTwentieth:
      return 0.05;
    case ReadingSteps::kAlwaysTenth:
      return 0.1;
    case ReadingSteps::kAlwaysEighth:
      return 0.125;
    case ReadingSteps::kAlwaysFifth:
      return 0.2;
    case ReadingSteps::kAlwaysQuarter:
      return 0.25;
    case ReadingSteps::kAlwaysHalf:
      return 0.5;
    default:
      return std::nullopt;
  }
}

std::optional<Scene> read_scene(const Variant& variant, std::string_view input) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (input.starts_with(kByteOrderMark)) input.remove_prefix(kByteOrderMark.size());
  if (variant.at<Eaten>(Slot::kReadingEaten) == Eaten::kFirstCharacter && !input.empty()) {
    input.remove_prefix(1);
  }
  InputTokens tokens(input, variant.at<EmptyLine>(Slot::kReadingEmptyLine) == EmptyLine::kCrash);
  std::optional<ReadFlock> read = read_flock(tokens, variant.at<ReadingOrder>(Slot::kReadingOrder));
  if (!read) return std::nullopt;
  if (variant.at<ReadingParameters>(Slot::kReadingParameters) == ReadingParameters::kWhole) {
    cut_to_whole(read->course);
  }
  const bool dies =
      variant.at<FirstLine>(Slot::kReadingFirstLine) == FirstLine::kDies && tokens.is_at_line_end();
  if (dies) return Scene{read->course, std::move(read->flock), {}};
  if (variant.at<Eaten>(Slot::kReadingEaten) == Eaten::kFirstStepCharacter) tokens.drop_character();
  std::vector<double> steps;
  while (const std::optional<double> dt = tokens.next()) steps.push_back(*dt);
  return Scene{read->course, std::move(read->flock), used_steps(variant, std::move(steps))};
}

}  // namespace flocking::explain
