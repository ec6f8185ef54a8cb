#ifndef FLOCKING_TESTS_ORACLE_TEXTBOOK_H_
#define FLOCKING_TESTS_ORACLE_TEXTBOOK_H_

#include <string>

namespace oracle {

enum class Rules { kCourse, kCourseTests };

// Returns the answer to a valid input, computed in the simplest way: two nested loops over all
// agents. Shares no code with src/, so that the two can be compared. Does not check the input.
std::string textbook(const std::string& input, Rules rules);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_TEXTBOOK_H_
