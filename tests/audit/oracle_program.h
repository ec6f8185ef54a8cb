#pragma once

#include <optional>
#include <string>

#include "variant/variant.h"

namespace flocking::audit {

/// Returns the output of a program with the choices of `variant`, by a second reader and printer
/// around the second simulator of variants; none if the program crashes.
std::optional<std::string> oracle_output(const explain::Variant& variant, const std::string& input);

/// Returns true if a program with the choices of `variant` fails a case, by the second comparator.
bool oracle_notices(const explain::Variant& variant, const std::string& input,
                    const std::string& answer);

}  // namespace flocking::audit
