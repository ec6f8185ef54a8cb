#pragma once

namespace flocking {

/// What the program tells its caller; the same for every command but validate.
enum class ExitStatus {
  kSuccess = 0,
  kNo = 1,           ///< the answer is no: bad input, a failed case, outputs that differ
  kUsage = 2,        ///< wrong flags or arguments
  kEnvironment = 3,  ///< the program or its surroundings failed: cannot read, disk full
  kAccepted = 42,    ///< of `flocking validate` only, as the judges' protocol wants it: right
  kRejected = 43,    ///< the same: wrong
};

}  // namespace flocking
