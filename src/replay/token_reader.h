#pragma once

#include <cstdint>
#include <string_view>

#include "judge/answer_reader.h"
#include "judge/token.h"

namespace flocking::replay {

/// Takes an output apart, token by token.
class TokenReader {
 public:
  /// `text` must outlive the reader.
  explicit TokenReader(std::string_view text) : reader_(text) {}

  /// The next token; false when there is none.
  bool next(judge::Token& token) { return reader_.next(token, {}); }

  /// Passes over so many.
  void skip(std::uint64_t tokens) {
    judge::Token token;
    while (tokens > 0 && next(token)) --tokens;
  }

 private:
  judge::AnswerReader reader_;
};

}  // namespace flocking::replay
