#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "diagnosis/crash.h"
#include "diagnosis/line_findings.h"
#include "grade/case_runner.h"

namespace flocking::grade {

/// Returns a run as text for the pipe from a worker to the grader.
std::string packed(const CaseRun& run);

/// Parses the output of packed(). Throws std::runtime_error if the text is invalid.
CaseRun unpacked_run(std::string_view text);

/// Convert the place and cause of a crash, which may be unknown, to text and back.
std::string packed_crash(const std::optional<diagnosis::Crash>& crash);
std::optional<diagnosis::Crash> unpacked_crash(std::string_view text);

/// Convert findings about a program's lines to text and back.
std::string packed_lines(const diagnosis::LineFindings& findings);
diagnosis::LineFindings unpacked_lines(std::string_view text);

}  // namespace flocking::grade
