#pragma once

#include <string>
#include <string_view>

#include "settings/tree.h"

namespace flocking::settings {

/// Applies a scenario: a TOML file whose nested tables form the paths of settings. A point is "X,Y"
/// or [X, Y], points are [[X, Y], ...], names and agents are a list or a single text. Settings are
/// applied in the order of the text; `source` names it in messages. Throws InputError with line and
/// column, also if the text is too long or nested too deeply (io/toml_bounds.h).
void apply_scenario(Tree& tree, std::string_view text, const std::string& source);

/// Returns the scenario as lines "set PATH VALUE" of an input, in the order of the text. Throws
/// InputError.
std::string scenario_as_lines(std::string_view text, const std::string& source);

}  // namespace flocking::settings
