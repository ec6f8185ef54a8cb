#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "build/language.h"

namespace flocking::build {

/// Returns the words and signs of a source, without comments and string literals: enough to find a
/// function in it. Takes linear time; `text` must outlive the result.
std::vector<std::string_view> pieces_of(std::string_view text);

/// Returns true if a source in the language of `start` defines the start function of a program.
/// Ignores comments and string literals.
bool begins_program(Start start, const std::string& text);

}  // namespace flocking::build
