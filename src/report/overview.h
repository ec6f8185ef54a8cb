#pragma once

#include <string>

#include "redaction/redacted_record.h"

namespace flocking::report {

/// Returns the lines above the cases in formats for one submission: why it cannot start, the score,
/// the sandbox, rules, alarms, and the explanation as far as the hint allows.
std::string overview(const redaction::RedactedRecord& record);

}  // namespace flocking::report
