#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// Takes a Java source apart into words, signs of one byte, and literals, without comments, in
/// linear time. `text` must outlive it.
class JavaTokens {
 public:
  explicit JavaTokens(std::string_view text) : text_(text) {}

  /// Reads the next token; false at the end.
  bool next();

  /// The token: a word, a sign, or what is between the quotes of a literal.
  [[nodiscard]] std::string_view token() const { return token_; }
  [[nodiscard]] bool is_word() const { return kind_ == Kind::kWord; }
  [[nodiscard]] bool is_sign(char sign) const {
    return kind_ == Kind::kSign && token_.front() == sign;
  }
  [[nodiscard]] bool is_literal() const { return kind_ == Kind::kLiteral; }

 private:
  enum class Kind { kWord, kSign, kLiteral };

  void skip_blanks_and_comments();
  void take_literal();

  std::string_view text_;
  std::string_view token_;
  std::size_t at_ = 0;
  Kind kind_ = Kind::kSign;
};

/// Returns true if `c` can be in a name; bytes of other alphabets can.
bool is_java_letter(char c);

/// A Java source: what it declares outside of any class.
struct JavaDeclarations {
  std::string package;             ///< "birds.flock"; empty for none, or for what is no name
  std::vector<std::string> types;  ///< names of its outermost types
  std::string public_type;         ///< the one that is public; empty if none is
  std::string main_type;           ///< the outermost type that has a method main; may be empty
  bool has_main = false;           ///< there is a method main, in a type or outside
};

/// Returns what the source `text` declares, in linear time.
JavaDeclarations java_declarations(std::string_view text);

}  // namespace flocking::build
