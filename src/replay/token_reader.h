#pragma once

#include <cstdint>
#include <string_view>

#include "judge/answer_reader.h"
#include "judge/token.h"

namespace flocking::replay {

/// Splits an output into tokens.
class TokenReader {
 public:
  /// `text` must outlive the reader.
  explicit TokenReader(std::string_view text) : reader_(text) {}

  /// Reads the next token. Returns false if there are no more tokens.
  bool next(judge::Token& token) { return reader_.next(token, {}); }

  /// Skips `tokens` tokens.
  void skip(std::uint64_t tokens) {
    judge::Token token;
    while (tokens > 0 && next(token)) --tokens;
  }

 private:
  judge::AnswerReader reader_;
};

}  // namespace flocking::replay
