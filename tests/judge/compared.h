#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "judge/comparator.h"
#include "judge/comparison.h"

namespace flocking::judge::testing {

/// Returns the comparison of the output with the answer. Feeds the whole output at once.
Comparison compared(std::string_view answer, std::string_view output,
                    const Tolerance& tolerance = {});

/// Returns the comparison of the output with the answer. Feeds the output in parts of random sizes,
/// some of them empty.
Comparison compared_in_pieces(std::string_view answer, std::string_view output, std::uint64_t seed,
                              const Tolerance& tolerance = {});

/// Returns a comparison as one line: "8/7 tokens, 1 differ, 0 extra lines; missing #7 4.000|| at
/// 3:1; largest 0.001 #2; not finite #3; blanks 2 from 1".
std::string described(const Comparison& comparison);

/// Returns only the layout notes: "line ends 2 from 1, decimals 1 from 2".
std::string layout_of(const Comparison& comparison);

}  // namespace flocking::judge::testing
