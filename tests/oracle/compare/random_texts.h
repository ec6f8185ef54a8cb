#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "../random_source.h"

namespace oracle::compare {

inline constexpr std::size_t kFieldsOfALine = 4;

// Returns four tokens per line, with one space between them and '\n' at the end of every line.
std::string tidy(const std::vector<std::string>& tokens);

// Returns `tokens` as a text; `odd` is the percentage of blanks and line ends that differ from
// tidy().
std::string laid_out(RandomSource& random, const std::vector<std::string>& tokens, int odd);

// Returns the text with bytes of any value overwritten and inserted.
std::string with_noise(RandomSource& random, std::string text);

// Returns the text with -0.000 replaced by 0.000, since the sign of zero is not a matter of layout.
std::string with_zeros_unsigned(std::string text);

}  // namespace oracle::compare
