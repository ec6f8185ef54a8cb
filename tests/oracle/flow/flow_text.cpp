#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include "flow_fields.h"

namespace oracle::flow {
namespace {

constexpr const char* kBlanks = " \t";

[[noreturn]] void refuse(const std::string& found, const std::string& expected) {
  throw std::invalid_argument("expected " + expected + ", found '" + found + "'");
}

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  const std::size_t end = text.find_last_not_of(kBlanks);
  return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

// Returns the lines without a byte-order mark, carriage returns before line ends, and blank lines
// at the end.
std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text.starts_with("\xef\xbb\xbf") ? text.substr(3) : text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
  }
  while (!lines.empty() && trimmed(lines.back()).empty()) {
    lines.pop_back();
  }
  return lines;
}

int whole_number(const std::string& text, int most) {
  int value = 0;
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (!digits || error != std::errc{} || value > most) {
    refuse(text, "a whole number up to " + std::to_string(most));
  }
  return value;
}

int terrain_cost(char letter) {
  switch (letter) {
    case '.':
    case 'G':
      return 1;
    case 'S':
      return 2;
    case 'W':
      return 4;
    case '@':
    case 'O':
    case 'T':
      return kBlocked;
    default:
      refuse(std::string(1, letter), "one of . G S W @ O T");
  }
}

using Row = std::vector<int>;

// Returns a grid; `rows` begins with the top row.
Costs grid_of(const std::vector<Row>& rows) {
  if (rows.empty() || rows[0].empty()) {
    throw std::invalid_argument("the grid is empty");
  }
  Costs costs{static_cast<int>(rows[0].size()), static_cast<int>(rows.size()), {}};
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    if (row->size() != rows[0].size()) {
      throw std::invalid_argument("not all rows are equally long");
    }
    costs.values.insert(costs.values.end(), row->begin(), row->end());
  }
  return costs;
}

struct Header {
  int width = 0;
  int height = 0;
};

// Reads `type WORD`, then `height H` and `width W` in either order, then `map`.
Header read_header(std::istream& words) {
  std::string word;
  std::string value;
  words >> word >> value;
  std::optional<int> width;
  std::optional<int> height;
  while (words >> word && word != "map") {
    std::optional<int>& size = word == "width" ? width : height;
    if ((word != "width" && word != "height") || size) {
      refuse(word, "height, width, then map");
    }
    words >> value;
    size = whole_number(value, 1'000'000);
  }
  if (word != "map" || !width || !height) {
    refuse(word, "height, width, then map");
  }
  return {*width, *height};
}

Costs read_map(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line + '\n';
  }
  std::istringstream stream(text);
  const Header header = read_header(stream);
  std::string line;
  std::getline(stream, line);
  if (!trimmed(line).empty()) {
    refuse(line, "the end of the line after map");
  }
  std::vector<Row> rows;
  while (std::getline(stream, line)) {
    Row& row = rows.emplace_back();
    std::ranges::transform(line, std::back_inserter(row), terrain_cost);
    if (static_cast<int>(row.size()) != header.width) {
      refuse(line, "a row as long as width says");
    }
  }
  if (static_cast<int>(rows.size()) != header.height) {
    refuse(std::to_string(rows.size()), "as many rows as height says");
  }
  return grid_of(rows);
}

Costs read_numbers(const std::vector<std::string>& lines) {
  std::vector<Row> rows;
  for (const std::string& line : lines) {
    Row& row = rows.emplace_back();
    std::istringstream stream(line + ',');
    for (std::string number; std::getline(stream, number, ',');) {
      row.push_back(whole_number(trimmed(number), kBlocked));
    }
  }
  return grid_of(rows);
}

}  // namespace

Costs read_costs(const std::string& text) {
  const std::vector<std::string> lines = lines_of(text);
  std::istringstream words(lines.empty() ? "" : lines[0]);
  std::string first;
  words >> first;
  return first == "type" ? read_map(lines) : read_numbers(lines);
}

Costs read_costs_file(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) {
    throw std::invalid_argument("cannot read " + file);
  }
  std::ostringstream text;
  text << stream.rdbuf();
  return read_costs(text.str());
}

}  // namespace oracle::flow
