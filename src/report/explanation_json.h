#pragma once

#include <string_view>

#include "base/json_writer.h"
#include "redaction/redacted_explanation.h"

/// Explanations as parts of a JSON document, schema flocking-explain/1, or flocking-grade/1 with
/// explanations.
namespace flocking::report {

/// Returns "none", "where", "what" or "full".
std::string_view hint_name(explain::Hint hint);

/// Writes the members of one explanation into an open object.
void write_explanation_members(JsonWriter& json, const redaction::RedactedExplanation& explanation);

/// Writes `statuses` and `histogram` into an open object.
void write_explanation_totals(JsonWriter& json, const redaction::ExplanationTotals& totals,
                              explain::Hint hint);

}  // namespace flocking::report
