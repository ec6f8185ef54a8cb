#include "repair/outline.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "repair/declaration.h"

namespace flocking::repair {
namespace {

constexpr std::size_t kDeepest = 60;  // nesting depth of statements

/// Reads the statements of a function's body.
class StatementReader {
 public:
  StatementReader(const std::vector<Token>& tokens, Outline& outline)
      : tokens_(tokens), outline_(outline) {}

  // Reads the statement that begins at `at`. Returns the token after it.
  std::size_t read(std::size_t at, std::size_t end, std::size_t parent, std::size_t& number) {
    number = outline_.statements.size();
    outline_.statements.emplace_back();
    self(number).parent = parent;
    self(number).range.begin = at;
    ++depth_;
    const std::size_t after = at >= end || depth_ > kDeepest ? end : read_kind(at, end, number);
    --depth_;
    self(number).range.end = std::min(after, end);
    return self(number).range.end;
  }

 private:
  Statement& self(std::size_t number) { return outline_.statements[number]; }
  [[nodiscard]] std::string_view text(std::size_t at, std::size_t end) const {
    return at < end ? tokens_[at].text : std::string_view();
  }

  std::size_t read_kind(std::size_t at, std::size_t end, std::size_t number) {
    const std::string_view word = tokens_[at].text;
    if (word == "{") return read_block(at, end, number);
    if (word == "if" || word == "while" || word == "switch" || word == "for") {
      return read_headed(at, end, number);
    }
    if (word == "do" || word == "try" || word == "else") return read_child(at + 1, end, number);
    if (word == "catch") {
      const std::size_t open = at + 1;
      return read_child(closing(tokens_, open, end) + 1, end, number);
    }
    if (word == "case" || word == "default") {
      while (at < end && tokens_[at].text != ":") ++at;
      return std::min(at + 1, end);
    }
    return read_simple(at, end, number);
  }

  std::size_t read_child(std::size_t at, std::size_t end, std::size_t parent) {
    std::size_t child = 0;
    const std::size_t after = read(at, end, parent, child);
    self(parent).children.push_back(child);
    return after;
  }

  std::size_t read_block(std::size_t at, std::size_t end, std::size_t number) {
    self(number).kind = StatementKind::kBlock;
    const std::size_t close = closing(tokens_, at, end);
    const std::size_t first_variable = outline_.variables.size();
    for (std::size_t i = at + 1; i < close;) i = read_child(i, close, number);
    end_scope(first_variable, close);
    return close + 1;
  }

  void end_scope(std::size_t first_variable, std::size_t end) {
    for (std::size_t i = first_variable; i < outline_.variables.size(); ++i) {
      if (outline_.variables[i].to == 0) outline_.variables[i].to = end;
    }
  }

  std::size_t read_headed(std::size_t at, std::size_t end, std::size_t number) {
    const std::string_view word = tokens_[at].text;
    std::size_t open = at + 1;
    if (text(open, end) == "constexpr") ++open;
    if (text(open, end) != "(") return at + 1;
    const std::size_t close = closing(tokens_, open, end);
    const Range head{open + 1, std::min(close, end)};
    self(number).head = head;
    self(number).kind = word == "if"    ? StatementKind::kIf
                        : word == "for" ? StatementKind::kFor
                                        : StatementKind::kWhile;
    const std::size_t first_variable = outline_.variables.size();
    if (word == "for") {
      declare_in_head(head);
    } else if (word != "switch") {
      self(number).expressions.push_back(head);
    }
    std::size_t after = read_child(close + 1, end, number);
    if (word == "if" && text(after, end) == "else") after = read_child(after + 1, end, number);
    end_scope(first_variable, after);
    return after;
  }

  void declare_in_head(Range head) {
    std::size_t end = head.begin;
    while (end < head.end && tokens_[end].text != ";" && tokens_[end].text != ":") ++end;
    const Range first{head.begin, end};
    if (text(end, head.end) == ":") {
      declare(parameter_in(tokens_, first), head.end);
    } else if (const auto declaration = declaration_in(tokens_, first)) {
      declare(*declaration, head.end);
    }
  }

  void declare(const Declaration& declaration, std::size_t from) {
    for (const Declarator& one : declaration.names) {
      if (one.name >= tokens_.size() || one.name >= from) continue;
      outline_.variables.push_back({.name = std::string(tokens_[one.name].text),
                                    .type = declaration.type,
                                    .from = from,
                                    .to = 0});
    }
  }

