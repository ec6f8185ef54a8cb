#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking {

/// Returns the candidate most similar to `word` by edit distance; of equally similar ones, the
/// first. Insertions, deletions, changes and swaps of neighbours count 1 each. Returns "" if no
/// candidate is similar enough.
std::string nearest(std::string_view word, std::span<const std::string> candidates);

}  // namespace flocking
