#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace flocking {

/// Puts values into a text for another process of ours: words with NULs behind them.
class Packer {
 public:
  /// Without a NUL in it.
  void add(std::string_view word) {
    text_ += word;
    text_ += '\0';
  }
  void add(const std::vector<std::string>& words);
  void add(std::uint64_t number);
  /// Exactly.
  void add(double number);
  void add(bool flag) { add(std::uint64_t{flag ? 1U : 0U}); }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

/// Takes them out again, in the same order. Throws std::runtime_error where the text is no such.
class Unpacker {
 public:
  explicit Unpacker(std::string_view text) : text_(text) {}

  std::string word();
  std::vector<std::string> words();
  std::uint64_t whole();
  double number();
  bool flag() { return whole() != 0; }

 private:
  std::string_view text_;
};

}  // namespace flocking