  [[nodiscard]] std::size_t semicolon(std::size_t at, std::size_t end) const {
    while (at < end && tokens_[at].text != ";") {
      const std::string_view mark = tokens_[at].text;
      const bool opens = mark == "(" || mark == "[" || mark == "{";
      at = opens ? closing(tokens_, at, end) + 1 : at + 1;
    }
    return std::min(at, end);
  }

  std::size_t read_simple(std::size_t at, std::size_t end, std::size_t number) {
    const std::size_t stop = semicolon(at, end);
    const std::string_view word = tokens_[at].text;
    const Range inside{at, stop};
    if (word == "return") {
      self(number).kind = StatementKind::kReturn;
    } else if (word == "continue" || word == "break" || word == ";" || word == "using" ||
               word == "goto" || word == "throw") {
      self(number).kind = StatementKind::kOther;
    } else if (const auto declaration = declaration_in(tokens_, inside)) {
      read_declaration(*declaration, stop, number);
    } else {
      self(number).kind = StatementKind::kExpression;
    }
    return std::min(stop + 1, end);
  }

  void read_declaration(const Declaration& declaration, std::size_t end, std::size_t number) {
    self(number).kind = StatementKind::kDeclaration;
    declare(declaration, end);
    const bool is_fixed = tokens_[self(number).range.begin].text == "static" ||
                          tokens_[self(number).range.begin].text == "constexpr";
    if (is_fixed) return;
    for (const Declarator& one : declaration.names) {
      if (one.initializer.is_empty()) continue;
      const std::vector<Range> parts = one.is_list ? split_at_commas(tokens_, one.initializer)
                                                   : std::vector<Range>{one.initializer};
      for (const Range part : parts) {
        if (!part.is_empty()) self(number).expressions.push_back(part);
      }
    }
  }

  const std::vector<Token>& tokens_;
  Outline& outline_;
  std::size_t depth_ = 0;
};

/// Reads declarations outside of functions.
class FileReader {
 public:
  explicit FileReader(const std::vector<Token>& tokens) : tokens_(tokens) {}

  Outline read() {
    read_level({0, tokens_.size()}, "");
    return std::move(outline_);
  }

 private:
  [[nodiscard]] std::string_view text(std::size_t at) const {
    return at < tokens_.size() ? tokens_[at].text : std::string_view();
  }

  void read_level(Range level, const std::string& owner) {
    std::size_t begin = level.begin;
    for (std::size_t i = level.begin; i < level.end;) {
      const std::string_view mark = text(i);
      if (mark == "public" || mark == "private" || mark == "protected") {
        begin = i += 2;
      } else if (mark == ";") {
        read_variables({begin, i}, level, owner);
        begin = ++i;
      } else if (mark == "{") {
        const std::size_t close = closing(tokens_, i, level.end);
        const bool is_over = read_braces({begin, i}, {i, std::min(close + 1, level.end)}, owner);
        i = close + 1;
        if (is_over) begin = i;
      } else {
        i = mark == "(" || mark == "[" ? closing(tokens_, i, level.end) + 1 : i + 1;
      }
    }
  }

  // Reads the braces after `head`; false if the declaration continues after them.
  bool read_braces(Range head, Range braces, const std::string& owner) {
    const Range inside{braces.begin + 1, braces.end - 1};
    const auto begins_with = [&](std::string_view word) {
      return !head.is_empty() && text(head.begin) == word;
    };
    if (begins_with("namespace") || begins_with("extern")) {
      read_level(inside, owner);
      return true;
    }
    const bool is_class =
        begins_with("struct") || begins_with("class") || begins_with("template") ||
        (begins_with("typedef") && head.size() > 1 && text(head.begin + 1) == "struct");
    const std::size_t open = parenthesis_in(head);
    if (open == head.end) {
      if (is_class) read_level(inside, class_name(head));
      return false;
    }
    if (is_initializer_list(head, open, braces)) return false;
    if (is_constant(head)) return true;
    read_function(head, open, braces, owner);
    return true;
  }

  // Returns true for constexpr functions. The compiler may run them, so edits cannot be switched on
  // in them.
  [[nodiscard]] bool is_constant(Range head) const {
    for (std::size_t i = head.begin; i < head.end; ++i) {
      if (text(i) == "constexpr" || text(i) == "consteval") return true;
    }
    return false;
  }

