#pragma once

#include <span>
#include <string>

#include "explain/explanation.h"

namespace flocking::explain {

/// An input and a program's output for it, from an earlier run.
struct SeenOutput {
  std::string name;
  std::string input;
  std::string output;
};

/// Explains a program that cannot be run, from its earlier outputs. The result applies only to
/// these outputs: the fewer they are, the more programs print the same.
Explanation explain_outputs(std::span<const SeenOutput> outputs);

}  // namespace flocking::explain
