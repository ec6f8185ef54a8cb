#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_encoding.h"

namespace flocking {

/// The bytes of a field in the file, including quotes and blanks, without separators and line ends.
/// To write a field back, replace these bytes by csv_field() of the new value.
struct CsvPlace {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// A row of a table, and the number of the line in which it begins, from 1.
struct CsvRow {
  std::uint64_t line = 1;
  std::vector<std::string> fields;  ///< as UTF-8, without quotes and blanks around them
  std::vector<CsvPlace> places;     ///< the place of each field, in the bytes of the file
};

/// The encoding and the separator of a table.
struct CsvStyle {
  TextEncoding encoding = TextEncoding::kUtf8;
  char separator = ',';
};

/// Returns the style of a table. `bytes` are the file. The separator is the character that Excel's
/// first line `sep=;` names, else the most frequent of comma, semicolon and tab outside quotes in
/// the first line.
CsvStyle find_style(std::string_view bytes);

/// Returns the separator of find_style().
char csv_separator(std::string_view bytes);

/// Returns the rows of a table by the rules of RFC 4180: quoted fields may contain separators,
/// quotes as "" and line ends. `bytes` are the file, in any encoding of find_encoding(). Lines end
/// in LF, CR LF, or, in a file without any LF, in CR. Skips a byte-order mark, empty lines, lines
/// of only separators, and Excel's first line `sep=;`. Throws InputError, naming `source`, if a
/// quote is not closed.
std::vector<CsvRow> parse_csv(std::string_view bytes, const std::string& source);

/// Returns `value`, which is UTF-8, as the bytes of a field of a table in `style`: in quotes if
/// `old`, the bytes of the replaced field, are in quotes, or if the value contains the separator, a
/// quote or a line end.
std::string csv_field(std::string_view value, std::string_view old, CsvStyle style);

}  // namespace flocking
