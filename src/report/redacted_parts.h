#pragma once

#include <optional>
#include <vector>

#include "report/causes.h"
#include "report/redacted_explanation.h"

namespace flocking::report {

/// What may be told of each part, from the hint `where` on. Where an explanation does not judge its
/// parts, but as a whole was verified, that says it of them.
std::vector<RedactedPart> redacted_parts(const explain::Explanation& explanation,
                                         const std::vector<Cause>& causes, explain::Hint hint);

/// What may be told of how it dies, from the hint `where` on.
std::optional<explain::Crash> redacted_crash(const std::optional<explain::Crash>& crash,
                                             explain::Hint hint);

}  // namespace flocking::report
