#include "random_texts.h"

#include <array>
#include <string_view>

namespace oracle::compare {
namespace {

// Returns one or more blanks.
std::string random_gap(RandomSource& random) {
  constexpr std::string_view kKinds = "    \t\t\n\n\r\v\f";
  std::string gap;
  do {
    gap += kKinds[static_cast<std::size_t>(random.below(static_cast<int>(kKinds.size())))];
  } while (random.chance(30));
  return gap;
}

std::string random_line_end(RandomSource& random) {
  constexpr std::array<std::string_view, 6> kKinds{"\n", "\r\n", "\n\n", " \n", "\t\r\n", "\n \n"};
  return std::string(kKinds[static_cast<std::size_t>(random.below(6))]);
}

bool ends_a_line(std::size_t i) { return i % kFieldsOfALine + 1 == kFieldsOfALine; }

}  // namespace

std::string tidy(const std::vector<std::string>& tokens) {
  std::string text;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    text += tokens[i] + (ends_a_line(i) ? "\n" : " ");
  }
  return text;
}

std::string laid_out(RandomSource& random, const std::vector<std::string>& tokens, int odd) {
  std::string text;
  if (random.chance(odd)) {
    text = random.chance(50) ? "\xEF\xBB\xBF" : random_gap(random);
  }
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    text += tokens[i];
    if (!random.chance(odd)) {
      text += ends_a_line(i) ? "\n" : " ";
    } else if (ends_a_line(i) && random.chance(50)) {
      text += random_line_end(random);
    } else {
      text += random_gap(random);
    }
  }
  if (random.chance(odd) && text.ends_with('\n')) {
    text.pop_back();
  }
  return text;
}

std::string with_noise(RandomSource& random, std::string text) {
  const int bytes = random.chance(30) ? 200 : random.between(1, 4);
  for (int i = 0; i < bytes; ++i) {
    const auto byte = static_cast<char>(static_cast<unsigned char>(random.below(256)));
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
    if (at < text.size() && random.chance(50)) {
      text[at] = byte;
    } else {
      text.insert(at, 1, byte);
    }
  }
  return text;
}

std::string with_zeros_unsigned(std::string text) {
  constexpr std::string_view kNegativeZero = "-0.000";
  for (std::size_t at = text.find(kNegativeZero); at != std::string::npos;
       at = text.find(kNegativeZero, at)) {
    text.erase(at, 1);
  }
  return text;
}

}  // namespace oracle::compare
