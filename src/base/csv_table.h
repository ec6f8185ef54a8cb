#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking {

/// Where a field stands in the text of a table: from its first byte to behind its last one, quotes
/// and blanks included, separators and line ends not.
struct CsvPlace {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// A row of a table, and the line that it begins in, from 1.
struct CsvRow {
  std::uint64_t line = 1;
  std::vector<std::string> fields;
  std::vector<CsvPlace> places;  ///< of the fields
};

/// What a table separates its fields with: of comma, semicolon and tab what its first line has most
/// of.
char csv_separator(std::string_view text);

/// The rows of a table as RFC 4180 has it: fields in quotes may hold separators, quotes as "" and
/// line ends. A byte-order mark is skipped, and so are empty lines. Throws InputError, naming
/// `source`, for a quote that is not closed.
std::vector<CsvRow> parse_csv(std::string_view text, const std::string& source);

}  // namespace flocking
