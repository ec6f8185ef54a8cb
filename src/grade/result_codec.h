#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "diagnosis/crash.h"
#include "grade/case_runner.h"

namespace flocking::grade {

/// A run as text, for the way from a worker to the grader.
std::string packed(const CaseRun& run);

/// The same back. Throws std::runtime_error where the text is no such.
CaseRun unpacked_run(std::string_view text);

/// Likewise where and why a run crashed, or that this is not known.
std::string packed_crash(const std::optional<diagnosis::Crash>& crash);
std::optional<diagnosis::Crash> unpacked_crash(std::string_view text);

}  // namespace flocking::grade
