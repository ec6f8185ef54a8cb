#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::explain {

/// The shape of a line: what is left of it when each number is replaced by #, and blanks by one.
/// The empty shape stands for an output of nothing but numbers, whatever its lines.
using LineShape = std::string;

/// The shapes in which an output may hold its agents, the likeliest first: lines with at least two
/// numbers. The empty shape is the first where there are only numbers.
std::vector<LineShape> line_shapes(std::string_view output);

/// The numbers that agents are told with: the last `width` of each line of that shape but for the
/// `behind` ones behind them, or for the empty shape all. Nothing for the empty shape where
/// something else than numbers is there.
std::optional<std::vector<double>> numbers_in(std::string_view output, const LineShape& shape,
                                              std::size_t width, std::size_t behind = 0);

/// How many numbers stand in lines of that shape; 0 where there are none, or it is empty.
std::size_t numbers_in_lines(std::string_view output, const LineShape& shape);

/// How many numbers stand in each line that holds any; nothing where that varies.
std::optional<std::size_t> numbers_per_line(std::string_view output);

/// With how many digits behind the point numbers are written; -1 where that varies, and
/// `most_decimals` and `most_significant` are the largest numbers of decimals and of significant
/// digits.
struct WrittenDigits {
  int decimals = -1;
  int most_decimals = 0;
  double largest = 0.0;  ///< the largest size of a number
  int most_significant = 0;
};
WrittenDigits written_digits(std::string_view output, const LineShape& shape, std::size_t width,
                             std::size_t behind = 0);

}  // namespace flocking::explain
