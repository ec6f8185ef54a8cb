#include "observe/layout.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <string>
#include <system_error>
#include <utility>

namespace flocking::explain {
namespace {

constexpr std::string_view kSeparators = " \t\r\v\f,;:()[]{}=|<>";
constexpr std::size_t kMostShapes = 8;

struct Number {
  double value = 0.0;
  std::string_view text;
};

std::optional<double> special(std::string_view word) {
  const bool is_negative = word.starts_with('-');
  if (is_negative || word.starts_with('+')) word.remove_prefix(1);
  std::string small(word);
  for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  // Programs compiled by MSVC print -nan(ind): brackets separate words, so "ind" is a separate
  // word.
  if (small == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (small == "inf" || small == "infinity") return is_negative ? -HUGE_VAL : HUGE_VAL;
  return std::nullopt;
}

std::optional<double> number_of(std::string_view word) {
  if (const std::optional<double> value = special(word)) return value;
  if (word.starts_with('+')) word.remove_prefix(1);
  if (word.empty() || word.find_first_not_of("0123456789+-.eE") != std::string_view::npos) {
    return std::nullopt;
  }
  double value = 0.0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (end != word.data() + word.size()) return std::nullopt;
  // Overflow gives infinity and underflow gives zero, as in every language.
  if (error == std::errc::result_out_of_range)
    return std::strtod(std::string(word).c_str(), nullptr);
  return error == std::errc() ? std::optional(value) : std::nullopt;
}

struct Line {
  LineShape shape;
  std::vector<Number> numbers;
  bool has_text = false;
};

void add_word(Line& line, std::string_view word) {
  if (const std::optional<double> value = number_of(word)) {
    line.numbers.push_back({*value, word});
    line.shape += '#';
    return;
  }
  line.has_text = true;
  for (const char c : word) {
    const bool is_digit = c >= '0' && c <= '9';
    if (!is_digit || line.shape.empty() || line.shape.back() != '#') {
      line.shape += is_digit ? '#' : c;
    }
  }
}

Line line_of(std::string_view text) {
  Line line;
  while (!text.empty()) {
    const std::size_t size = std::min(text.find_first_of(kSeparators), text.size());
    if (size > 0) {
      add_word(line, text.substr(0, size));
      text.remove_prefix(size);
      continue;
    }
    const bool is_blank = kSeparators.find(text.front()) < 5;
    if (!is_blank) {
      line.shape += text.front();
      line.has_text = true;
    } else if (!line.shape.empty() && line.shape.back() != ' ') {
      line.shape += ' ';
    }
    text.remove_prefix(1);
  }
  while (line.shape.ends_with(' ')) line.shape.pop_back();
  return line;
}

template <class Take>
void for_each_line(std::string_view output, const Take& take) {
  while (!output.empty()) {
    const std::size_t end = std::min(output.find('\n'), output.size());
    take(line_of(output.substr(0, end)));
    output.remove_prefix(std::min(end + 1, output.size()));
  }
}

// Returns the numbers of agents as numbers, with how they are written.
std::optional<std::vector<Number>> find_numbers(std::string_view output, const LineShape& shape,
                                                std::size_t width, std::size_t behind) {
  std::vector<Number> numbers;
  bool has_text = false;
  for_each_line(output, [&](const Line& line) {
    has_text = has_text || line.has_text;
    if (shape.empty()) {
      numbers.insert(numbers.end(), line.numbers.begin(), line.numbers.end());
    } else if (line.shape == shape && line.numbers.size() >= width + behind) {
      const auto end = line.numbers.end() - static_cast<std::ptrdiff_t>(behind);
      numbers.insert(numbers.end(), end - static_cast<std::ptrdiff_t>(width), end);
    }
  });
  if (shape.empty() && has_text) return std::nullopt;
  return numbers;
}

int significant_digits(std::string_view text) {
  text = text.substr(0, text.find_first_of("eE"));
  const std::size_t first = text.find_first_of("123456789");
  if (first == std::string_view::npos) return 1;
  const std::string_view rest = text.substr(first);
  return static_cast<int>(rest.size()) - (rest.find('.') == std::string_view::npos ? 0 : 1);
}

int decimals_of(std::string_view text) {
  if (text.find_first_of("eE") != std::string_view::npos) return -1;
  const std::size_t point = text.find('.');
  return point == std::string_view::npos ? 0 : static_cast<int>(text.size() - point - 1);
}

}  // namespace

std::vector<LineShape> line_shapes(std::string_view output) {
  std::vector<std::pair<std::size_t, LineShape>> counted;
  bool has_text = false;
  for_each_line(output, [&](const Line& line) {
    has_text = has_text || line.has_text;
    if (line.numbers.size() < 2) return;
    for (auto& [count, shape] : counted) {
      if (shape != line.shape) continue;
      ++count;
      return;
    }
    if (counted.size() < 64) counted.emplace_back(1, line.shape);
  });
  std::stable_sort(counted.begin(), counted.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<LineShape> shapes;
  if (!has_text) shapes.emplace_back();
  for (auto& [count, shape] : counted) {
    if (shapes.size() < kMostShapes) shapes.push_back(std::move(shape));
  }
  return shapes;
}

std::optional<std::vector<double>> numbers_in(std::string_view output, const LineShape& shape,
                                              std::size_t width, std::size_t behind) {
  const auto numbers = find_numbers(output, shape, width, behind);
  if (!numbers) return std::nullopt;
  std::vector<double> values;
  values.reserve(numbers->size());
  for (const Number& number : *numbers) values.push_back(number.value);
  return values;
}

std::optional<std::size_t> numbers_per_line(std::string_view output) {
  std::optional<std::size_t> count;
  bool varies = false;
  for_each_line(output, [&](const Line& line) {
    if (line.numbers.empty()) return;
    varies = varies || (count && *count != line.numbers.size());
    count = line.numbers.size();
  });
  return varies ? std::nullopt : count;
}

std::size_t numbers_in_lines(std::string_view output, const LineShape& shape) {
  std::size_t count = 0;
  for_each_line(output, [&](const Line& line) {
    if (line.shape == shape) count = line.numbers.size();
  });
  return shape.empty() ? 0 : count;
}

WrittenDigits written_digits(std::string_view output, const LineShape& shape, std::size_t width,
                             std::size_t behind) {
  WrittenDigits digits;
  const auto numbers = find_numbers(output, shape, width, behind);
  bool is_first = true;
  for (const Number& number : numbers.value_or(std::vector<Number>{})) {
    if (!std::isfinite(number.value)) continue;
    const int decimals = decimals_of(number.text);
    if (is_first) digits.decimals = decimals;
    if (decimals != digits.decimals) digits.decimals = -1;
    is_first = false;
    digits.largest = std::max(digits.largest, std::fabs(number.value));
    const bool has_exponent = decimals < 0;
    digits.most_decimals = std::max(digits.most_decimals, has_exponent ? 99 : decimals);
    digits.most_significant = std::max(digits.most_significant, significant_digits(number.text));
  }
  return digits;
}

}  // namespace flocking::explain
