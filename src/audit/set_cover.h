#pragma once

#include <cstddef>
#include <vector>

namespace flocking::audit {

/// For each element, true if the candidate covers it. The vectors of all candidates have the same
/// size.
using Covered = std::vector<bool>;

/// Returns few candidates that together cover every element that any candidate covers. Chooses
/// greedily, the first of equal candidates (Chvátal 1979: at most 1 + ln(number of elements) times
/// the optimum), then removes redundant candidates, so that none of the result can be left out. The
/// result is in the order of the choice. Throws std::bad_alloc.
std::vector<std::size_t> greedy_cover(const std::vector<Covered>& candidates);

/// Like greedy_cover(), but then replaces three candidates by two, or two by one, as long as
/// possible.
std::vector<std::size_t> set_cover(const std::vector<Covered>& candidates);

}  // namespace flocking::audit
