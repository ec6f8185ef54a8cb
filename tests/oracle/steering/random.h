#pragma once

#include <array>
#include <cstdint>

namespace oracle::steering {

using Words4 = std::array<std::uint32_t, 4>;
using Words2 = std::array<std::uint32_t, 2>;

// Philox4x32-10: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3".
Words4 philox4x32(Words4 counter, Words2 key);

// Returns a number in [0, 1), a pure function of its arguments. Steps count from 1.
double uniform(std::uint64_t seed, std::uint32_t agent, std::uint64_t step, std::uint32_t draw);

// Numbers of the draws of one agent in one step.
inline constexpr std::uint32_t kWanderDraw1 = 0;
inline constexpr std::uint32_t kWanderDraw2 = 1;
inline constexpr std::uint32_t kWanderStartDraw = 2;  // In step 0.
inline constexpr std::uint32_t kFirstDitherDraw = 256;

}  // namespace oracle::steering
