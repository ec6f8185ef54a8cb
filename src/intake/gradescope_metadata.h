#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/local_date_time.h"

namespace flocking::intake {

/// The file that Gradescope adds to an export.
inline constexpr std::string_view kGradescopeMetadata = "submission_metadata.yml";

/// A student who made a submission. Fields that are not in the file are empty.
struct Submitter {
  std::string name;
  std::string id;
  std::string email;
};

/// A submission as Gradescope describes it.
struct GradescopeSubmission {
  std::vector<Submitter> submitters;
  std::optional<LocalDateTime> created_at = std::nullopt;
};

/// Returns the submissions in a submission_metadata.yml, by the names of their folders. Parses only
/// the subset of YAML that Gradescope writes; omits what it cannot parse.
std::map<std::string, GradescopeSubmission> parse_gradescope(std::string_view text);

}  // namespace flocking::intake
