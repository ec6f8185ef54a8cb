#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "diagnosis/own_files.h"

namespace flocking::diagnosis {

/// Returns a regular expression for grep -E that matches the lines of warnings_that_matter().
std::string pattern_of_warnings();

/// Returns the first five warnings of g++ or gcc in `log` that often reveal a wrong computation (an
/// assignment in a condition, `a == b == 0`, a function that returns nothing). Each appears once,
/// as "main.cpp:88: suggest parentheses around ...", printable. Leaves out warnings about style and
/// about files other than `own`.
std::vector<std::string> warnings_that_matter(std::string_view log, const OwnFiles& own);

}  // namespace flocking::diagnosis
