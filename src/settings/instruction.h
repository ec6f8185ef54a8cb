#pragma once

#include <cstddef>
#include <string>

#include "base/error.h"
#include "settings/tree.h"

namespace flocking::settings {

/// Applies a line "set PATH VALUE" or "unset PATH" of the input. `line` is the whole line; the word
/// "set" or "unset" begins at byte `begins_at` of it and is at `place` in the input. Throws
/// InputError.
void apply_instruction(Tree& tree, const std::string& line, std::size_t begins_at,
                       const SourcePlace& place);

}  // namespace flocking::settings
