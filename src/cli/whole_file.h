#pragma once

#include <string>

namespace flocking::cli {

/// Writes `text` to a file, which appears as a whole or not at all; through what is no regular file
/// (a pipe, /dev/null) at once. `what` names it in messages: "the report". Throws EnvironmentError.
void write_whole_file(const std::string& path, const std::string& text, const std::string& what);

}  // namespace flocking::cli
