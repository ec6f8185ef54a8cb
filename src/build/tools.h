#pragma once

#include <string>
#include <string_view>

namespace flocking::build {

/// The program `name` of this machine that builds or runs students' programs, as an absolute path:
/// in the system's folders before those of PATH, behind the stand-ins that rustup puts there. Empty
/// where there is none.
std::string find_tool(std::string_view name);

/// Whether any user of this machine may get to the program at `path` and run it.
bool is_for_everybody(const std::string& path);

/// What changes when the tool at `path` is another one.
std::string identity_of_tool(const std::string& path);

}  // namespace flocking::build
