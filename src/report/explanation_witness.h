#pragma once

#include <string>

#include "explain/explanation.h"

namespace flocking::report {

/// Input and outputs of a witness as lines, outputs side by side where they are narrow; a bar
/// before each line of them, and a line feed behind.
std::string witness_lines(const explain::Witness& witness);

}  // namespace flocking::report
