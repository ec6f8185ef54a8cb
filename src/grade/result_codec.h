#pragma once

#include <string>
#include <string_view>

#include "grade/case_runner.h"

namespace flocking::grade {

/// A run as text, for the way from a worker to the grader.
std::string packed(const CaseRun& run);

/// The same back. Throws std::runtime_error where the text is no such.
CaseRun unpacked_run(std::string_view text);

}  // namespace flocking::grade
