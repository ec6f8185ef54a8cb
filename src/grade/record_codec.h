#pragma once

#include <string>
#include <string_view>

#include "grade/record.h"

namespace flocking::grade {

/// Returns a whole record as text, including all fields that reports withhold.
std::string packed_record(const Record& record);

/// Parses the output of packed_record(). Throws std::runtime_error or UsageError if the text is
/// invalid.
Record unpacked_record(std::string_view text);

}  // namespace flocking::grade
