#pragma once

#include <string>
#include <string_view>

namespace flocking::deploy {

/// Returns why a program with these bytes would not start on another machine, as the end of "FILE:
/// ...": it is not a program for Linux, or needs shared libraries. Empty if it would start on any
/// machine with the same processor type.
std::string reason_against_program(std::string_view bytes);

}  // namespace flocking::deploy
