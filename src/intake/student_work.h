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

/// Why there is nothing to grade of a student who is missing.
inline constexpr const char* kNothingSubmitted = "nothing was submitted";

/// Where the work of students is taken from.
struct WorkSource {
  std::filesystem::path root;             ///< the folder of the class
  std::string flag;                       ///< what named it
  uid_t user = 0;                         ///< as whom archives are read, see Opener
  std::function<void()> between = [] {};  ///< called now and then; what it throws ends it
  Bounds bounds = kBoundsOfStudent;       ///< of each student
  /// True if the platform has empty folders of students who submitted nothing.
  bool has_folders_of_missing = false;
};

/// Copies the files of one student into `folder` and opens the archives among them. `folder` must
/// exist, and other users must have no access to it. Stores in `entry` where the files are and what
/// is wrong with them; adds to `notes` what was left out. Throws EnvironmentError if the machine
/// fails.
void take_work(const Parcel& parcel, const WorkSource& source, const std::string& folder,
               Entry& entry, Notes& notes);

}  // namespace flocking::intake
