#include "random_layout.h"

#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

namespace oracle {
namespace {

enum class Form { kShortest, kSeventeenDigits, kExponent, kCapitalExponent };

std::string with_precision(double value, Form form, int precision) {
  std::array<char, 64> text{};
  if (form == Form::kExponent) {
    static_cast<void>(std::snprintf(text.data(), text.size(), "%.*e", precision, value));
  } else if (form == Form::kCapitalExponent) {
    static_cast<void>(std::snprintf(text.data(), text.size(), "%.*E", precision, value));
  } else {
    static_cast<void>(std::snprintf(text.data(), text.size(), "%.*g", precision, value));
  }
  return text.data();
}

std::string written(double value, Form form) {
  if (form == Form::kSeventeenDigits) {
    return with_precision(value, form, 17);
  }
  std::string text;
  // With 15 or more digits, %g prints 10 as 10, and drops unnecessary zeros.
  for (int precision = form == Form::kShortest ? 15 : 0; precision <= 17; ++precision) {
    text = with_precision(value, form, precision);
    if (std::strtod(text.c_str(), nullptr) == value) {
      break;
    }
  }
  return text;
}

// Replaces 0.5 by .5 and 5 by 5., if possible.
void drop_zero_beside_point(std::string& text) {
  const std::size_t first = text.starts_with('-') ? 1 : 0;
  if (text.compare(first, 2, "0.") == 0) {
    text.erase(first, 1);
  } else if (text.find_first_of(".eE") == std::string::npos) {
    text += '.';
  }
}

struct Layout {
  std::string line_end;
  int percent_odd_blanks;
  int percent_blank_lines;
  bool one_line;
};

Layout pick_layout(RandomSource& random) {
  Layout layout{"\n", 0, 0, false};
  if (random.chance(20)) {
    layout.line_end = "\r\n";
  }
  if (random.chance(25)) {
    layout.percent_odd_blanks = random.chance(50) ? 20 : 100;
  }
  if (random.chance(20)) {
    layout.percent_blank_lines = random.chance(50) ? 10 : 60;
  }
  layout.one_line = random.chance(10);
  return layout;
}

std::string blanks(RandomSource& random, const Layout& layout) {
  constexpr std::array<const char*, 4> kOdd{"\t", "  ", " \t ", "\t\t"};
  if (!random.chance(layout.percent_odd_blanks)) {
    return " ";
  }
  return kOdd[static_cast<std::size_t>(random.below(kOdd.size()))];
}

std::string line_end(RandomSource& random, const Layout& layout) {
  if (layout.one_line) {
    return blanks(random, layout);
  }
  std::string text;
  if (random.chance(layout.percent_odd_blanks)) {
    text += blanks(random, layout);
  }
  text += layout.line_end;
  while (random.chance(layout.percent_blank_lines)) {
    if (random.chance(layout.percent_odd_blanks)) {
      text += blanks(random, layout);
    }
    text += layout.line_end;
  }
  return text;
}

}  // namespace

std::string number_text(RandomSource& random, double value, int percent_unusual) {
  if (!random.chance(percent_unusual)) {
    return written(value, Form::kShortest);
  }
  std::string text = written(value, static_cast<Form>(random.below(4)));
  if (random.chance(50)) {
    drop_zero_beside_point(text);
  }
  if (!text.starts_with('-') && random.chance(40)) {
    text.insert(0, "+");
  }
  return text;
}

std::string random_layout(RandomSource& random, const std::vector<std::vector<std::string>>& rows) {
  const Layout layout = pick_layout(random);
  std::string text = random.chance(10) ? "\xEF\xBB\xBF" : "";
  if (random.chance(layout.percent_odd_blanks)) {
    text += blanks(random, layout);
  }
  if (random.chance(layout.percent_blank_lines)) {
    text += line_end(random, layout);
  }
  std::string between;
  for (const auto& row : rows) {
    for (const auto& word : row) {
      text += between + word;
      between = blanks(random, layout);
    }
    between = line_end(random, layout);
  }
  return random.chance(15) ? text : text + between;
}

}  // namespace oracle
