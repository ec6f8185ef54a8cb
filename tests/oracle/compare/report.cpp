#include "report.h"

#include <array>
#include <cstddef>
#include <cstdio>

namespace oracle::compare {
namespace {

constexpr std::size_t kShownBytes = 40;

std::string shown(std::string_view token) {
  std::string text;
  for (const char c : token.substr(0, kShownBytes)) {
    if (c > ' ' && c <= '~' && c != '\\') {
      text += c;
    } else {
      std::array<char, 5> escaped{};
      const auto byte = static_cast<unsigned>(static_cast<unsigned char>(c));
      static_cast<void>(std::snprintf(escaped.data(), escaped.size(), "\\x%02x", byte));
      text += escaped.data();
    }
  }
  return text + (token.size() > kShownBytes ? "..." : "");
}

std::string shown(const Decimal& number) {
  const std::string text = number.text();
  return text.empty() ? "-" : text;
}

std::string shown(const Place& place) {
  static constexpr std::array<const char*, 4> kFieldNames{"x", "y", "vx", "vy"};
  return "step " + std::to_string(place.step) + " agent " + std::to_string(place.agent) + " " +
         kFieldNames[static_cast<std::size_t>(place.field)];
}

std::string line_of(std::string_view key, const std::string& value) {
  return std::string(key) + "=" + value + "\n";
}

std::string first_lines(const Difference& first) {
  std::string text = line_of("first", shown(first.place));
  if (!first.expected.empty()) {
    text += line_of("first.expected", shown(first.expected));
  }
  if (!first.found.empty()) {
    text += line_of("first.found", shown(first.found));
  }
  if (first.error) {
    text += line_of("first.error", shown(*first.error));
  }
  return text + line_of("first.at", "line " + std::to_string(first.line) + " column " +
                                        std::to_string(first.column));
}

int percent_of(const Margin& margin) {
  const Decimal hundredfold = margin.error * *Decimal::parse("100");
  int percent = 0;
  Decimal part = margin.allowed;
  while (percent < 100 && part <= hundredfold) {
    part = part + margin.allowed;
    ++percent;
  }
  return percent;
}

std::string margin_line(const Margin& margin) {
  const int percent = margin.error.sign() == 0 ? 0 : percent_of(margin);
  return line_of("margin", shown(margin.error) + " of " + shown(margin.allowed) + ", " +
                               std::to_string(percent) + " % at " + shown(margin.place));
}

std::string count_lines(const Report& report) {
  std::string text;
  if (report.missing_tokens > 0) {
    text +=
        line_of("missing", std::to_string(report.missing_tokens) + " tokens, stops after step " +
                               std::to_string(report.steps_found) + " of " +
                               std::to_string(report.steps_expected));
  }
  if (report.extra_tokens > 0) {
    text += line_of("extra", std::to_string(report.extra_tokens) + " tokens, " +
                                 std::to_string(report.extra_lines) +
                                 " more lines than agents x steps");
  }
  return text;
}

}  // namespace

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::kAccepted:
      return "AC";
    case Verdict::kWrong:
      return "WA";
    case Verdict::kLayout:
      return "PE";
  }
  return "";
}

std::string text_of(const Report& report) {
  std::string text = line_of("verdict", std::string(name_of(report.verdict)));
  text += line_of("differences", std::to_string(report.differences));
  if (report.first) {
    text += first_lines(*report.first);
  }
  text +=
      line_of("largest", shown(report.largest_error) +
                             (report.largest_place ? " at " + shown(*report.largest_place) : ""));
  if (!report.first && report.margin) {
    text += margin_line(*report.margin);
  }
  text += count_lines(report);
  if (report.not_finite_expected) {
    text += line_of("expected.not_finite", shown(*report.not_finite_expected));
  }
  if (report.not_finite_found) {
    text += line_of("found.not_finite", shown(*report.not_finite_found));
  }
  for (const Note& note : report.layout) {
    text += line_of("layout." + std::string(name_of(note.matter)),
                    std::to_string(note.count) + " from line " + std::to_string(note.first_line));
  }
  return text;
}

}  // namespace oracle::compare
