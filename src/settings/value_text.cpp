#include "settings/value_text.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/nearest.h"
#include "base/printable.h"
#include "base/words.h"
#include "io/number_parse.h"

namespace flocking::settings {
namespace {

template <class T>
using Parsed = std::optional<T>;

Parsed<Vec2> as_point(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, ',');
  if (parts.size() != 2) return std::nullopt;
  const auto x = io::parse_number(trimmed(parts[0]));
  const auto y = io::parse_number(trimmed(parts[1]));
  if (!x || !y) return std::nullopt;
  return Vec2{*x, *y};
}

Parsed<std::vector<Vec2>> as_points(std::string_view text) {
  std::vector<Vec2> points;
  for (const std::string_view word : words(text)) {
    const auto point = as_point(word);
    if (!point) return std::nullopt;
    points.push_back(*point);
  }
  if (points.empty()) return std::nullopt;
  return points;
}

Parsed<Box> as_box(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, ',');
  if (parts.size() != 4) return std::nullopt;
  std::array<double, 4> corners{};
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto number = io::parse_number(trimmed(parts[i]));
    if (!number) return std::nullopt;
    corners[i] = *number;
  }
  return Box{{corners[0], corners[1]}, {corners[2], corners[3]}};
}

Parsed<Box> as_area(std::string_view text) {
  const Parsed<Box> box = as_box(text);
  const bool fits = box && box->from.x < box->to.x && box->from.y < box->to.y;
  return fits ? box : std::nullopt;
}

Parsed<Vec2> as_size(const Range& range, std::string_view text) {
  const Parsed<Vec2> size = as_point(text);
  return size && is_in(range, size->x) && is_in(range, size->y) ? size : std::nullopt;
}

Parsed<std::array<double, 3>> as_triple(const Range& range, std::string_view text) {
  const std::vector<std::string_view> parts = split(text, ',');
  std::array<double, 3> numbers{};
  if (parts.size() != numbers.size()) return std::nullopt;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto number = io::parse_number(trimmed(parts[i]));
    if (!number || !is_in(range, *number)) return std::nullopt;
    numbers[i] = *number;
  }
  return numbers;
}

Parsed<GridSize> as_grid(const Range& range, std::string_view text) {
  const std::vector<std::string_view> parts = split(text, 'x');
  if (parts.size() != 2) return std::nullopt;
  const auto columns = parse_whole(parts[0]);
  const auto rows = parse_whole(parts[1]);
  const auto fits = [&range](const Parsed<std::uint64_t>& count) {
    return count && *count >= 1 && is_in(range, static_cast<double>(*count));
  };
  return fits(columns) && fits(rows) ? Parsed<GridSize>(GridSize{*columns, *rows}) : std::nullopt;
}

Parsed<Place> as_place(std::string_view text) {
  if (const auto agent = parse_whole(text)) return Place(*agent);
  if (const auto point = as_point(text)) return Place(*point);
  return std::nullopt;
}

// Parses "0-19,25": ranges include both ends; rejects ranges that are too long.
Parsed<std::vector<std::uint64_t>> as_agents(std::string_view text) {
  constexpr std::uint64_t kMost = 10'000'000;
  std::vector<std::uint64_t> agents;
  for (const std::string_view piece : split(text, ',')) {
    const std::vector<std::string_view> ends = split(trimmed(piece), '-');
    const auto first = parse_whole(trimmed(ends.front()));
    const auto last = parse_whole(trimmed(ends.back()));
    if (ends.size() > 2 || !first || !last || *last < *first) return std::nullopt;
    if (*last - *first >= kMost || agents.size() >= kMost) return std::nullopt;
    const std::uint64_t count = *last - *first + 1;
    for (std::uint64_t i = 0; i < count; ++i) agents.push_back(*first + i);
  }
  return agents;
}

Parsed<std::vector<std::string>> as_names(std::string_view text) {
  std::vector<std::string> names;
  for (const std::string_view piece : split(text, ',')) {
    const std::string_view name = trimmed(piece);
    if (!is_name(name)) return std::nullopt;
    names.emplace_back(name);
  }
  return names;
}

Parsed<bool> as_switch(std::string_view text) {
  if (text == "true" || text == "on" || text == "yes" || text == "1") return true;
  if (text == "false" || text == "off" || text == "no" || text == "0") return false;
  return std::nullopt;
}

Parsed<std::string> as_choice(std::string_view choices, std::string_view text) {
  for (const std::string_view choice : words(choices)) {
    if (choice == text) return std::string(text);
  }
  return std::nullopt;
}

