#include "report/grade_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <span>
#include <system_error>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/words.h"
#include "report/result_words.h"
#include "report/safe_text.h"

namespace flocking::report {
namespace {

constexpr std::size_t kColumnsTold = 8;

/// What is special to a platform.
struct PlatformRow {
  std::string_view flag;
  std::string_view name;  ///< of what it exports
  std::array<std::string_view, 3> columns;
  std::string_view advice;
};

// In the order of Platform.
constexpr std::array<PlatformRow, 2> kPlatforms = {
    {{"--report canvas",
      "an export of Canvas' gradebook",
      {"Student", "ID", "Section"},
      "in Canvas, choose Grades, Export, Export Entire Gradebook, and give that file with "
      "--roster"},
     {"--report moodle",
      "a grading worksheet of Moodle",
      {"Identifier", "Full name", "Grade"},
      "in Moodle, switch on Offline grading worksheet among the assignment's feedback types, "
      "choose Submissions, Download grading worksheet, and give that file with --roster"}}};

const PlatformRow& row_of(Platform platform) {
  return kPlatforms.at(static_cast<std::size_t>(platform));
}

std::string lower(std::string_view text) {
  std::string all(text);
  for (char& c : all) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return all;
}

std::string field_of(const CsvRow& row, std::size_t column) {
  return column < row.fields.size() ? row.fields[column] : "";
}

// With a point or a comma.
std::optional<double> number_in(std::string text) {
  std::replace(text.begin(), text.end(), ',', '.');
  double number = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The two parts of "NAME (12345)"; both empty where `head` is none.
struct Assignment {
  std::string_view name;
  std::string_view id;
};

Assignment assignment_of(std::string_view head) {
  const std::size_t open = head.rfind(" (");
  if (open == std::string_view::npos || !head.ends_with(')')) return {};
  const std::string_view id = head.substr(open + 2, head.size() - open - 3);
  return parse_whole(id) ? Assignment{head.substr(0, open), id} : Assignment{};
}

// How well `wanted` names the column `head`; 0: not at all.
int likeness(std::string_view head, std::string_view wanted) {
  if (head == wanted) return 3;
  const Assignment assignment = assignment_of(head);
  if (assignment.name == wanted || assignment.id == wanted) return 2;
  return lower(assignment.name) == lower(wanted) ? 1 : 0;
}

/// Finds in a table what a GradeExport holds.
class ExportReader {
 public:
  ExportReader(Platform platform, const std::string& text, const std::string& source)
      : platform_(platform), source_(one_line(source)), rows_(parse_csv(text, source)) {}

  GradeExport read(const std::string& assignment) {
    require_columns();
    const bool is_canvas = platform_ == Platform::kCanvas;
    if (is_canvas) find_points_row();
    const std::size_t column = is_canvas ? canvas_column(assignment)
                                         : moodle_column(assignment.empty() ? "Grade" : assignment);
    GradeExport found;
    found.column = head()[column];
    find_cells(column, found);
    const std::string possible = is_canvas ? field_of(*points_, column) : moodle_maximum();
    found.points_possible = number_in(possible);
    found.has_decimal_comma = has_decimal_comma(column, possible);
    return found;
  }

 private:
  using Columns = std::vector<std::size_t>;

  [[nodiscard]] const std::vector<std::string>& head() const { return rows_.front().fields; }
  [[nodiscard]] std::span<const CsvRow> body() const { return std::span(rows_).subspan(1); }

  [[nodiscard]] std::optional<std::size_t> place_of(std::string_view name) const {
    const auto found = std::find(head().begin(), head().end(), name);
    if (found == head().end()) return std::nullopt;
    return static_cast<std::size_t>(found - head().begin());
  }

  [[noreturn]] void fail(const std::string& message) const {
    throw UsageError(fmt::format("{}: {} {}", row_of(platform_).flag, source_, message));
  }

  void require_columns() const {
    std::vector<std::string> missing;
    for (const std::string_view name : row_of(platform_).columns) {
      if (rows_.empty() || !place_of(name)) missing.emplace_back(name);
    }
    if (missing.empty()) return;
    fail(fmt::format("is not {}: the {} {} {} missing; {}", row_of(platform_).name,
                     missing.size() == 1 ? "column" : "columns", joined(missing),
                     missing.size() == 1 ? "is" : "are", row_of(platform_).advice));
  }

  void find_points_row() {
    const auto found = std::find_if(body().begin(), body().end(), [](const CsvRow& row) {
      return lower(field_of(row, 0)) == "points possible";
    });
    if (found == body().end()) {
      fail(fmt::format("is not {}: the row Points Possible is missing; {}", row_of(platform_).name,
                       row_of(platform_).advice));
    }
    points_ = &*found;
  }

  [[nodiscard]] Columns assignments() const {
    Columns columns;
    for (std::size_t i = 0; i < head().size(); ++i) {
      const bool is_read_only = lower(field_of(*points_, i)) == "(read only)";
      if (!is_read_only && !assignment_of(head()[i]).id.empty()) columns.push_back(i);
    }
    return columns;
  }

  [[nodiscard]] Columns meant_by(const std::string& wanted, const Columns& all) const {
    int best = 1;
    for (const std::size_t i : all) best = std::max(best, likeness(head()[i], wanted));
    Columns meant;
    std::copy_if(all.begin(), all.end(), std::back_inserter(meant),
                 [&](std::size_t i) { return likeness(head()[i], wanted) == best; });
    return meant;
  }

  [[nodiscard]] std::size_t canvas_column(const std::string& wanted) const {
    const Columns all = assignments();
    if (all.empty()) fail("has no column of an assignment, such as \"Flocking (12345)\"");
    if (wanted.empty()) {
      if (all.size() == 1) return all.front();
      fail(fmt::format("has {} assignments: {}; name one with --assignment", all.size(),
                       names_of(all)));
    }
    const Columns meant = meant_by(wanted, all);
    if (meant.size() == 1) return meant.front();
    if (meant.empty()) {
      fail(fmt::format("has no assignment \"{}\"; it has {}", one_line(wanted), names_of(all)));
    }
    fail(fmt::format("has several assignments \"{}\": {}; name one with its number",
                     one_line(wanted), names_of(meant)));
  }

  [[nodiscard]] std::size_t moodle_column(const std::string& wanted) const {
    if (const auto place = place_of(wanted)) return *place;
    Columns all(head().size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    fail(fmt::format("has no column \"{}\"; it has {}", one_line(wanted), names_of(all)));
  }

  [[nodiscard]] std::string names_of(const Columns& columns) const {
    std::vector<std::string> names;
    for (const std::size_t column : columns) {
      if (names.size() < kColumnsTold) names.push_back('"' + one_line(head()[column]) + '"');
    }
    if (columns.size() == names.size()) return joined(names);
    return joined(names) + fmt::format(" and {} more", columns.size() - names.size());
  }

  [[nodiscard]] bool is_kept(const CsvRow& row, std::size_t column) const {
    constexpr std::array<std::string_view, 3> kKept = {"ex", "n/a", "(read only)"};
    const std::string grade = lower(field_of(row, column));
    if (std::find(kKept.begin(), kKept.end(), grade) != kKept.end()) return true;
    const auto can_change = place_of("Grade can be changed");
    return platform_ == Platform::kMoodle && can_change &&
           lower(field_of(row, *can_change)) == "no";
  }

  void find_cells(std::size_t column, GradeExport& found) const {
    const std::size_t who = *place_of(row_of(platform_).columns.front());
    for (const CsvRow& row : body()) {
      if (&row == points_ || field_of(row, who).empty() || is_kept(row, column)) continue;
      if (column >= row.places.size()) {
        fail(fmt::format("has no cell of \"{}\" in line {}", one_line(head()[column]), row.line));
      }
      found.cells.emplace(row.line, row.places[column]);
    }
  }

  [[nodiscard]] std::string moodle_maximum() const {
    const auto column = place_of("Maximum grade");
    return column && rows_.size() > 1 ? field_of(rows_[1], *column) : "";
  }

  [[nodiscard]] bool has_decimal_comma(std::size_t column, const std::string& possible) const {
    const auto is_so = [](const std::string& text) {
      return text.find(',') != std::string::npos && number_in(text);
    };
    return is_so(possible) || std::any_of(body().begin(), body().end(), [&](const CsvRow& row) {
             return is_so(field_of(row, column));
           });
  }

  Platform platform_;
  std::string source_;
  std::vector<CsvRow> rows_;
  const CsvRow* points_ = nullptr;  // of Canvas
};

bool is_judged(const RedactedSubmission& submission) {
  return std::none_of(
      submission.cases.begin(), submission.cases.end(),
      [](const RedactedCase& one) { return one.verdict == grade::Verdict::kJudgeError; });
}

// In quotes where the old one was, and where it would be two cells without.
std::string cell_of(const GradeExport& gradebook, std::string_view old, double points) {
  std::string text = points_text(points);
  if (gradebook.has_decimal_comma) std::replace(text.begin(), text.end(), '.', ',');
  const bool is_two = text.find(csv_separator(gradebook.text)) != std::string::npos;
  return is_two || trimmed(old).starts_with('"') ? '"' + text + '"' : text;
}

}  // namespace

GradeExport read_grade_export(Platform platform, std::string text, const std::string& source,
                              const std::string& assignment) {
  GradeExport found = ExportReader(platform, text, source).read(assignment);
  found.text = std::move(text);
  return found;
}

std::string_view export_advice(Platform platform) { return row_of(platform).advice; }

std::string with_grades(const GradeExport& gradebook, const RedactedRecord& record) {
  std::map<std::size_t, std::pair<std::size_t, std::string>> changes;
  for (const RedactedSubmission& submission : record.submissions) {
    const auto cell = gradebook.cells.find(submission.roster_line);
    if (cell == gradebook.cells.end() || !is_judged(submission)) continue;
    const auto [begin, end] = cell->second;
    const std::string_view old = std::string_view(gradebook.text).substr(begin, end - begin);
    changes[begin] = {end, cell_of(gradebook, old, submission.score.points)};
  }
  std::string text;
  std::size_t at = 0;
  for (const auto& [begin, change] : changes) {
    text.append(gradebook.text, at, begin - at);
    text += change.second;
    at = change.first;
  }
  return text.append(gradebook.text, at);
}

}  // namespace flocking::report
