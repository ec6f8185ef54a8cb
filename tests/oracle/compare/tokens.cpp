#include "tokens.h"

#include <algorithm>
#include <cstddef>

namespace oracle::compare {

std::string_view without_mark(std::string_view text) {
  return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  std::string_view rest = without_mark(text);
  while (!rest.empty()) {
    const std::size_t length = std::min(rest.find('\n'), rest.size());
    lines.push_back(rest.substr(0, length));
    rest.remove_prefix(std::min(length + 1, rest.size()));
  }
  return lines;
}

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  long number = 0;
  for (const std::string_view line : lines_of(text)) {
    ++number;
    std::size_t begin = line.find_first_not_of(kBlanks);
    while (begin != std::string_view::npos) {
      const std::size_t end = std::min(line.find_first_of(kBlanks, begin), line.size());
      tokens.push_back({line.substr(begin, end - begin), number, static_cast<long>(begin) + 1});
      begin = line.find_first_not_of(kBlanks, end);
    }
  }
  return tokens;
}

Token end_of(std::string_view text) {
  const std::string_view bytes = without_mark(text);
  const std::size_t last_end = bytes.rfind('\n');
  const std::size_t begin = last_end == std::string_view::npos ? 0 : last_end + 1;
  return {"", 1 + static_cast<long>(std::count(bytes.begin(), bytes.end(), '\n')),
          1 + static_cast<long>(bytes.size() - begin)};
}

}  // namespace oracle::compare