template <class T>
Parsed<Value> to_value(Parsed<T> parsed) {
  return parsed ? Parsed<Value>(Value(*std::move(parsed))) : std::nullopt;
}

Parsed<Value> as_value(const Setting& setting, std::string_view text) {
  switch (setting.type) {
    case ValueType::kSwitch:
      return to_value(as_switch(text));
    case ValueType::kNumber: {
      const auto number = io::parse_number(text);
      return to_value(number && is_in(setting.range, *number) ? number : std::nullopt);
    }
    case ValueType::kCount: {
      const auto count = parse_whole(text);
      const bool fits = count && is_in(setting.range, static_cast<double>(*count));
      return to_value(fits ? count : std::nullopt);
    }
    case ValueType::kAgent:
      return to_value(parse_whole(text));
    case ValueType::kPoint:
      return to_value(as_point(text));
    case ValueType::kChoice:
      return to_value(as_choice(setting.choices, text));
    case ValueType::kPlace:
      return to_value(as_place(text));
    case ValueType::kPoints:
      return to_value(as_points(text));
    case ValueType::kAgents:
      return to_value(as_agents(text));
    case ValueType::kNames:
      return to_value(as_names(text));
    case ValueType::kBox:
      return to_value(as_box(text));
    case ValueType::kArea:
      return to_value(as_area(text));
    case ValueType::kSize:
      return to_value(as_size(setting.range, text));
    case ValueType::kTriple:
      return to_value(as_triple(setting.range, text));
    case ValueType::kGrid:
      return to_value(as_grid(setting.range, text));
    case ValueType::kText:
    case ValueType::kFile:
      return to_value(text.empty() ? std::nullopt : Parsed<std::string>(text));
  }
  return std::nullopt;
}

std::string number_text(double value) {
  std::string text = std::to_string(value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string range_text(const Range& range) {
  std::string text;
  if (std::isfinite(range.low)) {
    text += (range.low_excluded ? " above " : " of at least ") + number_text(range.low);
  }
  if (std::isfinite(range.high)) {
    text += (text.empty() ? " of at most " : " and at most ") + number_text(range.high);
  }
  return text;
}

std::string suggestion(const Setting& setting, std::string_view text) {
  if (setting.type != ValueType::kChoice) return "";
  const std::vector<std::string_view> choices = words(setting.choices);
  const std::string best = nearest(text, std::vector<std::string>(choices.begin(), choices.end()));
  return best.empty() ? "" : "; did you mean " + best + "?";
}

std::string choices_text(std::string_view choices) {
  std::string text;
  for (const std::string_view choice : words(choices)) {
    text += (text.empty() ? "" : ", ") + std::string(choice);
  }
  return text;
}

}  // namespace

std::string expectation(const Setting& setting) {
  switch (setting.type) {
    case ValueType::kSwitch:
      return "true or false";
    case ValueType::kNumber:
      return "a number" + range_text(setting.range);
    case ValueType::kCount:
      return "a whole number" + range_text(setting.range);
    case ValueType::kPoint:
      return "a point X,Y";
    case ValueType::kChoice:
      return "one of: " + choices_text(setting.choices);
    case ValueType::kAgent:
      return "an agent's number, from 0";
    case ValueType::kPlace:
      return "an agent's number, or a point X,Y";
    case ValueType::kPoints:
      return "points X,Y X,Y ...";
    case ValueType::kAgents:
      return "agents' numbers such as 0-19,25";
    case ValueType::kNames:
      return "names such as sheep,dogs";
    case ValueType::kBox:
      return "a box X0,Y0,X1,Y1";
    case ValueType::kArea:
      return "a box X0,Y0,X1,Y1 with X0 < X1 and Y0 < Y1";
    case ValueType::kSize:
      return "W,H, numbers" + range_text(setting.range);
    case ValueType::kTriple:
      return "three numbers A,B,C" + range_text(setting.range);
    case ValueType::kGrid:
      return "COLSxROWS, whole numbers" + range_text(setting.range);
    case ValueType::kFile:
      return "a file";
    case ValueType::kText:
      return "a text";
  }
  return "";
}

Value parse_value(const Setting& setting, std::string_view text) {
  const std::string_view bare = trimmed(text);
  if (auto value = as_value(setting, bare)) return *std::move(value);
  throw ValueFault("expected " + expectation(setting) + ", found " + in_quotes(bare) +
                   suggestion(setting, bare));
}

}  // namespace flocking::settings
