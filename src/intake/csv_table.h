#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::intake {

/// The rows of a table as RFC 4180 has it: fields in quotes may hold separators, quotes as "" and
/// line ends. The separator is what the first line has most of: comma, semicolon or tab. A
/// byte-order mark is skipped, and so are empty lines. Throws InputError, naming `source`, for a
/// quote that is not closed.
std::vector<std::vector<std::string>> parse_csv(std::string_view text, const std::string& source);

}  // namespace flocking::intake
