#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sim/engine.h"

namespace flocking::testing {

/// All ways to compute a step that this processor knows: every search, 1, 2, 3 and 8 threads, every
/// set of instructions.
const std::vector<sim::Engine>& all_engines();

/// "grid, 3 threads, avx2".
std::string text_of(const sim::Engine& engine);

/// FLOCKING_RANDOM_FLOCKS: how many random flocks a test takes that takes `usual` of them, as a
/// share of kUsualFlocks.
std::size_t wished_flocks(std::size_t usual);
inline constexpr std::size_t kUsualFlocks = 1000;

}  // namespace flocking::testing
