#include "base/date_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <vector>

#include "base/words.h"

namespace flocking {
namespace {

// January to December in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish.
constexpr std::array<std::string_view, 12> kMonthNames = {
    "jan january januar j\u00e4nner janv janvier ene enero gen gennaio janeiro januari",
    "feb february februar f\u00e9vr f\u00e9vrier febrero febbraio fev fevereiro februari",
    "mar march m\u00e4rz m\u00e4r mars marzo mar\u00e7o maart mrt",
    "apr april avr avril abr abril aprile",
    "may mai mayo mag maggio maio mei maj",
    "jun june juni juin junio giu giugno junho",
    "jul july juli juil juillet julio lug luglio julho",
    "aug august ao\u00fbt agosto ago augustus augusti",
    "sep sept september septembre septiembre set settembre setembro",
    "oct october okt oktober octobre octubre ott ottobre out outubro",
    "nov november novembre noviembre novembro",
    "dec december dez dezember d\u00e9c d\u00e9cembre dic diciembre dicembre dezembro"};

/// A run of digits or of letters.
struct Piece {
  std::string text;  ///< in lower case, as far as it is ASCII
  std::optional<int> number;
  std::string_view between;  ///< the text between the previous piece and this one
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

std::optional<int> number_of(std::string_view digits) {
  int number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

std::vector<Piece> pieces_of(std::string_view text) {
  std::vector<Piece> pieces;
  std::size_t last = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto is_kind = is_digit(text[at]) ? is_digit : is_letter;
    if (!is_kind(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && is_kind(text[end])) ++end;
    Piece piece{std::string(text.substr(at, end - at)), {}, text.substr(last, at - last)};
    for (char& c : piece.text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (is_digit(text[at])) piece.number = number_of(piece.text);
    pieces.push_back(std::move(piece));
    last = at = end;
  }
  return pieces;
}

// Returns 1 to 12; 0 if the word is not a month.
int month_of(const std::string& word) {
  for (std::size_t i = 0; i < kMonthNames.size(); ++i) {
    const std::vector<std::string_view> names = words(kMonthNames.at(i));
    if (std::find(names.begin(), names.end(), word) != names.end()) {
      return static_cast<int>(i + 1);
    }
  }
  return 0;
}

std::chrono::year_month_day date_of(const LocalDateTime& time) {
  return {std::chrono::year(time.year), std::chrono::month(static_cast<unsigned>(time.month)),
          std::chrono::day(static_cast<unsigned>(time.day))};
}

bool is_in_calendar(const LocalDateTime& time) {
  return date_of(time).ok() && time.hour < 24 && time.minute < 60 && time.second <= 60;
}

std::int64_t seconds_since_1970(const LocalDateTime& time) {
  const std::int64_t days = std::chrono::sys_days(date_of(time)).time_since_epoch().count();
  return ((days * 24 + time.hour) * 60 + time.minute) * 60 + time.second;
}

/// A reader of the pieces of a text, from the left.
class DateReader {
 public:
  explicit DateReader(std::string_view text) : pieces_(pieces_of(text)) {}

  std::optional<LocalDateTime> find() {
    if (!find_numbered_date() && !find_named_date()) return std::nullopt;
    if (!read_clock()) return std::nullopt;
    time_.utc_offset_min = offset_;
    return is_in_calendar(time_) ? std::optional(time_) : std::nullopt;
  }

 private:
  [[nodiscard]] bool has_digits(std::size_t at, std::size_t least, std::size_t most) const {
    return at < pieces_.size() && pieces_[at].number && pieces_[at].text.size() >= least &&
           pieces_[at].text.size() <= most;
  }
  [[nodiscard]] bool is_after(std::size_t at, std::string_view between) const {
    return at < pieces_.size() && pieces_[at].between == between;
  }

  // Finds a date such as 2026-11-13.
  bool find_numbered_date() {
    for (std::size_t i = 0; i + 2 < pieces_.size(); ++i) {
      const bool is_date = has_digits(i, 4, 4) && has_digits(i + 1, 2, 2) &&
                           has_digits(i + 2, 2, 2) && is_after(i + 1, "-") && is_after(i + 2, "-");
      if (!is_date) continue;
      time_.year = *pieces_[i].number;
      time_.month = *pieces_[i + 1].number;
      time_.day = *pieces_[i + 2].number;
      clock_ = i + 3;
      return true;
    }
    return false;
  }

  // Finds a date such as 12 November 2026 or Nov 13, 2026.
  bool find_named_date() {
    std::size_t place = 0;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      const int month = pieces_[i].number ? 0 : month_of(pieces_[i].text);
      if (month == 0) continue;
      if (time_.month != 0 && month != time_.month)
        return false;  // "mar 12 novembre" begins with a weekday
      time_.month = month;
      place = i;
    }
    if (time_.month == 0) return false;
    for (clock_ = place; clock_ < pieces_.size() && !has_digits(clock_, 4, 4); ++clock_) {
    }
    if (clock_ == pieces_.size()) return false;
    time_.year = *pieces_[clock_++].number;
    return find_day(place);
  }

  // Finds the day next to the month; "12 de noviembre" has a word between them.
  bool find_day(std::size_t month) {
    if (has_digits(month + 1, 1, 2)) {
      time_.day = *pieces_[month + 1].number;
      return true;
    }
    for (std::size_t back = 1; back <= 2 && back <= month; ++back) {
      if (!has_digits(month - back, 1, 2)) continue;
      time_.day = *pieces_[month - back].number;
      return true;
    }
    return false;
  }

  // Reads a time such as 23:59, 10-00-00, 11:46 PM, 755 AM or T23:46:10. Words such as "at" may
  // come before it.
  bool read_clock() {
    while (clock_ < pieces_.size() && !pieces_[clock_].number) ++clock_;
    std::size_t after = clock_ + 1;
    const bool is_run = has_digits(clock_, 3, 4);
    if (is_run) {
      time_.hour = *pieces_[clock_].number / 100;
      time_.minute = *pieces_[clock_].number % 100;
    } else if (has_digits(clock_, 1, 2) && has_digits(clock_ + 1, 2, 2)) {
      time_.hour = *pieces_[clock_].number;
      time_.minute = *pieces_[clock_ + 1].number;
      after = clock_ + 2;
      const std::string_view separator = pieces_[clock_ + 1].between;
      const bool has_second = has_digits(after, 2, 2) && is_after(after, separator);
      if (has_second) time_.second = *pieces_[after++].number;
    } else {
      return false;
    }
    const bool has_half = read_half(after);
    if (!has_half) read_offset(after);
    return has_half || !is_run;
  }

  // Reads a zone such as Z, UTC, +01:00 or -0500. A fraction of a second may come before it.
  void read_offset(std::size_t at) {
    if (is_after(at, ".")) ++at;
    if (at >= pieces_.size()) return;
    const Piece& piece = pieces_[at];
    if (piece.text == "z" || piece.text == "utc") offset_ = 0;
    const std::string_view sign = trimmed(piece.between);
    if (sign != "+" && sign != "-") return;
    const bool has_colon =
        has_digits(at, 2, 2) && has_digits(at + 1, 2, 2) && is_after(at + 1, ":");
    if (!has_colon && !has_digits(at, 4, 4)) return;
    const int minutes = has_colon ? *piece.number * 60 + *pieces_[at + 1].number
                                  : *piece.number / 100 * 60 + *piece.number % 100;
    offset_ = sign == "-" ? -minutes : minutes;
  }

  // Reads AM or PM.
  bool read_half(std::size_t at) {
    if (at >= pieces_.size()) return false;
    const std::string& word = pieces_[at].text;
    if (word != "am" && word != "pm") return false;
    if (time_.hour == 0 || time_.hour > 12) time_.hour = 99;  // 99 marks an invalid time of day
    if (word == "am" && time_.hour == 12) time_.hour = 0;
    if (word == "pm" && time_.hour < 12) time_.hour += 12;
    return true;
  }

  std::vector<Piece> pieces_;
  std::size_t clock_ = 0;
  LocalDateTime time_{.month = 0};
  std::optional<int> offset_;
};

}  // namespace

std::optional<LocalDateTime> find_date_time(std::string_view text) {
  return DateReader(text).find();
}

std::string text_of(const LocalDateTime& time) {
  std::string text = fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", time.year, time.month, time.day,
                                 time.hour, time.minute);
  if (time.second != 0) text += fmt::format(":{:02}", time.second);
  return text;
}

std::int64_t seconds_between(const LocalDateTime& from, const LocalDateTime& to) {
  std::int64_t seconds = seconds_since_1970(to) - seconds_since_1970(from);
  if (from.utc_offset_min && to.utc_offset_min) {
    seconds += std::int64_t{60} * (*from.utc_offset_min - *to.utc_offset_min);
  }
  return seconds;
}

}  // namespace flocking
