#include "build/javascript_imports.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace flocking::build {
namespace {

constexpr std::size_t kMostRequired = 2'000;
constexpr std::size_t kLongestPath = 1'000;

/// A string literal and the word before it, `from` or `require`.
struct Literal {
  std::string_view word;
  std::string_view text;
};

bool is_name_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}

// Iterates over the literals of a source, without comments.
class Literals {
 public:
  explicit Literals(std::string_view text) : text_(text) {}

  bool next(Literal& literal) {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (text_.substr(at_, 2) == "//") {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (text_.substr(at_, 2) == "/*") {
        const std::size_t end = text_.find("*/", at_ + 2);
        at_ = end == std::string_view::npos ? text_.size() : end + 2;
      } else if (c == '"' || c == '\'' || c == '`') {
        literal = {word_, literal_at(c)};
        word_ = {};
        return true;
      } else if (is_name_character(c)) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_name_character(text_[at_])) ++at_;
        word_ = text_.substr(begin, at_ - begin);
      } else {
        if (c != '(' && std::isspace(static_cast<unsigned char>(c)) == 0) word_ = {};
        ++at_;
      }
    }
    return false;
  }

 private:
  // Reads a literal. If its line does not close it, it is not a literal but, for example, an
  // apostrophe in a regular expression; then skips the rest of the line.
  std::string_view literal_at(char quote) {
    const std::size_t begin = ++at_;
    std::size_t end = begin;
    while (end < text_.size() && text_[end] != quote && (quote == '`' || text_[end] != '\n')) {
      end += text_[end] == '\\' ? std::size_t{2} : 1;
    }
    end = std::min(end, text_.size());
    const bool is_closed = end < text_.size() && text_[end] == quote;
    at_ = end + (is_closed ? 1 : 0);
    if (!is_closed) return {};
    return text_.substr(begin, end - begin);
  }

  std::string_view text_;
  std::string_view word_;
  std::size_t at_ = 0;
};

// Returns the string after the first "NAME": in `text`; empty if there is none.
std::string value_of(std::string_view text, std::string_view name) {
  const std::string key = '"' + std::string(name) + '"';
  for (std::size_t at = 0; (at = text.find(key, at)) != std::string_view::npos;) {
    at += key.size();
    std::string_view rest = text.substr(at);
    const auto skip_blanks = [&rest] {
      rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
    };
    skip_blanks();
    if (!rest.starts_with(':')) continue;
    rest.remove_prefix(1);
    skip_blanks();
    if (!rest.starts_with('"')) continue;
    const std::size_t end = rest.find('"', 1);
    return end > kLongestPath ? "" : std::string(rest.substr(1, end - 1));
  }
  return "";
}

}  // namespace

std::vector<std::string> javascript_imports(std::string_view text) {
  constexpr auto kWords = std::to_array<std::string_view>({"require", "from", "import"});
  std::vector<std::string> paths;
  Literals literals(text);
  for (Literal literal; paths.size() < kMostRequired && literals.next(literal);) {
    const bool is_import = std::find(kWords.begin(), kWords.end(), literal.word) != kWords.end();
    if (!is_import || literal.text.size() > kLongestPath) continue;
    if (literal.text.starts_with("./") || literal.text.starts_with("../")) {
      paths.emplace_back(literal.text);
    }
  }
  return paths;
}

NodePackage node_package(std::string_view text) {
  const std::size_t scripts = std::min(text.find("\"scripts\""), text.size());
  return {.main = value_of(text, "main"), .start = value_of(text.substr(scripts), "start")};
}

}  // namespace flocking::build
