#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/csv_table.h"

namespace flocking::gradebook {

struct PlatformRow;

/// The places of the grades in an export: numbers of rows and columns, from 0.
struct ExportColumns {
  std::size_t head = 0;      ///< the row that names the columns
  std::size_t who = 0;       ///< the column of student names; empty in rows without a student
  std::size_t grade = 0;     ///< the column to fill in
  std::string maximum = {};  ///< the grade for all points, as written; may be empty
  std::set<std::size_t> locked_rows = {};     ///< rows whose grades must not change
  std::set<std::size_t> other_rows = {};      ///< rows without a student
  std::optional<std::size_t> submitted = {};  ///< the column of submission times
  /// texts of cells that wait for a grade, in lower case
  std::vector<std::string_view> pending = {};
};

/// A column that may contain the grades.
struct GradeColumn {
  std::size_t place = 0;
  std::string_view name = {};  ///< of the assignment
  std::string_view id = {};    ///< its number; may be empty
};

/// Returns the number in `text`, with a point or a comma; none if `text` is not a number.
std::optional<double> number_in(std::string text);

/// Returns `text` with A to Z in lower case.
std::string lower_case(std::string_view text);

/// The rows of an export of one platform, and messages about it.
class ExportTable {
 public:
  /// Throws InputError, naming `source`, if `text` is not a table. `platform` must outlive this
  /// object.
  ExportTable(const PlatformRow& platform, const std::string& text, const std::string& source);

  [[nodiscard]] const std::vector<CsvRow>& rows() const { return rows_; }
  [[nodiscard]] const std::vector<std::string>& head(std::size_t row = 0) const;
  /// Returns the field of a row of rows(); empty if the row is too short.
  [[nodiscard]] const std::string& field(std::size_t row, std::size_t column) const;
  /// Returns the index of the column with the name `name`; ignores the case of letters.
  [[nodiscard]] std::optional<std::size_t> column(std::string_view name,
                                                  std::size_t head = 0) const;

  /// Throws UsageError: "--report canvas: grades.csv " and `message`.
  [[noreturn]] void fail(const std::string& message) const;
  /// Throws UsageError: "... is not an export of ...: MESSAGE; in Canvas, choose ...".
  [[noreturn]] void fail_as_other_file(const std::string& message) const;
  /// Throws EnvironmentError that says that the maximum is missing.
  [[noreturn]] void fail_without_maximum(const std::string& message) const;
  /// Throws if a column is missing.
  void require_columns(std::span<const std::string_view> names, std::size_t head = 0) const;

  /// Returns the column of `all` that `wanted` names, or the only column if `wanted` is empty. A
  /// match of the whole head has precedence over a match of the name or number, which has
  /// precedence over a match of the name in other letter case. `example` is a possible head for the
  /// message. Throws UsageError if no column matches, or several.
  [[nodiscard]] GradeColumn choose(const std::vector<GradeColumn>& all, const std::string& wanted,
                                   std::string_view example, std::size_t head = 0) const;

 private:
  [[nodiscard]] std::string names_of(const std::vector<GradeColumn>& columns,
                                     std::size_t head) const;

  const PlatformRow& platform_;
  std::string source_;
  std::vector<CsvRow> rows_;
};

}  // namespace flocking::gradebook
