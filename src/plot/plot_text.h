#pragma once

#include <string>
#include <string_view>

namespace flocking::plot {

/// Returns `bytes` as one line of printable UTF-8: unprintable bytes become \xNN.
std::string printable_line(std::string_view bytes);

/// Returns an upper estimate of the width of printable UTF-8 in a font of `size`, in the unit of
/// `size`.
double text_width(std::string_view text, double size, bool bold = false);

/// Returns `text`, cut with an ellipsis if it may be wider than `width`.
std::string shortened(const std::string& text, double size, double width, bool bold = false);

}  // namespace flocking::plot
