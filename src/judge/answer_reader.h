#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "judge/token.h"

namespace flocking::judge {

/// A byte-order mark, which belongs to no token at the very start of a text.
inline constexpr std::string_view kMarkBytes = "\xEF\xBB\xBF";

/// Takes an answer apart, token by token.
class AnswerReader {
 public:
  /// `answer` must outlive the reader.
  explicit AnswerReader(std::string_view answer)
      : at_(answer.data()), end_(answer.data() + answer.size()) {
    if (answer.starts_with(kMarkBytes)) at_ += kMarkBytes.size();
  }

  /// The next token; false when there is none. It is found sooner where it equals `guess`.
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

  /// How many there were so far.
  [[nodiscard]] std::uint64_t tokens() const { return tokens_; }

 private:
  const char* at_;
  const char* end_;
  std::uint64_t tokens_ = 0;
};

}  // namespace flocking::judge
