#pragma once

#include <string>
#include <string_view>

#include "settings/tree.h"

namespace flocking::settings {

/// Sets what a scenario says: a TOML file whose tables nest as the paths do. A point is "X,Y" or
/// [X, Y], points [[X, Y], ...], names and agents a list or one text. In the order of the text;
/// `source` names it in messages. Throws InputError with line and column, also where it is too long
/// or too deep (io/toml_bounds.h).
void apply_scenario(Tree& tree, std::string_view text, const std::string& source);

/// The same as lines "set PATH VALUE" of an input, in the order of the text. Throws InputError.
std::string scenario_as_lines(std::string_view text, const std::string& source);

}  // namespace flocking::settings
