#include "base/code_point.h"

namespace flocking {

CodePoint first_code_point(std::string_view bytes) {
  const auto lead = static_cast<unsigned char>(bytes[0]);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || bytes.size() < length) return {};
  std::uint32_t value = lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    const auto next = static_cast<unsigned char>(bytes[i]);
    if ((next & 0xC0U) != 0x80U) return {};
    value = value << 6U | (next & 0x3FU);
  }
  const std::uint32_t smallest = length == 4 ? 0x10000U : length == 3 ? 0x800U : 0x80U;
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < smallest || value > 0x10FFFF || surrogate) return {};
  return {value, length};
}

void append_code_point(std::string& text, std::uint32_t value) {
  if (value < 0x80U) {
    text += static_cast<char>(value);
    return;
  }
  const unsigned more = value < 0x800U ? 1 : value < 0x10000U ? 2 : 3;
  constexpr std::uint32_t kLeads[] = {0, 0xC0, 0xE0, 0xF0};
  text += static_cast<char>(kLeads[more] | value >> (6U * more));
  for (unsigned i = more; i-- > 0;) {
    text += static_cast<char>(0x80U | (value >> (6U * i) & 0x3FU));
  }
}

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t length = first_code_point(bytes).length;
    if (length == 0) return false;
    bytes.remove_prefix(length);
  }
  return true;
}

}  // namespace flocking
