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

/// A tokenizer of numbers separated by blanks (space, tab, line ends, form feeds) that works while
/// the text arrives: it returns a number as soon as the blank after the number has arrived. Uses
/// constant memory. Keeps the line and column of the last token for messages.
class Scanner {
 public:
  enum class Found { kNumber, kEnd, kFault };

  /// `before_read` is called before each read of the file, which may block, so that the caller can
  /// flush its output first. The file must outlive the scanner.
  Scanner(const File& file, std::function<void()> before_read);

  /// Reads the next number into `value`. Returns kEnd if the input has ended, kFault if the next
  /// token is not a number; then only error() and take_line() may be called. Throws
  /// EnvironmentError, and the exceptions of before_read.
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

  /// Returns an error at the last token, or after it if the input has ended: "SOURCE:LINE:COLUMN:
  /// expected EXPECTED, found ...". `fault` replaces the words after the comma.
  InputError error(const std::string& expected, const std::string& fault = "");

  /// Returns, after a fault, the whole line of the token without its line end. Waits for the end of
  /// the line. Sets `token_at` to the token's place in the line. The scan continues after the line.
  /// A line longer than kMaxTokenBytes is cut.
  std::string take_line(std::size_t& token_at);

  /// Returns line and column of the last token.
  [[nodiscard]] SourcePlace token_place() const;

  /// Returns the text of the last token.
  [[nodiscard]] std::string_view token() const {
    return {token_begin_, static_cast<std::size_t>(cursor_ - token_begin_)};
  }

 private:
  struct Ending {  // the place after the last token, if the block of the token was dropped
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    std::string line_so_far;
    bool line_is_cut = false;
  };

  // Also stops at end_: the bytes there are zeros, which are neither blanks nor part of a number.
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
  const char* token_begin_ = nullptr;  // null between tokens, if their block was dropped
  std::uint64_t block_offset_ = 0;     // offset of block_begin() in the file
  std::uint64_t line_ = 1;
  std::uint64_t line_begin_ = 0;  // offset in the file
  std::uint64_t token_line_ = 1;
  std::uint64_t token_line_begin_ = 0;
  Ending previous_;
  bool ended_ = false;
};

}  // namespace flocking::io
