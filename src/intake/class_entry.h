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

/// The submission of one student, ready to be graded.
struct Entry {
  std::string id;    ///< from the roster, or from the layout; may be empty
  std::string name;  ///< for reports, from the roster or the layout; unique
  /// a folder of copies with only this student's files; empty if there are none
  std::string files;
  std::string own;  ///< the original file or folder, if it is graded where it is
  /// The name, without extension, of a feedback file that the platform accepts for this student.
  std::string feedback_name = {};
  std::string problem;                ///< why there is nothing to grade; else empty
  std::vector<std::string> left_out;  ///< files that were left out, with the reason
  bool is_late = false;
  std::string email = {};         ///< only from Gradescope, which has it in addition to the id
  std::uint64_t roster_line = 0;  ///< line of the student in the roster; 0: none
  Presence presence = Presence::kSubmitted;
  /// The time of the newest attempt, from the platform's file names or metadata.
  std::optional<LocalDateTime> submitted_at = std::nullopt;
  /// The index in Class::entries of the entry with the same files, if several students made one
  /// submission together. An entry with this index has neither `files` nor `own`.
  std::optional<std::size_t> same_as = std::nullopt;
};

}  // namespace flocking::intake
