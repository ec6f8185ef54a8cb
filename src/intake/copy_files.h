#pragma once

#include <string>

#include "intake/notes.h"
#include "intake/safe_place.h"

namespace flocking::intake {

/// What came of copying.
struct Copied {
  std::string problem;  ///< why nothing of it counts, as in Unpacked
  Notes left_out;       ///< "'run' is a link", printable
};

/// Copies what lies in the folder `from`, or the file `from` under the name `name`, into `place`:
/// files and folders, without litter and what was built there.
/// Whoever owns `from` may change it at any time: no link in it is followed. Throws
/// EnvironmentError where the machine fails.
Copied copy_files(const std::string& from, SafePlace& place, const std::string& name);

}  // namespace flocking::intake
