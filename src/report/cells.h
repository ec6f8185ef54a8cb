#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "redaction/redacted_record.h"

/// Tables as cells, before the text format pads them with blanks and Markdown draws bars.
namespace flocking::report {

/// The kind of content of a cell; decides colour and quoting.
enum class CellKind {
  kPlain,
  kHead,
  kName,
  kNames,  ///< one name per line
  kPassed,
  kFailed,
  kJudgeError
};

/// A cell of a table.
struct Cell {
  std::string text;
  CellKind kind = CellKind::kPlain;
};

using Row = std::vector<Cell>;

/// Returns the short verdict of a case.
Cell verdict_cell(const redaction::RedactedCase& result);

/// Returns a head, then a row per case of a submission: verdict, case, CPU, wall, memory, points.
std::vector<Row> case_rows(const redaction::RedactedSubmission& submission);

/// Returns a head, then a row per submission: its name, its verdicts on the cases from index
/// `first` to before `last`, how many cases it passed and its points.
std::vector<Row> matrix_rows(const redaction::RedactedRecord& record, std::size_t first,
                             std::size_t last);

/// Returns a head, then a row per case: its number, its name, how many passed and points.
std::vector<Row> total_rows(const redaction::RedactedRecord& record);

}  // namespace flocking::report
