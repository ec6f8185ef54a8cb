#pragma once

#include <cstddef>

namespace flocking {

inline constexpr std::size_t kMarkBytes = 32;

/// Bytes that identify a copy of the simulator under any name: only the simulator's programs and
/// programs linked with its engine contain them. Volatile, so that the compiler keeps them.
extern const volatile unsigned char kSimulatorMark[kMarkBytes];  // NOLINT(*-avoid-c-arrays)

}  // namespace flocking
