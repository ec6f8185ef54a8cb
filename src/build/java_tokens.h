#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// Splits a Java source into words, one-byte signs and literals, without comments, in linear time.
/// `text` must outlive this object.
class JavaTokens {
 public:
  explicit JavaTokens(std::string_view text) : text_(text) {}

  /// Reads the next token. Returns false at the end.
  bool next();

  /// Returns the token: a word, a sign, or the text between the quotes of a literal.
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

/// Returns true if `c` can be part of a name; true for all bytes of non-ASCII characters.
bool is_java_letter(char c);

/// The declarations of a Java source outside of any class.
struct JavaDeclarations {
  std::string package;             ///< "birds.flock"; empty if there is none or it is invalid
  std::vector<std::string> types;  ///< names of the outermost types
  std::string public_type;         ///< the public type; empty if there is none
  std::string main_type;           ///< the outermost type with a method main; may be empty
  bool has_main = false;           ///< there is a method main, inside or outside of types
};

/// Returns the declarations of the source `text`, in linear time.
JavaDeclarations java_declarations(std::string_view text);

}  // namespace flocking::build
