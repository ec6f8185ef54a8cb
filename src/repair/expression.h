#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "repair/source_token.h"

namespace flocking::repair {

enum class ExpressionKind : std::uint8_t {
  kBinary,  ///< two operands around an operator; includes assignments
  kCall,    ///< a name or member, then arguments
  kMember,  ///< .name or ->name, without a call
  kName,
  kLiteral,
  kOther,  ///< casts, conditionals, lists, indices, unary operators, parentheses
};

/// A part of an expression.
struct Expression {
  ExpressionKind kind = ExpressionKind::kOther;
  Range range;
  std::size_t mark = 0;  ///< token of the operator, of the called name, or of the member's name
  Range left = {};       ///< left operand of a binary expression; object of a member
  Range right = {};      ///< right operand; for calls the arguments, without parentheses
};

/// Returns all parts of the expression in `range`, including nested parts. Unknown syntax has no
/// parts.
std::vector<Expression> expressions_in(const std::vector<Token>& tokens, Range range);

}  // namespace flocking::repair
