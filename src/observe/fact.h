#pragma once

#include <string>

namespace flocking::explain {

/// A statement about a part of a program that needs no formula, with an input that demonstrates it.
struct Fact {
  std::string code;              ///< identifier: "no-effect", "points-towards", ...
  std::string sentence;          ///< the fact in words
  std::string input;             ///< the input on which the fact was observed
  bool holds_for_rules = false;  ///< it also holds for the assignment's rules
};

}  // namespace flocking::explain
