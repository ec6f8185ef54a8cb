#pragma once

#include <string>
#include <string_view>

#include "variant/variant.h"

namespace flocking::explain {

/// Returns the numbers of `input` in the layout of the assignment: parameters, agents and time
/// steps on separate lines, as programs that read line by line expect. Returns an invalid input
/// unchanged.
std::string usual_layout(const std::string& input);

/// Returns true if the input follows the assignment, without extensions that only the simulator
/// understands.
bool is_assignment(const std::string& input);

/// Returns how many pairs of agents a program with the choices of `variant` visits for an input: an
/// estimate of its run time.
double pairs_of(const Variant& variant, std::string_view input);

}  // namespace flocking::explain
