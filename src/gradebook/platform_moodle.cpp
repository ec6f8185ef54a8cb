#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/moodle_worksheet.h"
#include "gradebook/grade_platforms.h"
#include "redaction/safe_text.h"

namespace flocking::gradebook {
namespace {

// The word "No" in the languages of worksheets, in lower case.
constexpr std::array<std::string_view, 16> kNo = {"no",
                                                  "nein",
                                                  "non",
                                                  "n\u00e3o",
                                                  "nee",
                                                  "nej",
                                                  "nei",
                                                  "ei",
                                                  "nie",
                                                  "ne",
                                                  "nem",
                                                  "nu",
                                                  "hay\u0131r",
                                                  "\u043d\u0435\u0442",
                                                  "\u3044\u3044\u3048",
                                                  "\u5426"};
constexpr std::array<std::string_view, 14> kYes = {
    "yes", "ja",  "oui",  "s\u00ed", "s\u00ec", "sim",          "kyll\u00e4",
    "tak", "ano", "igen", "da",      "evet",    "\u0434\u0430", "\u306f\u3044"};

template <std::size_t count>
bool is_among(const std::array<std::string_view, count>& words, std::string_view text) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

/// Reads further columns of a worksheet.
class Worksheet {
 public:
  Worksheet(const ExportTable& table, const MoodleColumns& columns)
      : table_(table), columns_(columns) {}

  ExportColumns find(const std::string& assignment) {
    found_.who = columns_.identifier;
    found_.grade = grade_column(assignment);
    found_.submitted = columns_.submitted;
    read_maximum();
    if (columns_.can_change) lock_rows();
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::size_t grade_column(const std::string& assignment) const {
    if (assignment.empty()) return *columns_.grade;
    std::vector<GradeColumn> all(table_.head().size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = {i, table_.head()[i], {}};
    return table_.choose(all, assignment, "Grade").place;
  }

  void read_maximum() {
    if (!columns_.maximum) {
      table_.fail_without_maximum(
          "expected a column Maximum grade. Set the assignment's grade type to Point in Moodle, "
          "and download the worksheet again, in English");
    }
    const std::size_t maximum = *columns_.maximum;
    if (table_.rows().size() < 2) table_.fail("has no students; download the worksheet again");
    found_.maximum = table_.field(1, maximum);
    for (std::size_t i = 1; i < table_.rows().size(); ++i) {
      const std::optional<double> number = number_in(table_.field(i, maximum));
      if (number && number == number_in(found_.maximum)) continue;
      table_.fail_without_maximum(
          fmt::format("expected the same number in all rows of \"{}\", found \"{}\" in line {}. "
                      "Download the worksheet again",
                      redaction::one_line(table_.head()[maximum]),
                      redaction::one_line(table_.field(i, maximum)), table_.rows()[i].line));
    }
  }

  void lock_rows() {
    for (std::size_t i = 1; i < table_.rows().size(); ++i) {
      const std::string word = lower_case(table_.field(i, *columns_.can_change));
      if (is_among(kNo, word)) found_.locked_rows.insert(i);
      if (is_among(kNo, word) || is_among(kYes, word)) continue;
      table_.fail(fmt::format(
          "has in line {} the value \"{}\" for whether the grade can be changed, which is not yes "
          "or no in a known language; export it in English",
          table_.rows()[i].line, redaction::one_line(table_.field(i, *columns_.can_change))));
    }
  }

  const ExportTable& table_;
  const MoodleColumns& columns_;
  ExportColumns found_;
};

}  // namespace

ExportColumns find_moodle(const ExportTable& table, const std::string& assignment) {
  const std::optional<MoodleColumns> columns = find_moodle_columns(table.rows());
  if (!columns || !columns->grade) {
    constexpr std::array<std::string_view, 2> kNeeded = {"Identifier", "Grade"};
    table.require_columns(kNeeded);
    table.fail("is in a language whose columns cannot be recognized; export it in English");
  }
  return Worksheet(table, *columns).find(assignment);
}

}  // namespace flocking::gradebook
