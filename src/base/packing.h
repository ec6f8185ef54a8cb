#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flocking {

/// Puts values into a text for another process of ours: words with NULs behind them, and bytes of
/// any kind behind their number.
class Packer {
 public:
  /// Throws std::invalid_argument where there is a NUL in it: it would be two.
  void add(std::string_view word);
  /// Any bytes, NULs among them.
  void add_bytes(std::string_view bytes);
  void add(const std::vector<std::string>& words);
  void add(std::uint64_t number);
  /// Exactly.
  void add(double number);
  /// Of nothing else, as a pointer to letters would be taken for a flag rather than for a word.
  template <std::same_as<bool> Flag>
  void add(Flag flag) {
    add(std::uint64_t{flag ? 1U : 0U});
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

/// Takes them out again, in the same order. Throws std::runtime_error where the text is no such.
class Unpacker {
 public:
  explicit Unpacker(std::string_view text) : text_(text) {}

  std::string word();
  std::string bytes();
  std::vector<std::string> words();
  std::uint64_t whole();
  double number();
  bool flag() { return whole() != 0; }

 private:
  std::string_view text_;
};

}  // namespace flocking
