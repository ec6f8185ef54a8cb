#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking {

/// The encodings that spreadsheets and platforms use for tables.
enum class TextEncoding { kUtf8, kUtf16LittleEndian, kUtf16BigEndian, kWindows1252 };

/// Returns the encoding of a file. Checks in this order: a byte-order mark; UTF-16 if every second
/// byte at the start is zero; UTF-8 if the bytes are valid; otherwise Windows-1252.
TextEncoding find_encoding(std::string_view bytes);

/// Returns true if a text begins with a byte-order mark of UTF-16, or if every second byte at its
/// start is zero. `bytes` is the start of the text: 16 bytes are enough.
bool is_utf16(std::string_view bytes);

/// Message about a text in UTF-16 that should be in UTF-8.
inline constexpr std::string_view kUtf16Text =
    "UTF-16 text (PowerShell's > writes it); save it as UTF-8";

/// Returns `bytes` as UTF-8. A byte-order mark is kept as U+FEFF; invalid bytes become U+FFFD. Each
/// character comes from encoded_length() bytes, or from the rest of the file.
std::string decode(std::string_view bytes, TextEncoding encoding);

/// Returns valid UTF-8 in `encoding`, without a byte-order mark. Characters that Windows-1252 lacks
/// become '?'.
std::string encode(std::string_view text, TextEncoding encoding);

/// Returns the number of bytes of the first character of `text` in `encoding`. `text` is UTF-8 and
/// not empty.
std::size_t encoded_length(std::string_view text, TextEncoding encoding);

}  // namespace flocking
