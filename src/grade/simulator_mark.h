#pragma once

#include <cstddef>

namespace flocking::grade {

inline constexpr std::size_t kMarkBytes = 32;

/// What is in the simulator's programs and in no other file: by it a copy is known. Volatile, so
/// that it stays in the program as it is.
extern const volatile unsigned char kSimulatorMark[kMarkBytes];  // NOLINT(*-avoid-c-arrays)

}  // namespace flocking::grade
