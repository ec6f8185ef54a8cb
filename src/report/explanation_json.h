#pragma once

#include <string_view>

#include "base/json_writer.h"
#include "report/redacted_explanation.h"

/// Explanations as parts of a JSON document: flocking-explain/1, and flocking-grade/1 where there
/// are some.
namespace flocking::report {

/// "none", "where", "what" or "full".
std::string_view hint_name(explain::Hint hint);

/// The members of one explanation, into an object that is open.
void write_explanation_members(JsonWriter& json, const RedactedExplanation& explanation);

/// `statuses` and `histogram`, into an object that is open.
void write_explanation_totals(JsonWriter& json, const ExplanationTotals& totals,
                              explain::Hint hint);

}  // namespace flocking::report
