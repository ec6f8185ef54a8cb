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

/// A serializer of values for another process of flocking. Words end in NUL; byte strings begin
/// with their length.
class Packer {
 public:
  /// Appends a word. Throws std::invalid_argument if it contains a NUL, which would split it.
  void add(std::string_view word);
  /// Appends any bytes, including NULs.
  void add_bytes(std::string_view bytes);
  void add(const std::vector<std::string>& words);
  void add(std::uint64_t number);
  /// Appends the number exactly.
  void add(double number);
  /// Accepts only bool: with a plain bool parameter, a pointer to characters would convert to a
  /// flag instead of a word.
  template <std::same_as<bool> Flag>
  void add(Flag flag) {
    add(std::uint64_t{flag ? 1U : 0U});
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

/// A reader of what Packer wrote, in the same order. Throws std::runtime_error if the text is
/// malformed.
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
