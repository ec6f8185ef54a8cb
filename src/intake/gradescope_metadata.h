#pragma once

#include <map>
#include <string>
#include <string_view>

namespace flocking::intake {

/// Who made a submission, as Gradescope tells it.
struct Submitter {
  std::string name;   ///< of several with commas between
  std::string id;     ///< of the first
  std::string email;  ///< of the first
};

/// The submitters in a submission_metadata.yml, by the name of the submission's folder. Understands
/// the part of YAML that Gradescope writes; what it does not understand is missing.
std::map<std::string, Submitter> parse_gradescope(std::string_view text);

}  // namespace flocking::intake
