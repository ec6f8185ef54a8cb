#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace flocking::repair {

/// For each line of each file, its line number in the student's source.
using Origins = std::vector<std::vector<std::uint64_t>>;

/// Returns the lines of a text, with their line ends.
std::vector<std::string_view> lines_of(std::string_view text);

/// Returns the origins after a change. A new line gets the number of the line before it.
std::vector<std::uint64_t> moved_origins(std::string_view before, std::string_view after,
                                         const std::vector<std::uint64_t>& origins);

}  // namespace flocking::repair
