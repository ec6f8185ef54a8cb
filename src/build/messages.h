#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// The first three errors that compilers tell in `log`, each in a line with its place as they write
/// it: "main.cpp:88:17: error: ...". `folder`, that of the sources, is cut off paths. Where none is
/// found, the last line that says something.
std::vector<std::string> first_errors(std::string_view log, const std::string& folder);

/// The last line of `log` that begins with "error: ", without that.
std::vector<std::string> last_error(std::string_view log);

/// Bytes of a build's log that reports show at most.
inline constexpr std::size_t kMostLogBytes = 32'768;

/// The start of `log`, without the path `folder` of the sources.
std::string log_of(std::string_view log, const std::string& folder);

}  // namespace flocking::build
