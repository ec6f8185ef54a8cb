#pragma once

#include <string>
#include <string_view>

#include "variant/force.h"

namespace flocking::explain {

/// Returns the sentence of a fact about a force, for students. `code` is a code of the table or a
/// power, such as "grows-as-d^-2".
std::string sentence_of(std::string_view code, Force force);
/// Returns the sentence of a fact that is not about a force.
std::string sentence_of(std::string_view code);

/// Returns true if the fact is reported even though it holds for the rules, too.
bool is_always_told(std::string_view code);

/// Returns the code for a power of K, r, d, n, N or v, such as "grows-as-d^-2". `power` is a
/// multiple of 1/2.
std::string power_code(std::string_view of, double power);

/// Returns the code for a force that is `factor` times the assignment's force, such as
/// "times-text-0.5".
std::string factor_code(double factor);

}  // namespace flocking::explain
