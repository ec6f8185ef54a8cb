#include "io/toml_bounds.h"

#include <algorithm>
#include <vector>

#include "base/error.h"
#include "io/byte_order_mark.h"
#include "io/file.h"
#include "io/number_parse.h"
#include "io/source_excerpt.h"

namespace flocking::io {
namespace {

[[noreturn]] void fail_at(std::string_view text, std::size_t at, const std::string& source,
                          const std::string& message) {
  if (text.starts_with(kByteOrderMark)) {
    text.remove_prefix(kByteOrderMark.size());
    at -= std::min(at, kByteOrderMark.size());
  }
  const std::string_view before = text.substr(0, at);
  const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
  const std::size_t begin = before.rfind('\n') + 1;  // 0 if there is no line end
  const std::size_t end = std::min(text.find('\n', at), text.size());
  throw InputError({source, line, at - begin + 1}, message,
                   source_excerpt(text.substr(begin, end - begin), at - begin,
                                  std::min<std::size_t>(1, end - at), false));
}

/// A scan of a TOML text that tracks only the nesting depth of values. If the text is not valid
/// TOML, the depth may be wrong after the place at which the parser stops.
class DepthScan {
 public:
  explicit DepthScan(std::string_view text) : text_(text) {}

  /// Returns the first place that is nested too deeply; npos if there is none.
  std::size_t first_too_deep() {
    for (; at_ < text_.size(); ++at_) {
      look();
      if (depth_ > kMostTomlDepth) return at_;
    }
    return std::string_view::npos;
  }

 private:
  struct Open {
    bool is_list;
    std::size_t depth;  // depth of the values inside
  };

  void look() {
    const char c = text_[at_];
    if (awaits_key_ && !is_blank(c) && c != '#') {
      awaits_key_ = false;
      ++depth_;
    }
    if (c == '"' || c == '\'') {
      skip_string(c);
    } else if (c == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size()) - 1;
    } else if (c == '\n' && open_.empty()) {
      depth_ = header_;
      awaits_key_ = in_key_ = true;
      in_header_ = false;
    } else if (in_key_) {
      look_in_key(c);
    } else {
      look_in_value(c);
    }
  }

  void look_in_key(char c) {
    const bool is_header_end = c == ']' && in_header_;
    if (c == '[' && open_.empty()) {
      // In [[a.b]], the second bracket counts for the list.
      depth_ = in_header_ ? depth_ + 1 : 1;
      in_header_ = true;
    } else if (c == '.') {
      ++depth_;
    } else if (c == '=') {
      in_key_ = false;
    } else if (is_header_end) {
      header_ = depth_;
    } else if (c == '}') {
      close();
    }
  }

  void look_in_value(char c) {
    if (c == '[' || c == '{') {
      open_.push_back({c == '[', ++depth_});
      in_key_ = c == '{';
    } else if (c == ']' || c == '}') {
      close();
    } else if (c == ',' && !open_.empty()) {
      depth_ = open_.back().depth;
      in_key_ = !open_.back().is_list;
    }
  }

  void close() {
    if (!open_.empty()) open_.pop_back();
    in_key_ = false;
    depth_ = open_.empty() ? header_ : open_.back().depth;
  }

  // Skips a string. A plain string ends on its line.
  void skip_string(char quote) {
    const std::string three(3, quote);
    const bool is_long = text_.substr(at_).starts_with(three);
    at_ += is_long ? 3 : 1;
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == '\\' && quote == '"') {
        ++at_;
      } else if (is_long ? text_.substr(at_).starts_with(three) : text_[at_] == quote) {
        break;
      } else if (!is_long && text_[at_] == '\n') {
        --at_;
        return;
      }
    }
    if (is_long) skip_end_of_long(quote);
  }

  // Up to two quotes before the closing three belong to the string.
  void skip_end_of_long(char quote) {
    at_ += 2;
    for (int more = 0; more < 2 && at_ + 1 < text_.size() && text_[at_ + 1] == quote; ++more) ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
  std::size_t header_ = 0;  // depth of the table that the last header opened
  bool awaits_key_ = true;  // the first key of a line is expected next
  bool in_key_ = true;
  bool in_header_ = false;
  std::vector<Open> open_;
};

}  // namespace

std::string read_toml(const std::string& path) {
  return File::open_input(path).read_start(kMostScenarioBytes + 1);
}

void require_toml_bounds(std::string_view text, const std::string& source) {
  if (text.size() > kMostScenarioBytes) {
    fail_at(text, kMostScenarioBytes, source,
            "expected the end, found more than " + std::to_string(kMostScenarioBytes) + " bytes");
  }
  const std::size_t at = DepthScan(text).first_too_deep();
  if (at == std::string_view::npos) return;
  fail_at(text, at, source,
          "expected tables and lists at most " + std::to_string(kMostTomlDepth) +
              " levels deep, found one deeper");
}

}  // namespace flocking::io
