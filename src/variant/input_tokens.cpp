#include "variant/input_tokens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <system_error>
#include <utility>

namespace flocking::explain {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";

// Returns the text before the first empty or blank line.
std::string_view up_to_empty_line(std::string_view text) {
  std::size_t start = 0;
  while (start < text.size()) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    if (text.substr(start, end - start).find_first_not_of(kBlanks) == std::string_view::npos) {
      return text.substr(0, start);
    }
    start = end + 1;
  }
  return text;
}

CourseParameters course_of(const std::array<double, 7>& numbers, ReadingOrder order) {
  CourseParameters course{.cohesion_radius = numbers[0],
                          .separation_radius = numbers[1],
                          .max_separation = numbers[2],
                          .alignment_radius = numbers[3],
                          .cohesion_weight = numbers[4],
                          .separation_weight = numbers[5],
                          .alignment_weight = numbers[6]};
  exchange(course, order);
  return course;
}

}  // namespace

InputTokens::InputTokens(std::string_view text, bool stops_at_empty_line)
    : rest_(stops_at_empty_line ? up_to_empty_line(text) : text) {}

std::optional<double> InputTokens::next() {
  const std::size_t start = std::min(rest_.find_first_not_of(kBlanks), rest_.size());
  std::string_view word = rest_.substr(start);
  word = word.substr(0, word.find_first_of(kBlanks));
  rest_.remove_prefix(start + word.size());
  if (word.starts_with('+')) word.remove_prefix(1);
  double value = 0.0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) {
    rest_ = {};
    return std::nullopt;
  }
  return value;
}

bool InputTokens::is_at_line_end() const {
  const std::string_view line = rest_.substr(0, rest_.find('\n'));
  return line.find_first_not_of(kBlanks) == std::string_view::npos;
}

void InputTokens::drop_character() {
  const std::size_t start = std::min(rest_.find_first_not_of(kBlanks), rest_.size());
  rest_.remove_prefix(std::min(start + 1, rest_.size()));
}

void exchange(CourseParameters& course, ReadingOrder order) {
  switch (order) {
    case ReadingOrder::kAsGiven:
    case ReadingOrder::kVelocityFirst:
      break;
    case ReadingOrder::kSwapCohesionSeparation:
      std::swap(course.cohesion_radius, course.separation_radius);
      break;
    case ReadingOrder::kMaxLast:
      std::swap(course.max_separation, course.alignment_radius);
      break;
    case ReadingOrder::kSwapSeparationMax:
      std::swap(course.separation_radius, course.max_separation);
      break;
    case ReadingOrder::kSwapCohesionAlignment:
      std::swap(course.cohesion_radius, course.alignment_radius);
      break;
    case ReadingOrder::kSwapSeparationAlignment:
      std::swap(course.separation_radius, course.alignment_radius);
      break;
    case ReadingOrder::kSwapWeights:
      std::swap(course.cohesion_weight, course.separation_weight);
      break;
    case ReadingOrder::kSwapLastWeights:
      std::swap(course.separation_weight, course.alignment_weight);
      break;
  }
}

std::optional<ReadFlock> read_flock(InputTokens& tokens, ReadingOrder order) {
  std::array<double, 7> numbers{};
  for (double& number : numbers) {
    const std::optional<double> value = tokens.next();
    if (!value) return std::nullopt;
    number = *value;
  }
  const std::optional<double> count = tokens.next();
  if (!count || !(*count >= 0.0)) return std::nullopt;
  ReadFlock read{course_of(numbers, order), {}};
  for (double i = 0.0; i + 1.0 <= *count; i += 1.0) {  // NOLINT(cert-flp30-c): N as it was read
    std::array<double, 4> agent{};
    for (double& number : agent) {
      const std::optional<double> value = tokens.next();
      if (!value) return std::nullopt;
      number = *value;
    }
    if (order == ReadingOrder::kVelocityFirst) {
      agent = {agent[2], agent[3], agent[0], agent[1]};
    }
    read.flock.agents.push_back({agent[0], agent[1], agent[2], agent[3]});
  }
  return read;
}

}  // namespace flocking::explain
