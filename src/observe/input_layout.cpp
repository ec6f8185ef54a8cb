#include "observe/input_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace flocking::explain {
namespace {

constexpr const char* kWhite = " \t\r\n\v\f";
constexpr std::size_t kNowhere = std::string::npos;

// Returns the position of the word after `count` words; kNowhere if there is none.
std::size_t begin_of_word(const std::string& text, std::size_t count) {
  std::size_t at = text.find_first_not_of(kWhite);
  for (std::size_t i = 0; i < count && at != kNowhere; ++i) {
    const std::size_t end = text.find_first_of(kWhite, at);
    at = end == kNowhere ? kNowhere : text.find_first_not_of(kWhite, end);
  }
  return at;
}

std::size_t begin_of_first_step(const std::string& input) {
  constexpr std::size_t kParameters = 8;
  constexpr double kMostAgents = 1e6;
  const std::size_t count = begin_of_word(input, kParameters - 1);
  if (count == kNowhere) return kNowhere;
  const double agents = std::strtod(input.c_str() + count, nullptr);
  if (!(agents >= 0.0 && agents <= kMostAgents)) return kNowhere;
  return begin_of_word(input, kParameters + 4 * static_cast<std::size_t>(agents));
}

// Rounds parameters up to integers. Of the seven parameters, the first, second and fourth are the
// radii.
void round_up(std::string& text, WholeNumbers whole) {
  constexpr std::size_t kParameters = 7;
  constexpr double kMost = 2e9;  // fits in an int
  for (std::size_t i = 0; i < kParameters; ++i) {
    const bool is_radius = i < 2 || i == 3;
    if (whole == WholeNumbers::kRadii && !is_radius) continue;
    const std::size_t begin = begin_of_word(text, i);
    if (begin == kNowhere) return;
    const double value = std::ceil(std::strtod(text.c_str() + begin, nullptr));
    if (!std::isfinite(value)) continue;
    const std::size_t end = std::min(text.find_first_of(kWhite, begin), text.size());
    text.replace(begin, end - begin, fmt::format("{:.0f}", std::clamp(value, -kMost, kMost) + 0.0));
  }
}

}  // namespace

std::string laid_out(const std::string& input, const InputLayout& layout) {
  std::string text = input;
  if (layout.whole != WholeNumbers::kNone) round_up(text, layout.whole);
  if (layout.joins_first_step || layout.signs_first_step) {
    const std::size_t step = begin_of_first_step(text);
    if (step != kNowhere) {
      if (layout.signs_first_step) text.insert(step, "+");
      const std::size_t end = text.find_last_not_of(kWhite, step - 1);
      if (layout.joins_first_step && end != kNowhere) text.replace(end + 1, step - end - 1, " ");
    }
  }
  if (!layout.ends_last_line) {
    while (text.ends_with('\n')) text.pop_back();
  }
  return layout.begins_with_blank ? " " + text : text;
}

}  // namespace flocking::explain
