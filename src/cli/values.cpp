#include "cli/values.h"

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "cli/parser.h"
#include "io/number_parse.h"

namespace flocking::cli {
namespace {

[[noreturn]] void refuse(const std::string& flag, const std::string& expected,
                         std::string_view found, const std::string& advice = "") {
  throw UsageError(flag + ": expected " + expected + ", found " + in_quotes(found) + advice);
}

}  // namespace

std::uint64_t whole_number(std::string_view text, const std::string& flag, std::uint64_t least,
                           std::uint64_t most) {
  const std::optional<std::uint64_t> value = parse_whole(text);
  if (value && *value >= least && *value <= most) return *value;
  const bool is_open = most == std::numeric_limits<std::uint64_t>::max();
  refuse(flag,
         is_open ? "a whole number of at least " + std::to_string(least)
                 : "a whole number from " + std::to_string(least) + " to " + std::to_string(most),
         text);
}

double number_from_zero(const std::string& text, const std::string& flag) {
  const std::optional<double> number = io::parse_number(text);
  if (number && *number >= 0.0) return *number;
  refuse(flag, "a number of at least 0", text);
}

double number_above_zero(const std::string& text, const std::string& flag) {
  constexpr double kLargest = 1e9;
  const std::optional<double> number = io::parse_number(text);
  if (number && *number > 0.0 && *number <= kLargest) return *number;
  refuse(flag, number && *number > 0.0 ? "a number of at most 1000000000" : "a number above 0",
         text);
}

std::string tolerance(const std::string& text, const std::string& flag) {
  static_cast<void>(number_from_zero(text, flag));
  return text;
}

std::string file_name(const std::string& text, const std::string& flag) {
  if (text.empty()) refuse(flag, "a file name", text);
  return text;
}

std::string folder_name(const std::string& text, const std::string& flag) {
  if (text.empty()) refuse(flag, "a folder name", text);
  return text;
}

std::size_t one_of(const std::vector<std::string>& names, const std::string& word,
                   const std::string& flag) {
  const auto found = std::find(names.begin(), names.end(), word);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  refuse(flag, "one of: " + list, word, suggestion(word, names));
}

}  // namespace flocking::cli
