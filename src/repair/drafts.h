#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "repair/edit.h"

namespace flocking::repair {

/// A change of one place, before it is grouped with related changes.
struct Draft {
  Range tokens;  ///< replaced by `text`
  std::string text;
  std::string kind;  ///< as in Edit
  int cost = 0;      ///< as in Edit
};

// Costs of kinds of edits: the most frequent mistakes of beginners are cheapest.
inline constexpr int kComparison = 1;
inline constexpr int kOperand = 2;
inline constexpr int kOperator = 3;
inline constexpr int kScaling = 4;

/// Returns true for types of numbers with decimals.
bool is_decimal(const std::string& type);

/// Returns true for types of whole numbers.
bool is_whole(const std::string& type);

/// Returns true if a name is the x or y component of something whose other component could be used
/// instead; false for radii, weights and counts.
bool is_component(const std::vector<const Variable*>& visible, std::string_view name);

/// Returns the changes of operators, operands, names and calls in an expression. Expressions that
/// differ only in names have the same number of drafts, in the same order.
std::vector<Draft> expression_drafts(const ParsedFile& file, Range expression);

/// Returns the drafts that multiply or divide a value by a number in scope.
std::vector<Draft> scaling_drafts(const ParsedFile& file, Range value);

/// Returns the numbers in scope at a token, as the program names them: "k", "cohesion.radius".
std::vector<std::string> numbers_in_scope(const ParsedFile& file, std::size_t token,
                                          bool with_whole_numbers);

}  // namespace flocking::repair
