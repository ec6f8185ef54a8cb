#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "../random_source.h"

namespace oracle::compare {

inline constexpr std::size_t kFieldsOfALine = 4;

// Four tokens a line, one space between, '\n' at the end of every line.
std::string tidy(const std::vector<std::string>& tokens);

// The same tokens; `odd` is the percentage of blanks and line ends that are not as in tidy().
std::string laid_out(RandomSource& random, const std::vector<std::string>& tokens, int odd);

// Overwrites and inserts bytes of any value.
std::string with_noise(RandomSource& random, std::string text);

// -0.000 as 0.000: the sign of zero is no matter of layout.
std::string with_zeros_unsigned(std::string text);

}  // namespace oracle::compare
