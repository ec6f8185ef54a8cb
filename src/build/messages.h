#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// The first three errors that compilers tell in `log`, each in a line with its place as they write
/// it: "main.cpp:88:17: error: ...". `folder`, that of the sources, is cut off paths. Where none is
/// found, the last line that says something.
std::vector<std::string> first_errors(std::string_view log, const std::string& folder);

}  // namespace flocking::build
