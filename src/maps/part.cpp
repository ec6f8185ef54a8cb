#include "maps/part.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "io/number_parse.h"

namespace flocking::maps {

void Part::fail(const std::string& message) const {
  throw Error(ExitStatus::kNo, place + (place.ends_with(": ") ? "" : ": ") + message);
}

std::string_view Part::value(std::string_view name) const {
  const auto found = values.find(name);
  return found == values.end() ? std::string_view() : found->second;
}

double Part::number(std::string_view name, double otherwise) const {
  const std::string_view text_of_number = value(name);
  if (text_of_number.empty()) return otherwise;
  const auto found = io::parse_number(text_of_number);
  if (!found || !std::isfinite(*found)) {
    fail(std::string(name) + ": expected a number, found " + in_quotes(text_of_number));
  }
  return *found;
}

std::size_t Part::whole(std::string_view name, std::size_t most) const {
  const auto found = parse_whole(value(name));
  if (!found || *found > most) {
    fail(std::string(name) + ": expected a whole number up to " + std::to_string(most) +
         ", found " + in_quotes(value(name)));
  }
  return *found;
}

const Part* Part::find(std::string_view kind_of_part) const {
  const auto found = std::find_if(parts.begin(), parts.end(), [kind_of_part](const Part& part) {
    return part.kind == kind_of_part;
  });
  return found == parts.end() ? nullptr : &*found;
}

std::optional<std::string> Part::property(std::string_view name) const {
  const Part* properties = find("properties");
  if (properties == nullptr) return std::nullopt;
  for (const Part& one : properties->parts) {
    if (one.value("name") != name) continue;
    return one.values.contains("value") ? std::string(one.value("value")) : one.text;
  }
  return std::nullopt;
}

std::string Part::in_words() const { return kind + " " + in_quotes(value("name")); }

std::string place_of_byte(std::string_view bytes, std::size_t at, const std::string& source) {
  const std::string_view before = bytes.substr(0, at);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_end = before.rfind('\n');
  const std::size_t column =
      before.size() - (line_end == std::string_view::npos ? 0 : line_end + 1) + 1;
  return source + ":" + std::to_string(line) + ":" + std::to_string(column);
}

}  // namespace flocking::maps
