#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "explain/explanation.h"

namespace flocking::grade {

/// Returns an explanation as text for storage; none if parsing the text would not give an equal
/// explanation.
std::optional<std::string> packed_explanation(const explain::Explanation& explanation);

/// Parses the output of packed_explanation(). Throws std::runtime_error or UsageError if the text
/// is invalid.
explain::Explanation unpacked_explanation(std::string_view text);

}  // namespace flocking::grade
