#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// Returns the first three compiler errors in `log`, each as a line with its place as printed:
/// "main.cpp:88:17: error: ...". Removes `folder`, the folder of the sources, from paths. If there
/// are no known errors, returns the last meaningful line.
std::vector<std::string> first_errors(std::string_view log, const std::string& folder);

/// Returns the last line of `log` that begins with "error: ", without that prefix.
std::vector<std::string> last_error(std::string_view log);

/// Limit for a build's log in reports, in bytes.
inline constexpr std::size_t kMostLogBytes = 32'768;

/// Returns the start of `log`, with the path `folder` of the sources removed.
std::string log_of(std::string_view log, const std::string& folder);

}  // namespace flocking::build
