#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking {

/// A writer of JSON. Inside an array, pass an empty name for each value.
class JsonWriter {
 public:
  enum class Style {
    kIndented,  ///< one member per line
    kCompact,   ///< one line
  };
  explicit JsonWriter(Style style = Style::kIndented) : style_(style) {}

  void begin_object(std::string_view name = {}) { begin(name, '{'); }
  void end_object() { end('}'); }
  void begin_array(std::string_view name = {}) { begin(name, '['); }
  void end_array() { end(']'); }

  void text(std::string_view name, std::string_view text);
  template <class Texts = std::vector<std::string>>
  void texts(std::string_view name, const Texts& values) {
    begin_array(name);
    for (const auto& value : values) text({}, value);
    end_array();
  }
  /// Writes the shortest digits that parse as the same double; null if it is not finite.
  void number(std::string_view name, double number);
  void count(std::string_view name, std::uint64_t count);
  void flag(std::string_view name, bool flag);
  void nothing(std::string_view name);

  /// Returns everything written so far and a line feed.
  [[nodiscard]] std::string take();

 private:
  void begin(std::string_view name, char bracket);
  void break_line();
  void end(char bracket);
  void value(std::string_view name, std::string_view text);

  Style style_;
  std::string text_;
  std::size_t depth_ = 0;
  bool is_first_ = true;  // true while the innermost object or array is empty
};

/// Returns `text` as a JSON string with its quotes. Escapes ASCII controls, quotes, backslashes,
/// characters that could end a script in a page, and "##", which build servers read as a command.
/// Replaces bytes that are not printable UTF-8 by U+FFFD.
std::string json_string(std::string_view text);

}  // namespace flocking
