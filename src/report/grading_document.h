#pragma once

#include <string>

#include "base/json_writer.h"
#include "redaction/redacted_record.h"

namespace flocking::report {

/// Returns the public part of a grading as JSON, schema flocking-grade/1: the JSON report, and the
/// input of the HTML report.
std::string grading_document(const redaction::RedactedRecord& record, JsonWriter::Style form);

}  // namespace flocking::report
