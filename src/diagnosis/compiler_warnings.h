#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "diagnosis/own_files.h"

namespace flocking::diagnosis {

/// A regular expression of grep -E for the lines of warnings_that_matter().
std::string pattern_of_warnings();

/// The first five warnings of g++ or gcc in `log` that often are a mistake in what a program
/// computes - an assignment in a condition, `a == b == 0`, a function that returns nothing - each
/// once, as "main.cpp:88: suggest parentheses around ...", printable. Those about anything but
/// `own`, and those of style, are left out.
std::vector<std::string> warnings_that_matter(std::string_view log, const OwnFiles& own);

}  // namespace flocking::diagnosis
