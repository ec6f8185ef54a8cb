#include "repair/declaration.h"

#include <algorithm>
#include <array>

namespace flocking::repair {
namespace {

constexpr std::array<std::string_view, 11> kQualifiers = {
    "const",  "static",   "constexpr", "inline", "mutable", "volatile",
    "extern", "register", "struct",    "class",  "typename"};
constexpr std::array<std::string_view, 12> kBuiltIn = {"int",   "double", "float",    "bool",
                                                       "char",  "long",   "unsigned", "signed",
                                                       "short", "auto",   "size_t",   "void"};
constexpr std::array<std::string_view, 15> kNoTypes = {
    "return", "delete", "new",   "goto",   "throw", "else",    "case",    "using",
    "if",     "for",    "while", "switch", "do",    "typedef", "operator"};

template <class Words>
bool is_one_of(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Reads a type, starting with its first token.
class TypeReader {
 public:
  TypeReader(const std::vector<Token>& tokens, Range range)
      : tokens_(tokens), at_(range.begin), end_(range.end) {}

  // Returns the type and moves at_ after it; empty if there is none.
  std::string read() {
    std::string type;
    skip_qualifiers();
    while (is_word() && is_one_of(kBuiltIn, text())) {
      type += (type.empty() ? "" : " ") + std::string(text());
      ++at_;
      skip_qualifiers();
    }
    if (type.empty()) type = read_name();
    if (type.empty()) return "";
    skip_qualifiers();
    while (at_ < end_ && (text() == "&" || text() == "*" || text() == "&&")) {
      if (text() == "*") type += '*';
      ++at_;
      skip_qualifiers();
    }
    return type;
  }

  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  [[nodiscard]] std::string_view text() const { return tokens_[at_].text; }
  [[nodiscard]] bool is_word() const { return at_ < end_ && tokens_[at_].kind == TokenKind::kWord; }
  void skip_qualifiers() {
    while (is_word() && is_one_of(kQualifiers, text())) ++at_;
  }

  std::string read_name() {
    std::string name;
    while (is_word() && !is_one_of(kNoTypes, text())) {
      name += text();
      ++at_;
      if (at_ < end_ && text() == "<") name += read_arguments();
      if (at_ >= end_ || text() != "::") return name;
      name = "";  // std::vector is read as vector
      ++at_;
    }
    return "";
  }

  std::string read_arguments() {
    std::string words;
    std::size_t depth = 0;
    for (; at_ < end_; ++at_) {
      if (text() == ";" || text() == "&&" || text() == "||") return "<";
      if (text() == "<") ++depth;
      if (text() == ">") --depth;
      words += text();
      if (depth == 0) {
        ++at_;
        return words;
      }
    }
    return "<";
  }

  const std::vector<Token>& tokens_;
  std::size_t at_;
  std::size_t end_;
};

// Reads a declarator, starting with its name.
std::optional<Declarator> declarator_in(const std::vector<Token>& tokens, Range range) {
  while (range.begin < range.end &&
         (tokens[range.begin].text == "*" || tokens[range.begin].text == "&")) {
    ++range.begin;
  }
  if (range.is_empty() || tokens[range.begin].kind != TokenKind::kWord) return std::nullopt;
  Declarator declarator{.name = range.begin, .initializer = {range.end, range.end}};
  std::size_t at = range.begin + 1;
  while (at < range.end && tokens[at].text == "[") at = closing(tokens, at, range.end) + 1;
  if (at >= range.end) return declarator;
  const std::string_view mark = tokens[at].text;
  const bool is_assigned = mark == "=";
  if (is_assigned) ++at;
  if (at >= range.end) return std::nullopt;
  const bool is_bracket = tokens[at].text == "{" || (!is_assigned && mark == "(");
  if (!is_bracket && !is_assigned) return std::nullopt;
  const std::size_t end = is_bracket ? closing(tokens, at, range.end) : range.end;
  if (is_bracket && end + 1 != range.end) return std::nullopt;
  declarator.is_list = is_bracket;
  declarator.initializer = {is_bracket ? at + 1 : at, end};
  return declarator;
}

}  // namespace

std::optional<Declaration> declaration_in(const std::vector<Token>& tokens, Range range) {
  TypeReader reader(tokens, range);
  Declaration declaration{.type = reader.read(), .names = {}};
  const Range rest{reader.at(), range.end};
  if (declaration.type.empty() || rest.begin >= rest.end) return std::nullopt;
  for (const Range part : split_at_commas(tokens, rest)) {
    const std::optional<Declarator> declarator = declarator_in(tokens, part);
    if (!declarator) return std::nullopt;
    declaration.names.push_back(*declarator);
  }
  return declaration;
}

Declaration parameter_in(const std::vector<Token>& tokens, Range range) {
  TypeReader reader(tokens, range);
  Declaration declaration{.type = reader.read(), .names = {}};
  const std::size_t at = reader.at();
  const bool is_named = at < range.end && tokens[at].kind == TokenKind::kWord;
  declaration.names.push_back(
      {.name = is_named ? at : range.end, .initializer = {range.end, range.end}});
  return declaration;
}

}  // namespace flocking::repair
