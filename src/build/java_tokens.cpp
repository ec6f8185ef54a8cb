#include "build/java_tokens.h"

#include <algorithm>
#include <cctype>

namespace flocking::build {
namespace {

constexpr std::size_t kLongestName = 1'000;
constexpr std::size_t kMostTypes = 1'000;  // in one file; further types are ignored

bool is_kind_of_type(std::string_view word) {
  return word == "class" || word == "interface" || word == "enum" || word == "record";
}

/// Collects declarations from the tokens of a source.
class Declarations {
 public:
  void take(const JavaTokens& tokens) {
    if (package_.is_open) {
      take_package(tokens);
    } else if (tokens.is_word()) {
      take_word(tokens.token());
    } else if (!tokens.is_literal()) {
      take_sign(tokens.token().front());
    }
    before_previous_ = previous_;
    previous_ = tokens.is_literal() ? std::string_view() : tokens.token();
  }

  JavaDeclarations declared() { return std::move(found_); }

 private:
  struct Package {
    bool is_open = false;
    bool is_name = true;
    std::string name;
  };

  void take_package(const JavaTokens& tokens) {
    if (tokens.is_sign(';')) {
      package_.is_open = false;
      if (package_.is_name) found_.package = package_.name;
      return;
    }
    package_.is_name = package_.is_name && (tokens.is_word() || tokens.is_sign('.')) &&
                       package_.name.size() + tokens.token().size() <= kLongestName;
    if (package_.is_name) package_.name += tokens.token();
  }

  void take_word(std::string_view word) {
    if (depth_ != 0) return;
    const bool is_named = is_kind_of_type(previous_) && before_previous_ != ".";
    if (is_named && word.size() <= kLongestName) {
      type_ = word;
      if (found_.types.size() < kMostTypes) found_.types.emplace_back(word);
      if (is_public_) found_.public_type = word;
    }
    if (word == "public") is_public_ = true;
    if (word == "package" && found_.types.empty()) package_.is_open = true;
  }

  void take_sign(char sign) {
    if (sign == '(' && previous_ == "main" && before_previous_ == "void" && !found_.has_main) {
      found_.has_main = true;
      found_.main_type = depth_ > 0 ? type_ : "";
    }
    if (sign == '{') ++depth_;
    if (sign == '}' && depth_ > 0) --depth_;
    // The next declaration begins.
    if (depth_ == 0 && (sign == ';' || sign == '}')) is_public_ = false;
  }

  JavaDeclarations found_;
  Package package_;
  std::string_view previous_;
  std::string_view before_previous_;
  std::string type_;
  std::size_t depth_ = 0;
  bool is_public_ = false;
};

}  // namespace

bool is_java_letter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) != 0 || c == '_' || c == '$' || byte >= 0x80U;
}

void JavaTokens::skip_blanks_and_comments() {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (at_ == 0 && text_.starts_with(kMark)) at_ = kMark.size();
  while (at_ < text_.size()) {
    if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
      ++at_;
    } else if (text_.substr(at_, 2) == "//") {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (text_.substr(at_, 2) == "/*") {
      const std::size_t end = text_.find("*/", at_ + 2);
      at_ = end == std::string_view::npos ? text_.size() : end + 2;
    } else {
      return;
    }
  }
}

// Reads a text block to its end. Any other literal ends at the latest at the end of its line.
void JavaTokens::take_literal() {
  constexpr std::string_view kBlock = R"(""")";
  const bool is_block = text_.substr(at_, kBlock.size()) == kBlock;
  const std::string_view quote = is_block ? kBlock : text_.substr(at_, 1);
  const std::size_t begin = at_ + quote.size();
  std::size_t end = begin;
  while (end < text_.size() && text_.substr(end, quote.size()) != quote &&
         (is_block || text_[end] != '\n')) {
    end += text_[end] == '\\' ? std::size_t{2} : 1;
  }
  end = std::min(end, text_.size());
  token_ = text_.substr(begin, end - begin);
  at_ = std::min(end + quote.size(), text_.size());
  kind_ = Kind::kLiteral;
}

bool JavaTokens::next() {
  skip_blanks_and_comments();
  if (at_ == text_.size()) return false;
  if (text_[at_] == '"' || text_[at_] == '\'') {
    take_literal();
    return true;
  }
  const std::size_t begin = at_++;
  kind_ = is_java_letter(text_[begin]) ? Kind::kWord : Kind::kSign;
  while (kind_ == Kind::kWord && at_ < text_.size() && is_java_letter(text_[at_])) ++at_;
  token_ = text_.substr(begin, at_ - begin);
  return true;
}

JavaDeclarations java_declarations(std::string_view text) {
  JavaTokens tokens(text);
  Declarations declarations;
  while (tokens.next()) declarations.take(tokens);
  return declarations.declared();
}

}  // namespace flocking::build
