#ifndef FLOCKING_TESTS_ORACLE_RANDOM_LAYOUT_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_LAYOUT_H_

#include <string>
#include <vector>

#include "random_source.h"

namespace oracle {

// Decimal text that reads back as `value`, in one of the ways to write it.
std::string number_text(RandomSource& random, double value, int percent_unusual);

// The words of all rows as one text; between them any blanks a valid input may have.
std::string random_layout(RandomSource& random, const std::vector<std::vector<std::string>>& rows);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_LAYOUT_H_
