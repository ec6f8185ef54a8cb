#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "repair/source_token.h"

namespace flocking::repair {

/// A variable, a parameter or a member.
struct Variable {
  std::string name;
  std::string type;      ///< without const, static and similar words, & and blanks: "vector<Boid>"
  std::size_t from = 0;  ///< the token from which it can be used
  std::size_t to = 0;    ///< the first token after its scope
  std::string owner = {};  ///< the class of a member
};

enum class StatementKind : std::uint8_t {
  kBlock,
  kExpression,
  kDeclaration,
  kReturn,
  kIf,
  kFor,
  kWhile,  ///< also switch
  kOther,  ///< continue, break, do, try, labels, or an empty statement
};

inline constexpr std::size_t kNoStatement = static_cast<std::size_t>(-1);

/// A statement of a function.
struct Statement {
  StatementKind kind = StatementKind::kOther;
  Range range;                        ///< including the semicolon
  std::size_t parent = kNoStatement;  ///< number; none for the body of a function
  std::vector<std::size_t> children;  ///< numbers; `if` has at most two
  Range head;                         ///< of if, for, while: between the parentheses
  /// Expressions inside `range` that can be exchanged: a condition, an initializer, arguments of a
  /// constructor, elements of a list in braces.
  std::vector<Range> expressions;
};

/// A function with a body.
struct Function {
  std::string name;
  std::string owner;      ///< its class; may be empty
  Range parameters = {};  ///< inside the parentheses
  Range body = {};        ///< including the braces
  std::size_t block = 0;  ///< the statement that is its body
  bool is_method = false;
};

/// The structure of a source, as far as edits need it.
struct Outline {
  std::vector<Statement> statements;
  std::vector<Function> functions;
  std::vector<Variable> variables;  ///< local ones, parameters, globals
  std::vector<Variable> members;    ///< of all classes; `from` and `to` are those of the class
  bool has_operators = false;       ///< a class can be multiplied

  /// Returns the variables that can be used at a token.
  [[nodiscard]] std::vector<const Variable*> visible_at(std::size_t token) const;
  /// Returns the type of the innermost variable `name` at a token; empty if there is none.
  [[nodiscard]] std::string type_of(std::string_view name, std::size_t token) const;
  /// Returns the function that contains a token; null if no function does.
  [[nodiscard]] const Function* function_at(std::size_t token) const;
  [[nodiscard]] bool is_inside(std::size_t statement, std::size_t ancestor) const;
};

/// Adds the classes of `other`, another file of the program, whose members have no scope here.
void add_classes(Outline& outline, const Outline& other);

/// Reads the structure of a source in C or C++. Skips unknown syntax.
Outline outline_of(const std::vector<Token>& tokens);

}  // namespace flocking::repair
