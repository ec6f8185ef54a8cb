#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "grade/record.h"
#include "gradebook/grade_export.h"

namespace flocking::report {

/// Options of a report, used by the formats that support them.
struct ReportStyle {
  bool color = false;  ///< ANSI colors; only `text` has them
  /// The folder of the report, absolute: links to replays are relative to it. If empty, links stay
  /// as in the record.
  std::string folder = {};
  /// The export that a format for a platform fills in; null: there is none.
  const gradebook::GradeExport* gradebook = nullptr;
};

/// An output format of records.
struct ReportFormat {
  std::string_view name;  ///< as in --report NAME
  std::string_view help;
  /// Returns the whole report. It contains nothing that the record withholds, and text of a
  /// submission cannot pass for a part of it. Throws std::invalid_argument if the format cannot
  /// hold the record, or has no export to fill in.
  std::string (*write)(const grade::Record& record, const ReportStyle& style);
  std::optional<gradebook::Platform> fills_in = std::nullopt;  ///< the platform of the export
  bool is_for_one = false;  ///< the format holds only one submission
};

/// Returns all formats, the default first.
std::span<const ReportFormat> report_formats();

}  // namespace flocking::report
