#pragma once

#include <string_view>

namespace flocking::io {

/// The mark that editors on Windows write before a UTF-8 text; it is not part of the text.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace flocking::io
