#pragma once

#include <string_view>

namespace flocking::io {

/// What editors on Windows write before the first character of a UTF-8 text: no part of the text.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace flocking::io
