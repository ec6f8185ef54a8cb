#pragma once

#include <cstddef>
#include <string>

#include "base/error.h"
#include "settings/tree.h"

namespace flocking::settings {

/// Does what a line "set PATH VALUE" or "unset PATH" of the input says. `line` is the whole line,
/// the word "set" or "unset" stands at `begins_at` in it and at `place` in the input. Throws
/// InputError.
void apply_instruction(Tree& tree, const std::string& line, std::size_t begins_at,
                       const SourcePlace& place);

}  // namespace flocking::settings
