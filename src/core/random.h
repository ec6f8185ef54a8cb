#pragma once

#include <cstdint>

namespace flocking {

/// Returns a random number in [0, 1), a pure function of its arguments: the same on every machine,
/// for every number of threads and order of evaluation. `step` counts from 1; `draw` distinguishes
/// the numbers that one agent needs in one step (see the constants below).
/// Uses Philox4x32-10 (Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3")
/// with the seed as key and draw, agent and step as counter, and the first 53 bits of its output.
double random_uniform(std::uint64_t seed, std::uint64_t agent, std::uint64_t step,
                      std::uint32_t draw);

/// The draws that each feature uses. Changing a constant changes the results of every seed.
inline constexpr std::uint32_t kWanderDraws = 0;  // wander uses draws 0 and 1
// dithering uses draws from 256: one for each behaviour that it tries
inline constexpr std::uint32_t kDitheringDraws = 256;

}  // namespace flocking
