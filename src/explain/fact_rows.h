#pragma once

#include <string>
#include <string_view>

#include "explain/force.h"

namespace flocking::explain {

/// What a fact says to a student. `code` is one of the table or a power, as "grows-as-d^-2".
std::string sentence_of(std::string_view code, Force force);
/// The same of one that is not of a force.
std::string sentence_of(std::string_view code);

/// Whether it is to be told of a program though it holds for the rules, too.
bool is_always_told(std::string_view code);

/// "grows-as-d^-2": the code for a power of K, r, d, n, N or v, a multiple of 1/2.
std::string power_code(std::string_view of, double power);

/// "times-text-0.5": the code for a force that is so many times what the assignment's text says.
std::string factor_code(double factor);

}  // namespace flocking::explain
