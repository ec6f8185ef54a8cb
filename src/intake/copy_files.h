#pragma once

#include <string>
#include <vector>

#include "intake/bounds.h"

namespace flocking::intake {

/// What came of copying.
struct Copied {
  std::string problem;                ///< why nothing of it counts, as in Unpacked
  std::vector<std::string> left_out;  ///< "'run' is a link", printable
};

/// Copies what lies in the folder `from`, or the file `from` under the name `name`, into `folder`,
/// which is there and nobody else's: files and folders, without litter and what was built there.
/// Whoever owns `from` may change it at any time: no link in it is followed. Throws
/// EnvironmentError where the machine fails.
Copied copy_files(const std::string& from, const std::string& folder, const std::string& name,
                  const Bounds& bounds);

}  // namespace flocking::intake
