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
  std::optional<Verdict> sure;  // where the making tells it, without any comparing
  std::string story;            // what was done, for the message of a failed test
};

// Pairs as nasty as a few numbers can be: errors exactly at a tolerance and a billionth beside it,
// other spellings and other layouts of the same numbers, numbers that are missing, too many, moved
// or none, extreme ones, and noise. Texts of at most some 100 KB.
Pair random_pair(RandomSource& random);

}  // namespace oracle::compare
