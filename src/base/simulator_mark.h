#pragma once

#include <cstddef>

namespace flocking {

inline constexpr std::size_t kMarkBytes = 32;

/// Bytes that are in the simulator's programs and in programs that are linked with its engine, and
/// in no other file: they identify a copy under any name. Volatile, so that they stay as they are.
extern const volatile unsigned char kSimulatorMark[kMarkBytes];  // NOLINT(*-avoid-c-arrays)

}  // namespace flocking
