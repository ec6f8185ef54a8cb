#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "grade/record.h"
#include "report/grade_export.h"

namespace flocking::report {

/// How a report looks, where its format leaves that open.
struct ReportStyle {
  bool color = false;  ///< ANSI colors; only `text` has them
  /// The folder that the report goes to, absolute: links to replays start there. Empty: they are as
  /// the record has them.
  std::string folder = {};
  /// That a format for a platform fills in; null: there is none.
  const GradeExport* gradebook = nullptr;
};

/// A format that a record can be written in.
struct ReportFormat {
  std::string_view name;  ///< as in --report NAME
  std::string_view help;
  /// The whole report. What the record withholds is not in it, and nothing that a submission wrote
  /// can pass for a part of it. Throws std::invalid_argument where the format cannot hold the
  /// record, or there is no export for it to fill in.
  std::string (*write)(const grade::Record& record, const ReportStyle& style);
  std::optional<Platform> fills_in = std::nullopt;  ///< an export of that platform
  bool is_for_one = false;  ///< a record of several submissions it cannot hold
};

/// All formats, the default first.
std::span<const ReportFormat> report_formats();

}  // namespace flocking::report
