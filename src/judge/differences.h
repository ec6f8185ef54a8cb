#pragma once

#include <cstdint>
#include <string_view>

#include "judge/answer_reader.h"
#include "judge/comparator.h"
#include "judge/comparison.h"
#include "judge/largest_error.h"
#include "judge/tolerance_check.h"

namespace flocking::judge {

/// A place in the output. Line and column count from 1; the column counts bytes.
struct Place {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
};

/// A comparison of the tokens of an output with those of the answer.
class Differences {
 public:
  /// Has the requirements and exceptions of Comparator.
  Differences(std::string_view answer, const Tolerance& tolerance)
      : answer_(answer), tolerance_(tolerance) {}

  /// Compares the next token of the output.
  void token(const Token& found, const Place& place);

  /// Returns true if any token so far differs.
  [[nodiscard]] bool has_any() const { return result_.differences > 0; }

  /// Returns the comparison, without its layout, after the output ended at `place`.
  Comparison end(const Place& place);

 private:
  [[nodiscard]] bool numbers_agree(const Token& found, const Token& expected, std::uint64_t index);
  [[nodiscard]] bool long_numbers_agree(const Token& found, const Token& expected,
                                        std::uint64_t index);
  void differ(DifferenceKind kind, const Token& found, const Token& expected, const Place& place,
              std::uint64_t index);
  void see_kind(const Token& token, std::uint64_t index);

  AnswerReader answer_;
  ToleranceCheck tolerance_;
  LargestErrorSoFar largest_;
  Comparison result_;
  std::uint64_t last_extra_line_ = 0;
  Decimal found_;  // members, so that their memory is reused
  Decimal expected_;
};

}  // namespace flocking::judge
