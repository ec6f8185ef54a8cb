#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking {

/// Writes JSON. In an array the name of a value is left empty.
class JsonWriter {
 public:
  enum class Style {
    kIndented,  ///< a member a line
    kCompact,   ///< all on one line
  };
  explicit JsonWriter(Style style = Style::kIndented) : style_(style) {}

  void begin_object(std::string_view name = {}) { begin(name, '{'); }
  void end_object() { end('}'); }
  void begin_array(std::string_view name = {}) { begin(name, '['); }
  void end_array() { end(']'); }

  void text(std::string_view name, std::string_view text);
  void texts(std::string_view name, const std::vector<std::string>& values);
  /// The shortest digits that read as the same double; null if it is not finite.
  void number(std::string_view name, double number);
  void count(std::string_view name, std::uint64_t count);
  void flag(std::string_view name, bool flag);
  void nothing(std::string_view name);

  /// All that was written, and a line feed.
  [[nodiscard]] std::string take();

 private:
  void begin(std::string_view name, char bracket);
  void break_line();
  void end(char bracket);
  void value(std::string_view name, std::string_view text);

  Style style_;
  std::string text_;
  std::size_t depth_ = 0;
  bool is_first_ = true;  // nothing yet in the innermost object or array
};

/// `text` as a JSON string with its quotes: ASCII controls, quotes, backslashes, what could end a
/// script in a page and what gives orders to build servers ("##") escaped; bytes that are not
/// printable UTF-8 replaced by U+FFFD.
std::string json_string(std::string_view text);

}  // namespace flocking
