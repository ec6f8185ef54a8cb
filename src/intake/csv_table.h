#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::intake {

/// A row of a table, and the line that it begins in, from 1.
struct CsvRow {
  std::uint64_t line = 1;
  std::vector<std::string> fields;
};

/// The rows of a table as RFC 4180 has it: fields in quotes may hold separators, quotes as "" and
/// line ends. The separator is what the first line has most of: comma, semicolon or tab. A
/// byte-order mark is skipped, and so are empty lines. Throws InputError, naming `source`, for a
/// quote that is not closed.
std::vector<CsvRow> parse_csv(std::string_view text, const std::string& source);

}  // namespace flocking::intake
