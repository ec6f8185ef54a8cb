#include "grade/late_penalty.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "io/number_parse.h"
#include "io/source_excerpt.h"

namespace flocking::grade {
namespace {

constexpr std::int64_t kMinute = 60;
constexpr std::int64_t kHour = 60 * kMinute;
constexpr std::int64_t kDay = 24 * kHour;

struct TimeUnit {
  std::string_view word;
  std::int64_t seconds;
};

constexpr std::array<TimeUnit, 10> kTimeUnits = {{{"day", kDay},
                                                  {"days", kDay},
                                                  {"d", kDay},
                                                  {"hour", kHour},
                                                  {"hours", kHour},
                                                  {"h", kHour},
                                                  {"min", kMinute},
                                                  {"minute", kMinute},
                                                  {"minutes", kMinute},
                                                  {"m", kMinute}}};

/// Parses a rule from left to right.
class PenaltyReader {
 public:
  PenaltyReader(const std::string& text, const std::string& flag) : text_(text), flag_(flag) {}

  LatePenalty read() {
    penalty_.text = std::string(trimmed(text_));
    penalty_.rate = read_amount("a rate such as 10%/day");
    if (!take("/")) fail("/day or /hour");
    penalty_.unit_s = read_unit("day or hour", kHour);
    while (take(",")) read_option();
    skip_blanks();
    if (at_ < text_.size()) fail("a comma, or nothing more");
    return std::move(penalty_);
  }

 private:
  void skip_blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }

  bool take(std::string_view word) {
    skip_blanks();
    if (!std::string_view(text_).substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }

  // Returns the next token as messages quote it: a sign, or the text up to a blank or sign.
  [[nodiscard]] std::string_view next_token() const {
    constexpr std::string_view kEnds = " ,/";
    const std::string_view rest = std::string_view(text_).substr(at_);
    const std::size_t end = rest.find_first_of(kEnds);
    return rest.substr(0, end == 0 ? 1 : end);
  }

  [[noreturn]] void fail(const std::string& expected) {
    skip_blanks();
    const std::string_view token = next_token();
    const std::string excerpt = io::source_excerpt(text_, at_, token.size(), false);
    throw UsageError(flag_ + ": expected " + expected + ", found " +
                     (token.empty() && !text_.empty() ? "the end" : in_quotes(token)) +
                     (excerpt.empty() ? "" : "\n") + excerpt);
  }

  double read_number(const std::string& expected) {
    skip_blanks();
    const std::string_view rest = std::string_view(text_).substr(at_);
    const std::size_t size = std::min(rest.find_first_not_of("0123456789."), rest.size());
    const std::optional<double> number = io::parse_number(std::string(rest.substr(0, size)));
    if (size == 0 || !number) fail(expected);
    at_ += size;
    return *number;
  }

  PointAmount read_amount(const std::string& expected) {
    const double value = read_number(expected);
    return {value, take("%")};
  }

  std::int64_t read_unit(const std::string& expected, std::int64_t least) {
    skip_blanks();
    const std::string_view token = next_token();
    for (const TimeUnit& unit : kTimeUnits) {
      if (token != unit.word || unit.seconds < least) continue;
      at_ += token.size();
      return unit.seconds;
    }
    fail(expected);
  }

  void read_option() {
    skip_blanks();
    const std::size_t begin = at_;
    if (take("max ")) {
      refuse_second(has_most_, begin);
      penalty_.most = read_amount("the most to lose, such as max 50%");
    } else if (take("grace ")) {
      refuse_second(has_grace_, begin);
      const double count = read_number("a time such as grace 15min");
      const std::int64_t unit = read_unit("min, h or day", kMinute);
      penalty_.grace_s = std::llround(std::min(count, 1e6) * static_cast<double>(unit));
    } else {
      fail("max 50% or grace 15min");
    }
  }

  void refuse_second(bool& has_one, std::size_t begin) {
    if (has_one) {
      at_ = begin;
      fail("each of max and grace once");
    }
    has_one = true;
  }

  const std::string& text_;
  const std::string& flag_;
  std::size_t at_ = 0;
  LatePenalty penalty_;
  bool has_most_ = false;
  bool has_grace_ = false;
};

}  // namespace

LatePenalty parse_late_penalty(const std::string& text, const std::string& flag) {
  return PenaltyReader(text, flag).read();
}

double points_lost(const LatePenalty& penalty, std::int64_t late_s, double points, double all) {
  if (late_s <= 0 || late_s <= penalty.grace_s) return 0.0;
  const std::int64_t units = (late_s + penalty.unit_s - 1) / penalty.unit_s;
  double lost = static_cast<double>(units) * penalty.rate.of(all);
  if (penalty.most) lost = std::min(lost, penalty.most->of(all));
  return std::min(lost, points);
}

std::string lateness_words(std::int64_t late_s) {
  if (late_s < kMinute) return "less than a minute late";
  const std::int64_t days = late_s / kDay;
  const std::int64_t hours = late_s % kDay / kHour;
  const std::int64_t minutes = late_s % kHour / kMinute;
  std::string words;
  if (days > 0) words += fmt::format("{} {} ", days, days == 1 ? "day" : "days");
  if (hours > 0) words += fmt::format("{} h ", hours);
  if (days == 0 && minutes > 0) words += fmt::format("{} min ", minutes);
  return words + "late";
}

}  // namespace flocking::grade
