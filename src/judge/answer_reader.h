#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "judge/token.h"

namespace flocking::judge {

/// A byte-order mark, which is not part of any token if it is at the start of a text.
inline constexpr std::string_view kMarkBytes = "\xEF\xBB\xBF";

/// A tokenizer of an answer.
class AnswerReader {
 public:
  /// `answer` must outlive the reader.
  explicit AnswerReader(std::string_view answer)
      : at_(answer.data()), end_(answer.data() + answer.size()) {
    if (answer.starts_with(kMarkBytes)) at_ += kMarkBytes.size();
  }

  /// Reads the next token; returns false if there is no more token. It is faster if the token
  /// equals `guess`.
  bool next(Token& token, const Token& guess) {
    while (at_ != end_ && io::is_blank(*at_)) ++at_;
    if (at_ == end_) return false;
    const std::size_t size = guess.text.size();
    const bool guessed = static_cast<std::size_t>(end_ - at_) > size && io::is_blank(at_[size]) &&
                         std::memcmp(at_, guess.text.data(), size) == 0;
    token = guessed ? guess : read_token(at_, end_);
    at_ += token.text.size();
    ++tokens_;
    return true;
  }

  /// Returns the number of tokens so far.
  [[nodiscard]] std::uint64_t tokens() const { return tokens_; }

 private:
  const char* at_;
  const char* end_;
  std::uint64_t tokens_ = 0;
};

}  // namespace flocking::judge
