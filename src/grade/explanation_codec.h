#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "explain/explanation.h"

namespace flocking::grade {

/// An explanation as text, to be kept. Nothing where it would not be the same when read again.
std::optional<std::string> packed_explanation(const explain::Explanation& explanation);

/// The same back. Throws std::runtime_error, UsageError where the text is no such.
explain::Explanation unpacked_explanation(std::string_view text);

}  // namespace flocking::grade
