#pragma once

#include <optional>
#include <vector>

#include "redaction/causes.h"
#include "redaction/redacted_explanation.h"

namespace flocking::redaction {

/// Returns the findings about each part, at the hint `where` and above. If an explanation does not
/// judge its parts but was verified as a whole, all of its known parts count as verified.
std::vector<RedactedPart> redacted_parts(const explain::Explanation& explanation,
                                         const std::vector<Cause>& causes, explain::Hint hint);

/// Returns the crash as far as the hint shows it; nothing below the hint `where`.
std::optional<RedactedCrash> redacted_crash(const std::optional<explain::Crash>& crash,
                                            explain::Hint hint);

}  // namespace flocking::redaction
