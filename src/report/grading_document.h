#pragma once

#include <string>

#include "core/json_writer.h"
#include "report/shown.h"

namespace flocking::report {

/// All that may be told of a grading as JSON, schema flocking-grade/1: the JSON report, and what
/// the HTML report reads.
std::string grading_document(const Shown& shown, JsonWriter::Style form);

}  // namespace flocking::report
