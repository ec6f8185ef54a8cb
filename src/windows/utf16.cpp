#include "windows/utf16.h"

#include <windows.h>

namespace flocking::windows {

// Invalid UTF-8 becomes U+FFFD, which does not match any file.
std::wstring as_utf16(std::string_view text) {
  const int size = static_cast<int>(text.size());
  const int wide_size = MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0);
  std::wstring wide(static_cast<std::size_t>(wide_size), L'\0');
  MultiByteToWideChar(CP_UTF8, 0, text.data(), size, wide.data(), wide_size);
  return wide;
}

std::string as_utf8(std::wstring_view text) {
  const int size = static_cast<int>(text.size());
  const int narrow_size =
      WideCharToMultiByte(CP_UTF8, 0, text.data(), size, nullptr, 0, nullptr, nullptr);
  std::string narrow(static_cast<std::size_t>(narrow_size), '\0');
  WideCharToMultiByte(CP_UTF8, 0, text.data(), size, narrow.data(), narrow_size, nullptr, nullptr);
  return narrow;
}

}  // namespace flocking::windows
