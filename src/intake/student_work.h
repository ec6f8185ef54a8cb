#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <string>

#include "intake/class_entry.h"
#include "intake/class_layout.h"

namespace flocking::intake {

/// Where the work of students is taken from.
struct WorkSource {
  std::filesystem::path root;             ///< the folder of the class
  std::string flag;                       ///< what named it
  uid_t user = 0;                         ///< as whom archives are read, see Opener
  std::function<void()> between = [] {};  ///< called now and then; what it throws ends it
};

/// Copies what one student handed in into `folder`, which is there and nobody else's, and opens the
/// archives in it. `entry` then tells where the work lies, what was left out, and what is wrong
/// with it. Throws EnvironmentError where the machine fails.
void take_work(const Parcel& parcel, const WorkSource& source, const std::string& folder,
               Entry& entry);

}  // namespace flocking::intake
