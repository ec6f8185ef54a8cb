#pragma once

#include <string>

#include "explain/explanation.h"

namespace flocking::report {

/// Input and outputs of a witness as lines, outputs side by side where they are narrow; a bar
/// before each line of them, and a line feed behind. `part`: the one of several that it is of.
std::string witness_lines(const explain::Witness& witness, const std::string& part = "");

}  // namespace flocking::report
