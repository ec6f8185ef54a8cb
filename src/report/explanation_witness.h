#pragma once

#include <string>

#include "redaction/redacted_explanation.h"

namespace flocking::report {

/// Returns the input and outputs of a witness as lines, each with a bar before it and a line feed
/// at the end. Narrow outputs are side by side. `part` names the part that the witness shows, if
/// the cause has several.
std::string witness_lines(const redaction::RedactedWitness& witness, const std::string& part = "");

}  // namespace flocking::report
