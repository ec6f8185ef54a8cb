#pragma once

#include <string>
#include <string_view>

namespace flocking::sandbox {

/// Returns the words after #! in the first line of a script, up to 255 bytes; "" if the file is not
/// a script or cannot be read.
std::string interpreter_line(const std::string& path);

/// Returns the path of the interpreter of the script at the absolute path `path`. Looks up a name
/// after /usr/bin/env in PATH. Returns "" if the file is not a script, if its interpreter is
/// unknown (is_known_interpreter()), or if the interpreter is neither in a system folder nor in a
/// folder of PATH, which belongs to the instructor.
std::string interpreter_of(const std::string& path);

/// Returns true if the file name of `path`, without a version, is in the list of interpreters that
/// a first line #! may name, such as those of languages and shells. No other program of the machine
/// may run a submission's script.
bool is_known_interpreter(std::string_view path);

}  // namespace flocking::sandbox
