#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "report/redacted_record.h"

namespace flocking::report {

/// The most lines of a summary.
inline constexpr std::size_t kMostSummaryLines = 40;

/// Returns an overview of a class for the instructor: how many submissions passed how much, what
/// needs attention, and which cases fail most. `files` are the reports that hold the details.
std::string class_summary(const RedactedRecord& record, const std::vector<std::string>& files);

}  // namespace flocking::report
