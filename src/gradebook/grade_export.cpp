#include "gradebook/grade_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/date_text.h"
#include "base/error.h"
#include "base/printable.h"
#include "gradebook/grade_platforms.h"
#include "redaction/points_text.h"

namespace flocking::gradebook {
namespace {

constexpr double kSameGrade = 0.005;  // grades are written with two decimals

/// Collects the cells of a table whose columns are known.
class CellReader {
 public:
  CellReader(const ExportTable& table, const ExportColumns& columns)
      : table_(table), columns_(columns) {}

  GradeExport read() {
    GradeExport found;
    found.column = table_.head(columns_.head)[columns_.grade];
    found.points_possible = number_in(columns_.maximum);
    found.has_decimal_comma = has_comma(columns_.maximum);
    for (std::size_t i = columns_.head + 1; i < table_.rows().size(); ++i) {
      if (table_.field(i, columns_.who).empty() || columns_.other_rows.contains(i)) continue;
      add(i, found);
    }
    return found;
  }

 private:
  static bool has_comma(const std::string& text) {
    return text.find(',') != std::string::npos && number_in(text);
  }

  void add(std::size_t row, GradeExport& found) const {
    const CsvRow& one = table_.rows()[row];
    if (columns_.grade >= one.places.size()) {
      table_.fail(fmt::format("has no cell of \"{}\" in line {}", found.column, one.line));
    }
    const std::string& grade = table_.field(row, columns_.grade);
    const bool is_locked = columns_.locked_rows.contains(row) || !may_change(grade);
    found.cells.emplace(one.line, GradeCell{one.places[columns_.grade], grade, is_locked});
    found.has_decimal_comma = found.has_decimal_comma || has_comma(grade);
    if (!columns_.submitted) return;
    const auto time = find_date_time(table_.field(row, *columns_.submitted));
    if (time) found.submitted_at.emplace(one.line, *time);
  }

  [[nodiscard]] bool may_change(const std::string& grade) const {
    if (grade.empty() || grade == "-" || number_in(grade)) return true;
    const std::string text = lower_case(grade);
    return std::any_of(columns_.pending.begin(), columns_.pending.end(),
                       [&text](std::string_view one) { return text.starts_with(one); });
  }

  const ExportTable& table_;
  const ExportColumns& columns_;
};

// Returns false if nothing was submitted, or no program: only a text, or two programs.
bool has_program(const redaction::RedactedSubmission& submission) {
  const bool is_refused =
      !submission.cannot_start.empty() && submission.refused_as == grade::Verdict::kNotGradable;
  return submission.presence == Presence::kSubmitted && !is_refused;
}

bool is_judged(const redaction::RedactedSubmission& submission) {
  return std::none_of(submission.cases.begin(), submission.cases.end(),
                      [](const redaction::RedactedCase& one) {
                        return one.verdict == grade::Verdict::kJudgeError;
                      });
}

/// Fills in an export, cell by cell.
class Filling {
 public:
  Filling(const GradeExport& gradebook, const redaction::RedactedRecord& record)
      : gradebook_(gradebook), style_(find_style(gradebook.text)) {
    for (const redaction::RedactedSubmission& one : record.submissions) {
      if (one.roster_line != 0) submissions_.emplace(one.roster_line, &one);
    }
  }

  FilledExport fill() {
    std::map<std::size_t, const GradeCell*> in_order;
    for (const auto& [line, cell] : gradebook_.cells) decide(line, cell);
    FilledExport filled{{}, counts_, earlier_grades_};
    std::size_t at = 0;
    for (const auto& [begin, change] : changes_) {
      filled.text.append(gradebook_.text, at, begin - at);
      filled.text += change.second;
      at = change.first;
    }
    filled.text.append(gradebook_.text, at);
    return filled;
  }

 private:
  void decide(std::uint64_t line, const GradeCell& cell) {
    const auto found = submissions_.find(line);
    const bool is_unknown =
        found != submissions_.end() && redaction::has_unknown_points(*found->second);
    if (is_unknown) {
      ++counts_.unknown;
    } else if (cell.is_locked) {
      ++counts_.locked;
    } else if (found == submissions_.end()) {
      ++counts_.no_submission;
    } else {
      decide(*found->second, cell);
    }
  }

