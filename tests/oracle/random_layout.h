#ifndef FLOCKING_TESTS_ORACLE_RANDOM_LAYOUT_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_LAYOUT_H_

#include <string>
#include <vector>

#include "random_source.h"

namespace oracle {

// Returns a decimal text that parses as `value`, in a random spelling.
std::string number_text(RandomSource& random, double value, int percent_unusual);

// Returns the words of all rows as one text, separated by random valid blanks.
std::string random_layout(RandomSource& random, const std::vector<std::vector<std::string>>& rows);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_LAYOUT_H_
