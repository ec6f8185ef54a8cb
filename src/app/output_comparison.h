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

/// What a comparison found, a line each, the result first; `agents` is 0 where their number is not
/// known, and then places are told by line and column.
std::string comparison_text(const judge::Comparison& comparison, const judge::Tolerance& tolerance,
                            std::uint64_t agents, bool strict_format);

/// Whether a comparison ends well.
bool is_accepted(const judge::Comparison& comparison, bool strict_format);

/// Whether `output` passes for `answer`, as `settings` judge it.
bool passes(std::string_view answer, std::string_view output, const grade::CaseSettings& settings);

}  // namespace flocking::app
