#pragma once

#include <string>
#include <string_view>

namespace flocking {

/// Returns `bytes` in base64 with padding (RFC 4648).
std::string base64(std::string_view bytes);

}  // namespace flocking
