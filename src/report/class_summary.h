#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "redaction/redacted_record.h"

namespace flocking::report {

/// The largest number of lines of a summary.
inline constexpr std::size_t kMostSummaryLines = 40;

/// Returns an overview of a class for the instructor: how many submissions passed how much, what
/// needs attention, and which cases fail most. `files` are the names of the reports with the
/// details.
std::string class_summary(const redaction::RedactedRecord& record,
                          const std::vector<std::string>& files);

}  // namespace flocking::report
