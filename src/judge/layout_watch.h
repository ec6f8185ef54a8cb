#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "judge/comparison.h"

namespace flocking::judge {

/// A tracker of the lines of an output. Notes deviations from the layout of the assignment, and
/// knows the current line.
class LayoutWatch {
 public:
  /// Processes the blank at `offset`, in bytes from the start.
  void blank(char blank, std::uint64_t offset) {
    if (blank == '\n') {
      end_line(offset + 1);
    } else if (blank == '\r') {
      take_return();
      return_ = true;
    } else {
      take_return();
      gap_ = gap_ == Gap::kNone && blank == ' ' ? Gap::kSpace : Gap::kOther;
    }
  }

  /// Processes the start of a token, after the blanks before it.
  void token_begins() {
    take_return();
    if (gap_ != (tokens_ == 0 ? Gap::kNone : Gap::kSpace)) note(Layout::kBlanks);
    gap_ = Gap::kNone;
    ++tokens_;
  }

  /// Notes a deviation in the current line.
  void note(Layout layout) {
    LayoutNote& note = notes_[static_cast<std::size_t>(layout)];
    if (note.count++ == 0) note.first_line = line_;
  }

  /// Returns the deviations found, in the order of Layout, after the output ended at `size` bytes.
  std::vector<LayoutNote> end(std::uint64_t size) {
    if (size > line_begin_) {
      note(Layout::kNoFinalNewline);
      take_return();
      judge_line();
    }
    std::vector<LayoutNote> found;
    for (std::size_t i = 0; i < notes_.size(); ++i) {
      notes_[i].layout = static_cast<Layout>(i);
      if (notes_[i].count > 0) found.push_back(notes_[i]);
    }
    return found;
  }

  /// Returns the line of the next byte, from 1.
  [[nodiscard]] std::uint64_t line() const { return line_; }
  /// Returns the offset of the current line, in bytes from the start.
  [[nodiscard]] std::uint64_t line_begin() const { return line_begin_; }

 private:
  // the blanks since the last token of the line
  enum class Gap : std::uint8_t { kNone, kSpace, kOther };

  // A carriage return without a line feed after it counts as an ordinary blank.
  void take_return() {
    if (return_) gap_ = Gap::kOther;
    return_ = false;
  }

  void end_line(std::uint64_t next_begin) {
    if (return_) note(Layout::kLineEnds);
    return_ = false;
    judge_line();
    ++line_;
    line_begin_ = next_begin;
    tokens_ = 0;
    gap_ = Gap::kNone;
  }

  void judge_line() {
    if (tokens_ == 0) {
      note(Layout::kBlankLines);
      return;
    }
    if (tokens_ != kFieldsPerAgent) note(Layout::kTokensPerLine);
    if (gap_ != Gap::kNone) note(Layout::kBlanks);
  }

  std::uint64_t line_ = 1;
  std::uint64_t line_begin_ = 0;
  std::uint64_t tokens_ = 0;  // in the current line
  Gap gap_ = Gap::kNone;
  bool return_ = false;  // the last byte was a carriage return, not yet counted in gap_
  std::array<LayoutNote, kLayouts> notes_{};
};

}  // namespace flocking::judge
