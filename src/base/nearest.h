#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking {

/// The candidate most like `word` by edit distance (insertions, deletions, changes and swaps of
/// neighbours count 1 each), the first of equals; empty where none is near enough to be meant.
std::string nearest(std::string_view word, std::span<const std::string> candidates);

}  // namespace flocking
