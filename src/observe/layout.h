#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::explain {

/// The shape of a line: the text with each number replaced by # and each run of blanks by one
/// blank. The empty shape means an output of numbers only, with any lines.
using LineShape = std::string;

/// Returns the shapes of lines that may contain agents, the likeliest first: lines with at least
/// two numbers. The empty shape comes first if there are only numbers.
std::vector<LineShape> line_shapes(std::string_view output);

/// Returns the numbers of agents: the last `width` numbers of each line with the shape `shape`, not
/// counting the `behind` numbers at its end; for the empty shape, all numbers. Returns none if the
/// shape is empty but the output has other text.
std::optional<std::vector<double>> numbers_in(std::string_view output, const LineShape& shape,
                                              std::size_t width, std::size_t behind = 0);

/// Returns how many numbers lines with the shape `shape` have; 0 if there are no such lines or the
/// shape is empty.
std::size_t numbers_in_lines(std::string_view output, const LineShape& shape);

/// Returns how many numbers each line with numbers has; none if that varies.
std::optional<std::size_t> numbers_per_line(std::string_view output);

/// How the numbers are written. `decimals` is the number of decimals, -1 if it varies;
/// `most_decimals` and `most_significant` are the largest numbers of decimals and of significant
/// digits.
struct WrittenDigits {
  int decimals = -1;
  int most_decimals = 0;
  double largest = 0.0;  ///< the largest absolute value
  int most_significant = 0;
};
WrittenDigits written_digits(std::string_view output, const LineShape& shape, std::size_t width,
                             std::size_t behind = 0);

}  // namespace flocking::explain
