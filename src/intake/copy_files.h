#pragma once

#include <string>

#include "intake/notes.h"
#include "intake/safe_place.h"

namespace flocking::intake {

/// The result of copying.
struct Copied {
  std::string problem;  ///< why the copy does not count, see Unpacked
  Notes left_out;       ///< "'run' is a link", printable
};

/// Copies the contents of the folder `from`, or the file `from` as `name`, into `place`, without
/// litter and build products. The owner of `from` may change it at any time, so no link in it is
/// followed. Throws EnvironmentError if the system fails.
Copied copy_files(const std::string& from, SafePlace& place, const std::string& name);

}  // namespace flocking::intake
