#pragma once

#include <string>

#include "report/redacted_record.h"

namespace flocking::report {

/// What formats for one submission say above its cases, as lines: why it cannot start, the score,
/// the sandbox, rules, what must not be overlooked, and its explanation as far as the hint lets it.
std::string overview(const RedactedRecord& record);

}  // namespace flocking::report
