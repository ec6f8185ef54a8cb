#pragma once

#include <string>
#include <string_view>

#include "explain/variant.h"

namespace flocking::explain {

/// The same numbers in the layout of the assignment: parameters, agents and time steps, a line
/// each, as programs that read lines expect them. What is not a right input stays as it is.
std::string usual_layout(const std::string& input);

/// Whether an input is one of the assignment, with nothing in it that only the simulator
/// understands.
bool is_assignment(const std::string& input);

/// How many pairs of agents a program with these choices looks at for an input.
double pairs_of(const Variant& variant, std::string_view input);

}  // namespace flocking::explain
