#include "base/moodle_worksheet.h"

#include <algorithm>
#include <functional>
#include <set>
#include <span>

#include "base/words.h"

namespace flocking {
namespace {

constexpr std::string_view kDigits = "0123456789";

std::string lower_case(std::string_view text) {
  std::string all(text);
  for (char& c : all) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return all;
}

// Returns "Participant" for "Participant 12".
std::string_view word_before_number(std::string_view identifier) {
  const std::size_t last = identifier.find_last_not_of(kDigits);
  return last == std::string_view::npos ? "" : trimmed(identifier.substr(0, last + 1));
}

// Returns true for a positive number, with a decimal point or comma.
bool is_maximum(std::string_view text) {
  const bool has_mark =
      std::count_if(text.begin(), text.end(), [](char c) { return c == '.' || c == ','; }) <= 1;
  return has_mark && text.find_first_not_of("0123456789.,") == std::string_view::npos &&
         text.find_first_of("123456789") != std::string_view::npos;
}

/// A search for the columns of a worksheet in a table.
class WorksheetReader {
 public:
  explicit WorksheetReader(const std::vector<CsvRow>& rows)
      : head_(rows.front().fields), body_(std::span(rows).subspan(1)) {}

  std::optional<MoodleColumns> by_headings() {
    const std::optional<std::size_t> identifier = heading("identifier");
    const std::optional<std::size_t> grade = heading("grade");
    if (!identifier || !grade) return std::nullopt;
    return MoodleColumns{.identifier = *identifier,
                         .name = heading("full name"),
                         .email = heading("email address"),
                         .grade = grade,
                         .maximum = heading("maximum grade"),
                         .can_change = heading("grade can be changed"),
                         .submitted = heading("last modified (submission)")};
  }

  std::optional<MoodleColumns> by_content() {
    if (body_.empty() || !has_identifiers()) return std::nullopt;
    // Stop before the columns of feedback comments, which come last: a comment can contain
    // anything.
    for (std::size_t maximum = 2 + 1; maximum + 1 < head_.size(); ++maximum) {
      if (!is_same_number(maximum)) continue;
      for (const std::size_t can_change : {maximum + 1, maximum + 2}) {
        if (has_two_words(can_change)) return around(maximum, can_change);
      }
    }
    return std::nullopt;
  }

 private:
  using Test = std::function<bool(const std::string&)>;

  [[nodiscard]] std::optional<std::size_t> heading(std::string_view wanted) const {
    const auto found = std::find_if(head_.begin(), head_.end(), [wanted](const std::string& one) {
      return lower_case(one) == wanted;
    });
    if (found == head_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - head_.begin());
  }

  [[nodiscard]] static std::string field(const CsvRow& row, std::size_t column) {
    return column < row.fields.size() ? row.fields[column] : "";
  }

  [[nodiscard]] bool all(std::size_t column, const Test& test) const {
    return std::all_of(body_.begin(), body_.end(),
                       [&](const CsvRow& row) { return test(field(row, column)); });
  }

  [[nodiscard]] std::set<std::string> values(std::size_t column) const {
    std::set<std::string> found;
    for (const CsvRow& row : body_) found.insert(field(row, column));
    return found;
  }

  [[nodiscard]] bool has_identifiers() const {
    const std::string first = field(body_.front(), 0);
    const std::string_view word = word_before_number(first);
    return all(0,
               [word](const std::string& one) {
                 return !participant_number(one).empty() && word_before_number(one) == word;
               }) &&
           values(0).size() == body_.size();
  }

  [[nodiscard]] bool is_same_number(std::size_t column) const {
    return values(column).size() == 1 && is_maximum(*values(column).begin());
  }

  [[nodiscard]] bool has_two_words(std::size_t column) const {
    return column < head_.size() && values(column).size() <= 2 &&
           all(column, [](const std::string& one) {
             return !one.empty() && one.find_first_of(kDigits) == std::string::npos;
           });
  }

  [[nodiscard]] bool has_addresses(std::size_t column) const {
    return values(column).size() > 1 && all(column, [](const std::string& one) {
             return one.empty() || one.find('@') != std::string::npos;
           });
  }

  // The order of columns is: identifiers, [names, [other fields of users,]] states, [groups,]
  // grades, the maximum. There are only a few states, with a dash before details.
  [[nodiscard]] bool has_names(std::size_t grade) const {
    constexpr std::size_t kFirstField = 1;
    const bool is_only_state = grade == kFirstField + 1;
    const auto has_no_dash = [](const std::string& one) {
      return one.find(" -") == std::string::npos;
    };
    return !is_only_state && all(kFirstField, has_no_dash) &&
           values(kFirstField).size() * 2 > body_.size();
  }

  [[nodiscard]] MoodleColumns around(std::size_t maximum, std::size_t can_change) const {
    MoodleColumns columns{.identifier = 0,
                          .name = {},
                          .email = {},
                          .grade = maximum - 1,
                          .maximum = maximum,
                          .can_change = can_change,
                          .submitted = {}};
    if (has_names(maximum - 1)) columns.name = 1;
    for (std::size_t i = 2; i + 1 < maximum && columns.name; ++i) {
      if (has_addresses(i)) columns.email = i;
    }
    if (can_change + 1 < head_.size()) columns.submitted = can_change + 1;
    return columns;
  }

  const std::vector<std::string>& head_;
  std::span<const CsvRow> body_;
};

}  // namespace

std::optional<MoodleColumns> find_moodle_columns(const std::vector<CsvRow>& rows) {
  if (rows.empty()) return std::nullopt;
  WorksheetReader reader(rows);
  if (const auto found = reader.by_headings()) return found;
  return reader.by_content();
}

std::string participant_number(std::string_view identifier) {
  const std::size_t last = identifier.find_last_not_of(kDigits);
  if (last == std::string_view::npos || last + 1 == identifier.size()) return "";
  constexpr std::size_t kLeastWord = 2;
  if (word_before_number(identifier).size() < kLeastWord) return "";
  return std::string(identifier.substr(last + 1));
}

}  // namespace flocking
