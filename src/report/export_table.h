#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/csv_table.h"

namespace flocking::report {

struct PlatformRow;

/// Where grades stand in an export, by numbers of rows and columns, from 0.
struct ExportColumns {
  std::size_t head = 0;                       ///< the row that names the columns
  std::size_t who = 0;                        ///< empty in rows of no student
  std::size_t grade = 0;                      ///< to be filled in
  std::string maximum = {};                   ///< the grade of all points, as written; may be empty
  std::set<std::size_t> locked_rows = {};     ///< whose grades must not change
  std::set<std::size_t> other_rows = {};      ///< of no student
  std::optional<std::size_t> submitted = {};  ///< with the date of submission
  std::vector<std::string_view> pending = {};  ///< texts of cells that wait for a grade, lower case
};

/// A column that may be the one with the grades.
struct GradeColumn {
  std::size_t place = 0;
  std::string_view name = {};  ///< of the assignment
  std::string_view id = {};    ///< its number; may be empty
};

/// A number with a point or a comma; none if `text` is anything else.
std::optional<double> number_in(std::string text);

/// `text` with A to Z as a to z.
std::string lower_case(std::string_view text);

/// The rows of an export of one platform, and messages about it.
class ExportTable {
 public:
  /// Throws InputError, naming `source`, if the bytes `text` are no table. `platform` must outlive
  /// this.
  ExportTable(const PlatformRow& platform, const std::string& text, const std::string& source);

  [[nodiscard]] const std::vector<CsvRow>& rows() const { return rows_; }
  [[nodiscard]] const std::vector<std::string>& head(std::size_t row = 0) const;
  /// Returns the field of a row of rows(); empty if the row is too short.
  [[nodiscard]] const std::string& field(std::size_t row, std::size_t column) const;
  /// Returns the place of the column whose name is `name`, whatever the case of its letters.
  [[nodiscard]] std::optional<std::size_t> column(std::string_view name,
                                                  std::size_t head = 0) const;

  /// Throws UsageError: "--report canvas: grades.csv " and `message`.
  [[noreturn]] void fail(const std::string& message) const;
  /// The same, "is not an export of ...: MESSAGE; in Canvas, choose ...".
  [[noreturn]] void fail_as_other_file(const std::string& message) const;
  /// Throws EnvironmentError about the maximum.
  [[noreturn]] void fail_without_maximum(const std::string& message) const;
  /// Throws if a column is missing.
  void require_columns(std::span<const std::string_view> names, std::size_t head = 0) const;

  /// Returns the column of `all` that `wanted` means, or the only one if that is empty: its whole
  /// head counts more than name and number, these more than the name in other letters. `example`
  /// is such a head. Throws UsageError if there is none, or more than one.
  [[nodiscard]] GradeColumn choose(const std::vector<GradeColumn>& all, const std::string& wanted,
                                   std::string_view example, std::size_t head = 0) const;

 private:
  [[nodiscard]] std::string names_of(const std::vector<GradeColumn>& columns,
                                     std::size_t head) const;

  const PlatformRow& platform_;
  std::string source_;
  std::vector<CsvRow> rows_;
};

}  // namespace flocking::report
