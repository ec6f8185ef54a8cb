#include "judge/comparator.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "base/text_encoding.h"
#include "core/constants.h"
#include "judge/answer_reader.h"
#include "judge/differences.h"
#include "judge/layout_watch.h"
#include "judge/token.h"

namespace flocking::judge {

namespace {

constexpr std::size_t kHeadBytes = 16;  // bytes that are enough to detect UTF-16

}  // namespace

// The tokenizer of the output. Offsets count from its start, after a byte-order mark.
struct Comparator::State {
  State(std::string_view answer, const Tolerance& tolerance) : differences(answer, tolerance) {}

  void start(const char* at, const char* end);
  void read(const char* at, const char* end);
  const char* read_open_token(const char* at, const char* end);
  void judge(const Token& token);
  Comparison finish();
  [[nodiscard]] Place place_of(std::uint64_t at) const {
    return {layout.line(), at - layout.line_begin() + 1};
  }

  Differences differences;
  LayoutWatch layout;
  std::uint64_t offset = 0;       // of the end of the bytes read so far
  std::uint64_t token_begin = 0;  // offset of the current token
  // the start of a token whose end has not arrived; at most one byte more than the longest token
  std::string open_token;
  // length of the part of a byte-order mark that was read at the start
  std::size_t mark_bytes = 0;
  bool started = false;  // true once it is known if there is a mark
  std::string head;      // the first bytes, including the mark
};

void Comparator::State::start(const char* at, const char* end) {
  while (at != end && !started) {
    if (*at != kMarkBytes[mark_bytes]) {
      started = true;
      read(kMarkBytes.data(), kMarkBytes.data() + mark_bytes);
    } else {
      ++at;
      started = ++mark_bytes == kMarkBytes.size();
      if (started) layout.note(Layout::kByteOrderMark);
    }
  }
  if (started) read(at, end);
}

void Comparator::State::read(const char* at, const char* end) {
  const char* const begin = at;
  const std::uint64_t begin_offset = offset;
  const auto offset_of = [&](const char* p) {
    return begin_offset + static_cast<std::uint64_t>(p - begin);
  };
  if (!open_token.empty()) at = read_open_token(at, end);
  while (at != end) {
    if (io::is_blank(*at)) {
      layout.blank(*at, offset_of(at));
      ++at;
      continue;
    }
    layout.token_begins();
    token_begin = offset_of(at);
    const Token token = read_token(at, end);
    at += token.text.size();
    if (at == end) {
      open_token = token.text.substr(0, kMaxTokenBytes + 1);
    } else {
      judge(token);
    }
  }
  offset = offset_of(end);
}

const char* Comparator::State::read_open_token(const char* at, const char* end) {
  const char* const stop = std::find_if(at, end, io::is_blank);
  const std::size_t room = kMaxTokenBytes + 1 - open_token.size();
  open_token.append(at, std::min(room, static_cast<std::size_t>(stop - at)));
  if (stop != end) {
    judge(read_token(open_token.data(), open_token.data() + open_token.size()));
    open_token.clear();
  }
  return stop;
}

void Comparator::State::judge(const Token& token) {
  if (token.is_number() && !token.as_printed) layout.note(Layout::kDecimals);
  differences.token(token, place_of(token_begin));
}

Comparison Comparator::State::finish() {
  if (!started) read(kMarkBytes.data(), kMarkBytes.data() + mark_bytes);
  const char blank = ' ';
  if (!open_token.empty()) read_open_token(&blank, &blank + 1);
  Comparison comparison = differences.end(place_of(offset));
  comparison.layout = layout.end(offset);
  if (comparison.first && is_utf16(head)) {
    comparison.first->kind = DifferenceKind::kUtf16;
    comparison.layout.clear();  // the layout of another encoding is meaningless
  }
  return comparison;
}

Comparator::Comparator(std::string_view answer, const Tolerance& tolerance)
    : state_(std::make_unique<State>(answer, tolerance)) {}

Comparator::~Comparator() = default;

void Comparator::feed(std::span<const char> bytes) {
  const char* const begin = bytes.data();
  const char* const end = begin + bytes.size();
  if (state_->head.size() < kHeadBytes) {
    state_->head.append(begin, std::min(kHeadBytes - state_->head.size(), bytes.size()));
  }
  if (state_->started) {
    state_->read(begin, end);
  } else {
    state_->start(begin, end);
  }
}

bool Comparator::differs() const { return state_->differences.has_any(); }

Comparison Comparator::finish() { return state_->finish(); }

}  // namespace flocking::judge