  // Returns true in ": x(a), y{b} {}", where the braces of y are not the body of the function.
  [[nodiscard]] bool is_initializer_list(Range head, std::size_t open, Range braces) const {
    const std::size_t close = closing(tokens_, open, head.end);
    if (text(close + 1) != ":") return false;
    return tokens_[braces.begin - 1].kind == TokenKind::kWord;
  }

  // Returns the opening parenthesis of the parameters: the first one after a name.
  [[nodiscard]] std::size_t parenthesis_in(Range head) const {
    for (std::size_t i = head.begin; i < head.end; ++i) {
      if (text(i) == "=") return head.end;
      if (text(i) == "operator" && text(i + 1) == "(") i += 2;
      if (text(i) == "(" && i > head.begin) return i;
    }
    return head.end;
  }

  [[nodiscard]] std::string class_name(Range head) const {
    for (std::size_t i = head.begin; i + 1 < head.end; ++i) {
      if (text(i) == "struct" || text(i) == "class") return std::string(text(i + 1));
    }
    return "?";
  }

  void read_function(Range head, std::size_t open, Range braces, const std::string& owner) {
    Function function{.name = std::string(text(open - 1)), .owner = owner};
    function.is_method = !owner.empty();
    if (open >= head.begin + 3 && text(open - 2) == "::") {
      function.owner = std::string(text(open - 3));
      function.is_method = true;
    }
    function.parameters = {open + 1, closing(tokens_, open, head.end)};
    function.body = braces;
    const std::size_t first_variable = outline_.variables.size();
    for (const Range part : split_at_commas(tokens_, function.parameters)) {
      const Declaration one = parameter_in(tokens_, part);
      if (one.names.front().name >= part.end) continue;
      outline_.variables.push_back({.name = std::string(text(one.names.front().name)),
                                    .type = one.type,
                                    .from = braces.begin,
                                    .to = 0});
    }
    StatementReader(tokens_, outline_).read(braces.begin, braces.end, kNoStatement, function.block);
    for (std::size_t i = first_variable; i < outline_.variables.size(); ++i) {
      if (outline_.variables[i].to == 0) outline_.variables[i].to = braces.end;
    }
    outline_.functions.push_back(std::move(function));
  }

  void read_variables(Range range, Range level, const std::string& owner) {
    const std::optional<Declaration> declaration = declaration_in(tokens_, range);
    if (!declaration) return;
    for (const Declarator& one : declaration->names) {
      Variable variable{.name = std::string(text(one.name)),
                        .type = declaration->type,
                        .from = owner.empty() ? range.begin : level.begin,
                        .to = level.end,
                        .owner = owner};
      (owner.empty() ? outline_.variables : outline_.members).push_back(std::move(variable));
    }
  }

  const std::vector<Token>& tokens_;
  Outline outline_;
};

}  // namespace

Outline outline_of(const std::vector<Token>& tokens) {
  Outline outline = FileReader(tokens).read();
  outline.has_operators = std::any_of(outline.functions.begin(), outline.functions.end(),
                                      [](const Function& one) { return one.name == "*"; });
  return outline;
}

void add_classes(Outline& outline, const Outline& other) {
  outline.has_operators = outline.has_operators || other.has_operators;
  for (Variable member : other.members) {
    if (member.to == 0) continue;  // of a third file
    member.from = member.to = 0;
    outline.members.push_back(std::move(member));
  }
}

std::vector<const Variable*> Outline::visible_at(std::size_t token) const {
  std::vector<const Variable*> visible;
  for (const std::vector<Variable>* all : {&variables, &members}) {
    for (const Variable& one : *all) {
      if (one.from <= token && token < one.to) visible.push_back(&one);
    }
  }
  return visible;
}

std::string Outline::type_of(std::string_view name, std::size_t token) const {
  const Variable* found = nullptr;
  for (const Variable* one : visible_at(token)) {
    if (one->name == name && (found == nullptr || one->from >= found->from)) found = one;
  }
  return found == nullptr ? "" : found->type;
}

const Function* Outline::function_at(std::size_t token) const {
  for (const Function& one : functions) {
    if (one.body.begin <= token && token < one.body.end) return &one;
  }
  return nullptr;
}

bool Outline::is_inside(std::size_t statement, std::size_t ancestor) const {
  while (statement != kNoStatement && statement != ancestor) {
    statement = statements[statement].parent;
  }
  return statement == ancestor;
}

}  // namespace flocking::repair
