#pragma once

#include <cstddef>
#include <vector>

namespace flocking::audit {

/// Which of some things one candidate covers; of all candidates as long.
using Covered = std::vector<bool>;

/// Few candidates that together cover what any candidate covers: a greedy choice, of equals the
/// earliest (Chvátal 1979: at most 1 + ln of the number of things times the fewest), without those
/// that are needless: none of the result can be left out. In the order in which they were chosen.
/// Throws std::bad_alloc.
std::vector<std::size_t> greedy_cover(const std::vector<Covered>& candidates);

/// The same, where as long as they can two stand for three, or one for two.
std::vector<std::size_t> set_cover(const std::vector<Covered>& candidates);

}  // namespace flocking::audit
