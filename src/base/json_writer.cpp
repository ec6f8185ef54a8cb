#include "base/json_writer.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "base/printable.h"

namespace flocking {

std::string json_string(std::string_view text) {
  std::string quoted = "\"";
  while (!text.empty()) {
    const char c = text[0];
    const std::size_t length = printable_length(text);
    if (c == '"' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (c == '\n') {
      quoted += "\\n";
    } else if (c == '<' || c == '>' || c == '&' || static_cast<unsigned char>(c) < 0x20) {
      quoted += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    } else if (c == '#' && quoted.back() == '#') {
      quoted += "\\u0023";
    } else if (length > 0) {
      quoted += text.substr(0, length);
    } else {
      quoted += "\\ufffd";
    }
    text.remove_prefix(length > 0 ? length : 1);
  }
  return quoted + '"';
}

void JsonWriter::value(std::string_view name, std::string_view text) {
  if (!is_first_) text_ += ',';
  if (depth_ > 0) break_line();
  if (!name.empty()) text_ += json_string(name) + (style_ == Style::kCompact ? ":" : ": ");
  text_ += text;
  is_first_ = false;
}

void JsonWriter::break_line() {
  if (style_ == Style::kIndented) text_ += '\n' + std::string(2 * depth_, ' ');
}

void JsonWriter::begin(std::string_view name, char bracket) {
  value(name, std::string_view(&bracket, 1));
  ++depth_;
  is_first_ = true;
}

void JsonWriter::end(char bracket) {
  --depth_;
  if (!is_first_) break_line();
  text_ += bracket;
  is_first_ = false;
}

void JsonWriter::text(std::string_view name, std::string_view text) {
  value(name, json_string(text));
}

void JsonWriter::number(std::string_view name, double number) {
  value(name, std::isfinite(number) ? fmt::format("{}", number) : "null");
}

void JsonWriter::count(std::string_view name, std::uint64_t count) {
  value(name, std::to_string(count));
}

void JsonWriter::flag(std::string_view name, bool flag) { value(name, flag ? "true" : "false"); }

void JsonWriter::nothing(std::string_view name) { value(name, "null"); }

std::string JsonWriter::take() { return std::move(text_) + '\n'; }

}  // namespace flocking
