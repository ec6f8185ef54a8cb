#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <string>

#include "intake/bounds.h"
#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/notes.h"

namespace flocking::intake {

/// The problem of an entry whose student submitted nothing.
inline constexpr const char* kNothingSubmitted = "nothing was submitted";

/// The source of students' files.
struct WorkSource {
  std::filesystem::path root;             ///< the folder of the class
  std::string flag;                       ///< the option that named it
  uid_t user = 0;                         ///< the user who reads archives, see Opener
  std::function<void()> between = [] {};  ///< called regularly; if it throws, take_work() ends
  Bounds bounds = kBoundsOfStudent;       ///< for each student
  /// True if the platform has empty folders of students who submitted nothing.
  bool has_folders_of_missing = false;
};

/// Copies the files of one student into `folder` and opens the archives among them. `folder` must
/// exist, and other users must have no access to it. Sets the files and problem of `entry`; adds
/// files left out to `notes`. Throws EnvironmentError if the system fails.
void take_work(const Parcel& parcel, const WorkSource& source, const std::string& folder,
               Entry& entry, Notes& notes);

}  // namespace flocking::intake
