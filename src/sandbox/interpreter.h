#pragma once

#include <string>
#include <string_view>

namespace flocking::sandbox {

/// The words behind #! in the first line of a script, up to 255 bytes; empty where the file is none
/// or cannot be read.
std::string interpreter_line(const std::string& path);

/// The interpreter that runs the script `path`, an absolute path: one of the system's, or one in a
/// folder of PATH, since whoever grades has that there. Behind /usr/bin/env a name is looked for in
/// PATH. Empty where the file is no script, or names anything else.
std::string interpreter_of(const std::string& path);

/// True if the file name of `path`, without a version, is in the list of interpreters that a first
/// line #! may name: those of languages, shells and the like. No other program of the machine runs
/// a submission's script.
bool is_known_interpreter(std::string_view path);

}  // namespace flocking::sandbox
