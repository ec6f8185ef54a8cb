#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/error.h"
#include "core/constants.h"
#include "io/file.h"
#include "io/number_parse.h"

namespace flocking::io {

/// Takes a text apart into numbers between blanks (space, tab, line ends, form feeds) as it
/// arrives: a number counts as read as soon as the blank behind it is there. Memory is constant.
/// Knows the line and column of the last token, for messages.
class Scanner {
 public:
  enum class Found { kNumber, kEnd, kFault };

  /// `before_read` is called before each read of the file, which may wait: the time to hand out
  /// results. The file must outlive the scanner.
  Scanner(const File& file, std::function<void()> before_read);

  /// The next number, in `value`; or that the input has ended; or that the next token is no number,
  /// after which only error() may be called. Throws EnvironmentError, and what before_read throws.
  Found next(double& value) {
    skip_blanks_in_block();
    if (cursor_ == end_) [[unlikely]]
      return next_slowly(value);
    mark_token();
    const NumberInText number = parse_short_number(cursor_);
    if (number.end == nullptr) [[unlikely]]
      return next_slowly(value);
    value = number.value;
    cursor_ = number.end;
    return Found::kNumber;
  }

  /// An error at the last token, or behind it when the input has ended there: "SOURCE:LINE:COLUMN:
  /// expected EXPECTED, found ...". `fault` replaces the words behind the comma.
  InputError error(const std::string& expected, const std::string& fault = "");

  /// After a fault: the whole line of the token, waiting for its end, without the line end; the
  /// next token is looked for behind it. `token_at` becomes the place of the token in it. Longer
  /// lines than kMaxTokenBytes come cut.
  std::string take_line(std::size_t& token_at);

  /// Line and column of the last token.
  [[nodiscard]] SourcePlace token_place() const;

  /// The last token as it was written.
  [[nodiscard]] std::string_view token() const {
    return {token_begin_, static_cast<std::size_t>(cursor_ - token_begin_)};
  }

 private:
  struct Ending {  // behind a token whose block is gone
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    std::string line_so_far;
    bool line_is_cut = false;
  };

  // Stops at end_ too: the bytes there are zeros, neither blank nor part of a number.
  void skip_blanks_in_block() {
    while (is_blank(*cursor_)) {
      if (*cursor_ == '\n') start_line();
      ++cursor_;
    }
  }
  void start_line() {
    ++line_;
    line_begin_ = offset_of(cursor_ + 1);
  }
  void mark_token() {
    token_begin_ = cursor_;
    token_line_ = line_;
    token_line_begin_ = line_begin_;
  }

  Found next_slowly(double& value);
  bool find_token();
  bool find_token_end();
  bool skip_byte_order_mark();
  void remember_token();
  bool read_more(const char* keep_from);
  void complete_line();
  [[nodiscard]] InputError error_at_end(const std::string& expected) const;
  [[nodiscard]] std::string describe_fault() const;
  [[nodiscard]] std::string_view token_line_until(const char* end, bool& cut) const;
  [[nodiscard]] std::uint64_t offset_of(const char* at) const {
    return block_offset_ + static_cast<std::uint64_t>(at - block_begin());
  }
  [[nodiscard]] const char* block_begin() const { return memory_.get() + kBlockPadding; }

  const File& file_;
  std::function<void()> before_read_;
  std::unique_ptr<char[]> memory_;
  const char* cursor_;
  const char* end_;
  const char* token_begin_ = nullptr;  // null between tokens, once their block is gone
  std::uint64_t block_offset_ = 0;     // of block_begin() in the file
  std::uint64_t line_ = 1;
  std::uint64_t line_begin_ = 0;  // offset in the file
  std::uint64_t token_line_ = 1;
  std::uint64_t token_line_begin_ = 0;
  Ending previous_;
  bool ended_ = false;
};

}  // namespace flocking::io
