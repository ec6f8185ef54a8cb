#pragma once

#include <optional>
#include <string>

#include "../random_source.h"
#include "compare.h"

namespace oracle::compare {

struct Pair {
  std::string expected;
  std::string actual;
  Options options;
  std::optional<Verdict> sure;  // the verdict, if it is known from the generation
  std::string story;            // a description of the changes, for the message of a failed test
};

// Returns a difficult pair of texts: errors exactly at a tolerance and a billionth away from it,
// other spellings and layouts of the same numbers, missing, extra and moved numbers, tokens that
// are not numbers, extreme numbers, and noise. Texts have at most some 100 KB.
Pair random_pair(RandomSource& random);

}  // namespace oracle::compare
