// Edits of declared types. They cannot be switched on while a program runs.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "repair/edits.h"

namespace flocking::repair {
namespace {

constexpr int kDeclared = 3;

class TypeEdits {
 public:
  TypeEdits(const ParsedFile& file, std::size_t number) : file_(file), number_(number) {}

  // Returns the edits that declare a whole number as double.
  [[nodiscard]] std::vector<Edit> of_whole_numbers(const WantedLines& wanted) const {
    std::vector<Edit> edits;
    for (std::size_t i = 0; i + 2 < file_.tokens.size(); ++i) {
      if (mark(i) != "int" || !wanted(file_.tokens[i].line)) continue;
      const std::size_t end = end_of_declaration(i + 1);
      if (end == i + 1) continue;
      for (std::size_t name = i + 1; name < end; ++name) {
        const bool is_name = mark(name - 1) == "int" || mark(name - 1) == ",";
        if (!is_name || !takes_decimals(std::string(mark(name)))) continue;
        edits.push_back(edit_of({i}, "declare " + std::string(mark(name)) + " as double"));
        break;
      }
    }
    return edits;
  }

  // Returns the edit that replaces each float by double; none if there is no float.
  [[nodiscard]] std::vector<Edit> of_floats() const {
    std::vector<std::size_t> tokens;
    for (std::size_t i = 0; i < file_.tokens.size(); ++i) {
      if (mark(i) == "float") tokens.push_back(i);
    }
    if (tokens.empty()) return {};
    return {edit_of(tokens, "use double instead of float")};
  }

 private:
  [[nodiscard]] std::string_view mark(std::size_t token) const { return file_.tokens[token].text; }

  [[nodiscard]] Edit edit_of(const std::vector<std::size_t>& tokens, std::string kind) const {
    Edit edit{.file = number_,
              .line = file_.tokens[tokens.front()].line,
              .kind = std::move(kind),
              .changes = {},
              .cost = kDeclared};
    for (const std::size_t token : tokens) {
      edit.changes.push_back({.tokens = {token, token + 1}, .text = "double"});
    }
    return edit;
  }

  // Returns the token after "a, b = 0"; `at` if that is no declaration of variables.
  [[nodiscard]] std::size_t end_of_declaration(std::size_t at) const {
    for (std::size_t i = at; i < file_.tokens.size(); ++i) {
      const std::string_view sign = mark(i);
      if (sign == ";") return i;
      const bool is_part = file_.tokens[i].kind == TokenKind::kWord ||
                           file_.tokens[i].kind == TokenKind::kNumber || sign == "," ||
                           sign == "=" || sign == "." || sign == "+" || sign == "-";
      if (!is_part) return at;
    }
    return at;
  }

  // Returns true if a value with decimals may be stored in the variable, or it is read.
  [[nodiscard]] bool takes_decimals(const std::string& name) const {
    for (std::size_t i = 1; i + 1 < file_.tokens.size(); ++i) {
      if (mark(i) != name) continue;
      const std::string_view next = mark(i + 1);
      const bool is_sum = next == "+=" || next == "-=" || next == "*=" || next == "/=";
      const bool is_set = next == "=" && !is_literal(i + 2);
      if ((is_sum && !is_literal(i + 2)) || is_set) return true;
    }
    return false;
  }

  // Returns true if a whole number and a semicolon or comma begin at a token.
  [[nodiscard]] bool is_literal(std::size_t at) const {
    return at + 1 < file_.tokens.size() && file_.tokens[at].kind == TokenKind::kNumber &&
           (mark(at + 1) == ";" || mark(at + 1) == "," || mark(at + 1) == ")");
  }

  const ParsedFile& file_;
  std::size_t number_;
};

}  // namespace

std::vector<Edit> whole_number_edits(const ParsedFile& file, std::size_t number,
                                     const WantedLines& wanted) {
  return TypeEdits(file, number).of_whole_numbers(wanted);
}

std::vector<Edit> float_edits(const ParsedFile& file, std::size_t number) {
  return TypeEdits(file, number).of_floats();
}

}  // namespace flocking::repair
