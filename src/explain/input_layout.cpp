#include "explain/input_layout.h"

#include <cstddef>
#include <cstdlib>

namespace flocking::explain {
namespace {

constexpr const char* kWhite = " \t\r\n\v\f";
constexpr std::size_t kNowhere = std::string::npos;

// Where the word behind `count` words begins; nowhere if there is none.
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

}  // namespace

std::string laid_out(const std::string& input, const InputLayout& layout) {
  std::string text = input;
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
