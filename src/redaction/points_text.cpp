#include "redaction/points_text.h"

#include <fmt/format.h>

namespace flocking::redaction {

bool has_unknown_points(const RedactedSubmission& submission) {
  return submission.presence == Presence::kUnknown &&
         submission.grade_change == grade::GradeChange::kNone;
}

std::string points_text(double points) {
  std::string text = fmt::format("{:.2f}", points);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

}  // namespace flocking::redaction
