#pragma once

#include <cstdint>
#include <span>

namespace flocking::sandbox {

/// The condition on which a row of the table applies.
enum class When {
  kAlways,
  kNoProcesses,   ///< the process limit is 1
  kNoSockets,     ///< there is no network namespace
  kNoCounting,    ///< there is no control group that counts memory
  kNoBoundaries,  ///< no other layer confines signals
  kSameUser,      ///< files belong to the user who grades, and no mounts protect them
  kNoTruncation,  ///< kSameUser, and Landlock's version does not check truncation
};

/// The condition on the arguments on which a call is refused.
enum class Match {
  kAny,               ///< any arguments
  kEqual,             ///< the lower 32 bits of the argument are `value`
  kNotEqual,          ///< the 64 bits of the argument differ from `value`
  kAllBits,           ///< the argument has the bits `value`
  kLowFour,           ///< the argument's lowest four bits are `value`
  kLowByte,           ///< the argument's lowest eight bits are `value`
  kOtherClock,        ///< the argument is a clock of a process or thread given by its id
  kTruncatesReading,  ///< the argument is a set of open() flags with O_TRUNC but without writing
  kNotSelf,           ///< the argument is not the id of the filtered process
};

/// A system call that submissions must not make, and why.
struct RefusedCall {
  const char* name = nullptr;
  int error = 0;  ///< the call fails with this error; 0: it appears to succeed and does nothing
  const char* why = nullptr;
  When when = When::kAlways;
  Match match = Match::kAny;
  unsigned argument = 0;  ///< number of the argument, from 0
  std::uint64_t value = 0;
  /// number of a call that libseccomp may not know yet, the same on every processor
  int number = -1;

  /// Returns true if the call starts a process or a thread, so that its refusal can be noticed.
  [[nodiscard]] bool is_noticed() const {
    return when == When::kNoProcesses && match == Match::kAny;
  }
};

/// Returns the table, with one row for each call and condition.
std::span<const RefusedCall> refused_calls();

}  // namespace flocking::sandbox
