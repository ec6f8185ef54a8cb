#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "grade/case.h"
#include "io/file.h"
#include "judge/comparator.h"

namespace flocking::app {

/// Throws EnvironmentError if the file `path`, whose text is `text`, is in UTF-16.
void require_utf8(const std::string& path, std::string_view text);

/// Reads `output` to its end and compares it with `answer`. Throws EnvironmentError.
judge::Comparison compared(std::string_view answer, const io::File& output,
                           const judge::Tolerance& tolerance);

/// Returns the findings of a comparison, a line each, the result first. If `agents` is 0, the
/// number of agents is unknown, and places are given by line and column.
std::string comparison_text(const judge::Comparison& comparison, const judge::Tolerance& tolerance,
                            std::uint64_t agents, bool strict_format);

/// Returns true if a comparison counts as accepted.
bool is_accepted(const judge::Comparison& comparison, bool strict_format);

/// Returns true if `output` passes for `answer`, judged by `settings`.
bool passes(std::string_view answer, std::string_view output, const grade::CaseSettings& settings);

}  // namespace flocking::app
