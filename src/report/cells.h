#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "report/redacted_record.h"

/// Tables, before text draws them with blanks and Markdown with bars.
namespace flocking::report {

/// What a cell is, for those who color or quote it.
enum class CellKind { kPlain, kHead, kName, kPassed, kFailed, kJudgeError };

/// A cell of a table.
struct Cell {
  std::string text;
  CellKind kind = CellKind::kPlain;
};

using Row = std::vector<Cell>;

/// The verdict of a case in short.
Cell verdict_cell(const RedactedCase& result);

/// A row per case of a submission, under a head: verdict, case, CPU, wall, memory, points.
std::vector<Row> case_rows(const RedactedSubmission& submission);

/// A row per submission, under a head: its name, its verdict on the cases `first` to before `last`
/// of all, how many it passed and its points.
std::vector<Row> matrix_rows(const RedactedRecord& record, std::size_t first, std::size_t last);

/// A row per case, under a head: its number, its name, how many passed and points.
std::vector<Row> total_rows(const RedactedRecord& record);

}  // namespace flocking::report
