#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::settings {

/// Returns the names of all behaviours in the order in which `method` evaluates them: first those
/// in the tree's combine.priorities or combine.dithering, then the others in the order of the book
/// (Buckland, "Programming Game AI by Example", Combining Steering Behaviors), then behaviours that
/// are not in the book, in the order of the table. Throws through the origin of a list that names
/// an unknown behaviour, or the same behaviour twice.
std::vector<std::string> behavior_order(const Tree& tree, steering::CombineMethod method);

}  // namespace flocking::settings
