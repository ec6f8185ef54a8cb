#pragma once

#include <string>
#include <string_view>

namespace flocking::deploy {

/// Why a program of these bytes would not start on another machine, as the end of "FILE: ...": it
/// is no program of Linux, or needs libraries of the machine that it was built on. Empty where it
/// would start on any of the same processor.
std::string reason_against_program(std::string_view bytes);

}  // namespace flocking::deploy