  void decide(const redaction::RedactedSubmission& submission, const GradeCell& cell) {
    if (submission.grade_change == grade::GradeChange::kKept) {
      ++counts_.on_request;
      return;
    }
    const bool is_set = submission.grade_change == grade::GradeChange::kSet;
    if (is_set || (is_judged(submission) && has_program(submission))) {
      ++counts_.written;
      write_points(cell, submission.score.points);
    } else if (!is_judged(submission)) {
      ++counts_.not_judged;
    } else if (gradebook_.missing == MissingGrade::kZero) {
      ++counts_.zeros;
      write_points(cell, 0.0);
    } else if (gradebook_.missing == MissingGrade::kBlank) {
      ++counts_.blanks;
      if (!cell.grade.empty()) write(cell, "");
    } else if (submission.presence == Presence::kMissing) {
      ++counts_.no_submission;
    } else {
      ++counts_.not_gradable;
      if (number_in(cell.grade).value_or(0.0) > 0.0) {
        earlier_grades_.push_back(in_quotes(submission.name, 80) + " (" + cell.grade + ')');
      }
    }
  }

  void write_points(const GradeCell& cell, double points) {
    const std::optional<double> old = number_in(cell.grade);
    if (old && std::abs(*old - points) < kSameGrade) return;
    std::string text = redaction::points_text(points);
    if (gradebook_.has_decimal_comma) std::replace(text.begin(), text.end(), '.', ',');
    write(cell, text);
  }

  void write(const GradeCell& cell, const std::string& text) {
    counts_.replaced += number_in(cell.grade) ? 1U : 0U;
    const auto [begin, end] = cell.place;
    const std::string_view old = std::string_view(gradebook_.text).substr(begin, end - begin);
    changes_[begin] = {end, csv_field(text, old, style_)};
  }

  const GradeExport& gradebook_;
  CsvStyle style_;
  std::map<std::uint64_t, const redaction::RedactedSubmission*> submissions_;  // by line
  std::map<std::size_t, std::pair<std::size_t, std::string>> changes_;
  GradeCounts counts_;
  std::vector<std::string> earlier_grades_;
};

std::string count_text(std::size_t count, const char* one, const char* several) {
  return fmt::format("{} {}", count, count == 1 ? one : several);
}

}  // namespace

GradeExport read_grade_export(Platform platform, std::string text, const std::string& source,
                              const std::string& assignment) {
  const PlatformRow& row = row_of(platform);
  const ExportTable table(row, text, source);
  GradeExport found = CellReader(table, row.find(table, assignment)).read();
  found.text = std::move(text);
  return found;
}

std::map<std::uint64_t, LocalDateTime> submission_times(const std::string& text) {
  for (const PlatformRow& row : platforms()) {
    try {
      GradeExport found = read_grade_export(row.platform, text, "", "");
      if (!found.submitted_at.empty()) return std::move(found.submitted_at);
    } catch (const Error&) {
      continue;  // not an export of this platform
    }
  }
  return {};
}

FilledExport with_grades(const GradeExport& gradebook, const redaction::RedactedRecord& record) {
  return Filling(gradebook, record).fill();
}

std::string earlier_grades_words(const std::vector<std::string>& earlier_grades) {
  if (earlier_grades.empty()) return "";
  return fmt::format(
      "{} an earlier grade, because the new submission cannot be graded: {}; check it, or use "
      "--missing zero",
      count_text(earlier_grades.size(), "student keeps", "students keep"),
      redaction::joined(earlier_grades));
}

std::string counts_words(const GradeCounts& counts) {
  std::string words =
      fmt::format("{} written, {} kept (no submission in this run), {} unknown",
                  count_text(counts.written, "grade", "grades"),
                  count_text(counts.no_submission, "cell", "cells"), counts.unknown);
  std::vector<std::string> more;
  const auto add = [&more](std::size_t count, const std::string& text) {
    if (count > 0) more.push_back(text);
  };
  const auto cells = [](std::size_t count) { return count_text(count, "cell", "cells"); };
  add(counts.replaced, count_text(counts.replaced, "grade", "grades") + " replaced by another");
  add(counts.zeros, cells(counts.zeros) + " set to 0 (--missing zero)");
  add(counts.blanks, cells(counts.blanks) + " emptied (--missing blank)");
  add(counts.locked, cells(counts.locked) + " kept (locked)");
  add(counts.not_gradable, cells(counts.not_gradable) + " kept (not gradable)");
  add(counts.not_judged, cells(counts.not_judged) + " kept (could not be judged)");
  add(counts.on_request, cells(counts.on_request) + " kept (--adjustments)");
  return more.empty() ? words : words + "; " + redaction::joined(more);
}

}  // namespace flocking::gradebook
