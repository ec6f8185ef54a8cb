#include "repair/origins.h"

#include <algorithm>
#include <cstddef>

namespace flocking::repair {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

std::vector<std::uint64_t> moved_origins(std::string_view before, std::string_view after,
                                         const std::vector<std::uint64_t>& origins) {
  const std::vector<std::string_view> old_lines = lines_of(before);
  const std::vector<std::string_view> new_lines = lines_of(after);
  std::vector<std::uint64_t> moved;
  std::size_t at = 0;
  for (const std::string_view line : new_lines) {
    constexpr std::size_t kFarthest = 4;
    std::size_t found = at;
    while (found < old_lines.size() && found < at + kFarthest && old_lines[found] != line) ++found;
    const bool is_there = found < old_lines.size() && found < at + kFarthest;
    if (is_there) at = found;
    moved.push_back(origins[std::min(at, origins.size() - 1)]);
    if (is_there) ++at;
  }
  return moved;
}

}  // namespace flocking::repair
