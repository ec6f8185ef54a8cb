#include "base/nearest.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace flocking {
namespace {

// Returns the optimal string alignment distance, computed row by row (Damerau, "A technique for
// computer detection and correction of spelling errors"; each substring is edited at most once).
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(before_last, last);
    std::swap(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before_last[j - 2] + 1);
      }
    }
  }
  return row[b.size()];
}

}  // namespace

std::string nearest(std::string_view word, std::span<const std::string> candidates) {
  std::string best;
  // A suggestion is more confusing than helpful if it differs in more than a third of the letters.
  // In short words, one edit is allowed.
  const std::size_t least = word.size() > 4 ? 2 : 1;
  std::size_t best_distance = std::max(least, word.size() / 3) + 1;
  for (const std::string& candidate : candidates) {
    // Each edit changes the length by one at most, so the lengths bound the distance from below.
    const std::size_t difference = word.size() > candidate.size() ? word.size() - candidate.size()
                                                                  : candidate.size() - word.size();
    if (difference >= best_distance) continue;
    const std::size_t distance = edit_distance(word, candidate);
    if (distance < best_distance && distance < candidate.size()) {
      best = candidate;
      best_distance = distance;
    }
  }
  return best;
}

}  // namespace flocking
