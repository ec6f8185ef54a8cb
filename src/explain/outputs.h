#pragma once

#include <span>
#include <string>

#include "explain/explanation.h"

namespace flocking::explain {

/// An input and what a program printed for it, some time ago.
struct SeenOutput {
  std::string name;
  std::string input;
  std::string output;
};

/// Explains a program that cannot be run from what it once printed. What was found holds for these
/// outputs and no further: the fewer they are, the more programs print the same.
Explanation explain_outputs(std::span<const SeenOutput> outputs);

}  // namespace flocking::explain
