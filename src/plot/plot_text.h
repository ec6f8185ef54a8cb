#pragma once

#include <string>
#include <string_view>

namespace flocking::plot {

/// `bytes` as one line of printable UTF-8: what is not printable becomes \xNN.
std::string printable_line(std::string_view bytes);

/// About the width of printable UTF-8 in a font of `size`, in the unit of `size`; rather too much.
double text_width(std::string_view text, double size, bool bold = false);

/// `text`, cut with an ellipsis where it may be wider than `width`.
std::string shortened(const std::string& text, double size, double width, bool bold = false);

}  // namespace flocking::plot
