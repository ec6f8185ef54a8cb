#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/csv_table.h"

namespace flocking::intake {

/// A column of a roster.
enum class Column { kId, kName, kFirst, kLast, kLogin, kEmail, kSection, kOtherId, kGroup };
inline constexpr std::size_t kColumns = 9;

/// A heading that a platform or an instructor uses for a column.
struct ColumnWord {
  std::string_view key;  ///< normalised by key_of()
  Column column;
  std::string_view where;  ///< the platforms that use it
};

/// Returns all known headings. If a table has several columns of one kind, the first row of this
/// list wins.
const std::vector<ColumnWord>& column_words();

/// The columns of a roster.
class RosterColumns {
 public:
  /// Finds columns only by the headings `head`.
  explicit RosterColumns(const std::vector<std::string>& head);

  /// Adds the columns of Moodle's worksheet, whose headings may be in any language.
  void add_worksheet(const std::vector<CsvRow>& rows);

  /// Returns true if there is a column that identifies students.
  [[nodiscard]] bool identify_students() const;

  /// Returns how many kinds of columns were found.
  [[nodiscard]] std::size_t count() const;

  /// Returns the field of a row; "" if the row has no such column. Removes the leading '#' of
  /// fields exported by Brightspace.
  [[nodiscard]] std::string of(const CsvRow& row, Column column) const;

  [[nodiscard]] bool is_worksheet() const { return is_worksheet_; }
  [[nodiscard]] bool is_canvas() const { return is_canvas_; }
  [[nodiscard]] bool is_gradescope() const { return is_gradescope_; }

 private:
  [[nodiscard]] std::optional<std::size_t> place(Column column) const {
    return places_.at(static_cast<std::size_t>(column));
  }

  std::array<std::optional<std::size_t>, kColumns> places_;
  bool is_worksheet_ = false;
  bool is_canvas_ = false;
  bool is_gradescope_ = false;
  bool is_brightspace_ = false;
};

}  // namespace flocking::intake
