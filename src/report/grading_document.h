#pragma once

#include <string>

#include "base/json_writer.h"
#include "report/redacted_record.h"

namespace flocking::report {

/// All that may be told of a grading as JSON, schema flocking-grade/1: the JSON report, and what
/// the HTML report reads.
std::string grading_document(const RedactedRecord& record, JsonWriter::Style form);

}  // namespace flocking::report
