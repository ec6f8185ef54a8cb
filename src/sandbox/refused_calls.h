#pragma once

#include <cstdint>
#include <span>

namespace flocking::sandbox {

/// When a row of the table counts.
enum class When {
  kAlways,
  kNoProcesses,   ///< the process limit is 1
  kNoSockets,     ///< there is no network namespace
  kNoCounting,    ///< there is no control group
  kNoBoundaries,  ///< nothing keeps signals inside
  kSameUser,      ///< files are those of the user who grades, and no mounts keep them
};

/// Which arguments of a call make it one to refuse.
enum class Match {
  kAny,       ///< whatever they are
  kEqual,     ///< the lower 32 bits of the argument are `value`
  kNotEqual,  ///< all 64 bits of the argument are something else than `value`
  kAllBits,   ///< the argument has the bits `value`
  kLowFour,   ///< the argument's lowest four bits are `value`
  kLowByte,   ///< the argument's lowest eight bits are `value`
  kNotSelf,   ///< the argument is not the number of the filtered process
};

/// A system call that submissions are refused, and why.
struct RefusedCall {
  const char* name = nullptr;
  int error = 0;  ///< what the call then fails with; 0: it seems to succeed and does nothing
  const char* why = nullptr;
  When when = When::kAlways;
  Match match = Match::kAny;
  unsigned argument = 0;  ///< its number, from 0
  std::uint64_t value = 0;
  int number = -1;  ///< of a call that libseccomp may not know yet, on every processor

  /// Returns true if it asks for a process or a thread, so that its refusal can be noticed.
  [[nodiscard]] bool is_noticed() const {
    return when == When::kNoProcesses && match == Match::kAny;
  }
};

/// The table, one row a call and condition.
std::span<const RefusedCall> refused_calls();

}  // namespace flocking::sandbox
