#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::settings {

/// The names of all behaviours in the order in which `method` asks them: those that the tree's
/// combine.priorities or combine.dithering names, then the others as the book orders them
/// (Buckland, "Programming Game AI by Example", Combining Steering Behaviors), then any the book
/// does not have, as in the table. Throws through the origin of a list that names an unknown
/// behaviour or one twice.
std::vector<std::string> behavior_order(const Tree& tree, steering::CombineMethod method);

}  // namespace flocking::settings
