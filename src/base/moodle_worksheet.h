#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/csv_table.h"

namespace flocking {

/// The columns of a grading worksheet of Moodle. Missing columns have no value.
struct MoodleColumns {
  std::size_t identifier = 0;  ///< "Participant 12"
  std::optional<std::size_t> name;
  std::optional<std::size_t> email;
  std::optional<std::size_t> grade;
  std::optional<std::size_t> maximum;
  std::optional<std::size_t> can_change;  ///< "Grade can be changed": Yes or No, in some language
  std::optional<std::size_t> submitted;   ///< "Last modified (submission)"
};

/// Finds the columns of a worksheet, whose first row has the headings: by the English headings,
/// else, in any language, by order and content, since Moodle writes the columns in a fixed order.
/// Then the identifiers are one word with different numbers, the maximum is the same number in all
/// rows, the grade comes before it, and a column of at most two different words comes after it.
/// Returns none if the table is not a worksheet.
std::optional<MoodleColumns> find_moodle_columns(const std::vector<CsvRow>& rows);

/// Returns the number of an identifier that is a word and a number, in any language: "12" of
/// "Participant 12" and "Teilnehmer/in12"; "" for other identifiers.
std::string participant_number(std::string_view identifier);

}  // namespace flocking
