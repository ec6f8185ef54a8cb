#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "build/language.h"

namespace flocking::build {

/// The words and signs of a source, without comments and string literals: enough to find a function
/// in it, in time linear in `text`.
std::vector<std::string> pieces_of(std::string_view text);

/// Returns true if a source in the language of `start` defines the function that programs begin
/// with. Comments and string literals do not count.
bool begins_program(Start start, const std::string& text);

}  // namespace flocking::build
