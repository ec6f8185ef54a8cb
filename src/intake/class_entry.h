#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/local_date_time.h"
#include "base/presence.h"

namespace flocking::intake {

using flocking::Presence;

/// What one student handed in, taken in.
struct Entry {
  std::string id;     ///< the roster's, or what the layout tells; may be empty
  std::string name;   ///< to be shown: the roster's, or what the layout tells; no two are the same
  std::string files;  ///< a folder of copies that nobody else has; empty where there are none
  std::string own;    ///< the file or folder itself, where it is a program as it lies there
  /// How a file is called, but for its ending, that the platform takes back for the student.
  std::string feedback_name = {};
  std::string problem;                ///< why there is nothing to grade; empty where there may be
  std::vector<std::string> left_out;  ///< what was not taken, with the reason
  bool is_late = false;
  std::uint64_t roster_line = 0;  ///< that the student has in the roster; 0: none
  Presence presence = Presence::kSubmitted;
  /// When the newest attempt was submitted, as the platform writes it into names or metadata.
  std::optional<LocalDateTime> submitted_at = std::nullopt;
  /// The entry whose files these are too, because several students made one submission together: a
  /// place in Class::entries. Such an entry has neither `files` nor `own`.
  std::optional<std::size_t> same_as = std::nullopt;
};

}  // namespace flocking::intake
