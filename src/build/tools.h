#pragma once

#include <string>
#include <string_view>

namespace flocking::build {

/// Returns the absolute path of the machine's program `name`, which builds or runs students'
/// programs. Searches the system's folders before PATH, and replaces rustup's stand-ins by the real
/// programs. Empty if the program is not found.
std::string find_tool(std::string_view name);

/// Returns true if any user of this machine can reach and run the program at `path`.
bool is_for_everybody(const std::string& path);

/// Returns text that changes when the tool at `path` changes.
std::string identity_of_tool(const std::string& path);

}  // namespace flocking::build
