#pragma once

#include <string>

#include "redaction/points_text.h"
#include "redaction/redacted_record.h"

/// Points in reports and gradebooks.
namespace flocking::redaction {

/// Returns true if the points are unknown: an entry that belongs to no student may be the
/// submission of this one, and no adjustment sets the points.
bool has_unknown_points(const RedactedSubmission& submission);

/// Returns 2, 2.5, 3.33.
std::string points_text(double points);

}  // namespace flocking::redaction
