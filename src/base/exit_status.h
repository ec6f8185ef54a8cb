#pragma once

namespace flocking {

/// The exit status of the program, the same for every command except validate.
enum class ExitStatus {
  kSuccess = 0,
  kNo = 1,           ///< the answer is no: bad input, a failed case, outputs that differ
  kUsage = 2,        ///< wrong flags or arguments
  kEnvironment = 3,  ///< the program or its surroundings failed: cannot read, disk full
  kAccepted = 42,    ///< only `flocking validate`: right, as judging systems expect
  kRejected = 43,    ///< only `flocking validate`: wrong, as judging systems expect
};

}  // namespace flocking
