#pragma once

#include <optional>
#include <string>

#include "explain/variant.h"

namespace flocking::audit {

/// What a program with these choices prints for an input, by a plain second reader and printer
/// around the second simulator of variants; nothing where it dies.
std::optional<std::string> oracle_output(const explain::Variant& variant, const std::string& input);

/// Whether such a program fails a case, by the second comparator.
bool oracle_notices(const explain::Variant& variant, const std::string& input,
                    const std::string& answer);

}  // namespace flocking::audit
