#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sim/engine.h"

namespace flocking::testing {

/// Returns all ways to compute a step on this processor: every search, 1, 2, 3 and 8 threads, every
/// instruction set.
const std::vector<sim::Engine>& all_engines();

/// Returns text such as "grid, 3 threads, avx2".
std::string text_of(const sim::Engine& engine);

/// Returns the number of random flocks for a test that normally uses `usual`, scaled by
/// FLOCKING_RANDOM_FLOCKS / kUsualFlocks.
std::size_t wished_flocks(std::size_t usual);
inline constexpr std::size_t kUsualFlocks = 1000;

}  // namespace flocking::testing
