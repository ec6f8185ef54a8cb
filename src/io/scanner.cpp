#include "io/scanner.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <span>
#include <utility>

#include "base/text_encoding.h"
#include "io/byte_order_mark.h"
#include "io/source_excerpt.h"

namespace flocking::io {
namespace {

constexpr std::size_t kZerosBehindBlock = 16;  // parse_short_number() may read these

}  // namespace

Scanner::Scanner(const File& file, std::function<void()> before_read)
    : file_(file),
      before_read_(std::move(before_read)),
      memory_(std::make_unique_for_overwrite<char[]>(kReadBlockBytes + 2 * kBlockPadding)),
      cursor_(block_begin()),
      end_(block_begin()) {
  static_assert(kReadBlockBytes > kMaxTokenBytes + kContextBytes + kBlockPadding);
  std::memset(memory_.get(), 0, kBlockPadding + kZerosBehindBlock);
}

// Handles the tokens that parse_short_number() refuses: long, unusual, cut by the end of the
// block, or not yet read.
Scanner::Found Scanner::next_slowly(double& value) {
  if (!find_token()) return Found::kEnd;
  if (const NumberInText number = parse_number_before_blank(cursor_, end_); number.end != nullptr) {
    value = number.value;
    cursor_ = number.end;
    return Found::kNumber;
  }
  if (!find_token_end()) return Found::kFault;
  if (skip_byte_order_mark()) return next(value);
  const std::optional<double> number = parse_number(token());
  if (!number) return Found::kFault;
  value = *number;
  return Found::kNumber;
}

bool Scanner::find_token() {
  while (cursor_ == end_) {
    remember_token();
    if (ended_ || !read_more(cursor_)) return false;
    skip_blanks_in_block();
  }
  mark_token();
  return true;
}

// Finds the end of the token; returns false if the token is too long.
bool Scanner::find_token_end() {
  while (true) {
    while (cursor_ < end_ && !is_blank(*cursor_)) ++cursor_;
    if (token().size() > kMaxTokenBytes) return false;
    if (cursor_ < end_ || ended_ || !read_more(token_begin_)) return true;
  }
}

// Skips a byte-order mark at the start of the text. Returns true if there was one; then the caller
// must look for a token again.
bool Scanner::skip_byte_order_mark() {
  if (offset_of(token_begin_) != 0 || !token().starts_with(kByteOrderMark)) return false;
  cursor_ = token_begin_ + kByteOrderMark.size();
  line_begin_ = offset_of(cursor_);
  return true;
}

void Scanner::remember_token() {
  if (token_begin_ == nullptr) return;
  const char* token_end = std::find_if(token_begin_, end_, is_blank);
  previous_.line = token_line_;
  previous_.column = offset_of(token_end) - token_line_begin_ + 1;
  const std::string_view line = token_line_until(token_end, previous_.line_is_cut);
  const std::size_t cut = line.size() - std::min(line.size(), kContextBytes);
  previous_.line_so_far = line.substr(cut);
  previous_.line_is_cut |= cut > 0;
  token_begin_ = nullptr;
}

// Drops the text before `keep_from`, except for some context, to make room, and reads once. Returns
// false at the end of the input.
bool Scanner::read_more(const char* keep_from) {
  before_read_();
  char* const block = memory_.get() + kBlockPadding;
  const auto unused = static_cast<std::size_t>(keep_from - block);
  const std::size_t dropped = unused - std::min(unused, kContextBytes);
  const std::size_t kept = static_cast<std::size_t>(end_ - block) - dropped;
  std::memmove(block, block + dropped, kept);
  block_offset_ += dropped;
  cursor_ -= dropped;
  if (token_begin_ != nullptr) token_begin_ -= dropped;

  const std::size_t count = file_.read({block + kept, kReadBlockBytes - kept});
  end_ = block + kept + count;
  std::memset(block + kept + count, 0, kZerosBehindBlock);
  ended_ = count == 0;
  return !ended_;
}

// Reads the rest of the token's line for a message, as far as it is available without waiting.
void Scanner::complete_line() {
  while (!ended_ && std::find(cursor_, end_, '\n') == end_ &&
         static_cast<std::size_t>(end_ - cursor_) < kContextBytes && file_.ready()) {
    read_more(token_begin_);
  }
}

std::string_view Scanner::token_line_until(const char* end, bool& cut) const {
  cut = token_line_begin_ < block_offset_;
  const char* begin = cut ? block_begin() : block_begin() + (token_line_begin_ - block_offset_);
  return {begin, static_cast<std::size_t>(end - begin)};
}

std::string Scanner::describe_fault() const {
  if (token().size() > kMaxTokenBytes) {
    return "found more than " + std::to_string(kMaxTokenBytes) + " characters without a blank";
  }
  if (offset_of(token_begin_) == 0 && is_utf16(token())) return "found " + std::string(kUtf16Text);
  return describe_number_fault(token());
}

InputError Scanner::error_at_end(const std::string& expected) const {
  return {{file_.name(), previous_.line, previous_.column},
          "expected " + expected + ", found the end of the input",
          source_excerpt(previous_.line_so_far, previous_.line_so_far.size(), 0,
                         previous_.line_is_cut)};
}

SourcePlace Scanner::token_place() const {
  return {file_.name(), token_line_, offset_of(token_begin_) - token_line_begin_ + 1};
}

std::string Scanner::take_line(std::size_t& token_at) {
  while (true) {
    cursor_ = std::find(cursor_, end_, '\n');
    if (cursor_ < end_ || ended_ || token().size() > kMaxTokenBytes || !read_more(token_begin_))
      break;
  }
  bool cut = false;
  const std::string_view line = token_line_until(cursor_, cut);
  token_at = static_cast<std::size_t>(token_begin_ - line.data());
  return std::string(line);
}

InputError Scanner::error(const std::string& expected, const std::string& fault) {
  if (token_begin_ == nullptr) return error_at_end(expected);
  complete_line();
  bool cut = false;
  const std::string_view line = token_line_until(std::find(cursor_, end_, '\n'), cut);
  const auto token_at = static_cast<std::size_t>(token_begin_ - line.data());
  return {token_place(), "expected " + expected + ", " + (fault.empty() ? describe_fault() : fault),
          source_excerpt(line, token_at, token().size(), cut)};
}

}  // namespace flocking::io
