#pragma once

#include <optional>
#include <string>
#include <vector>

#include "repair/source_token.h"

namespace flocking::repair {

/// A name that a declaration declares, and its initializer.
struct Declarator {
  std::size_t name = 0;  ///< token of the name
  Range initializer;     ///< after =, or inside the brackets; may be empty
  bool is_list = false;  ///< the initializer is a list in brackets
};

/// A declaration of variables.
struct Declaration {
  std::string type;  ///< in the form of Variable::type
  std::vector<Declarator> names;
};

/// Reads a declaration from tokens, without its semicolon; none if they are not a declaration.
std::optional<Declaration> declaration_in(const std::vector<Token>& tokens, Range range);

/// Reads a parameter, or the variable of a range-based for. If the name is missing, its token is
/// range.end.
Declaration parameter_in(const std::vector<Token>& tokens, Range range);

}  // namespace flocking::repair
