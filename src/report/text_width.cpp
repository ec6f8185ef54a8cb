#include "report/text_width.h"

#include <algorithm>

namespace flocking::report {

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

std::string blanks_behind(std::string_view text, std::size_t width) {
  const std::size_t own = width_of(text);
  std::string blanks(width > own ? width - own : 0, ' ');
  return blanks;
}

}  // namespace flocking::report
