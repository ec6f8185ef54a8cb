#pragma once

namespace flocking {

/// What the program tells its caller; the same for every command.
enum class ExitStatus {
  kSuccess = 0,
  kNo = 1,           ///< the answer is no: bad input, a failed case, outputs that differ
  kUsage = 2,        ///< wrong flags or arguments
  kEnvironment = 3,  ///< the program or its surroundings failed: cannot read, disk full
};

}  // namespace flocking
