#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "gradebook/export_table.h"
#include "gradebook/grade_export.h"

namespace flocking::gradebook {

/// The properties of a platform. The texts are for messages and for the table in docs/grading.md.
struct PlatformRow {
  Platform platform;
  std::string_view flag;      ///< of --report
  std::string_view name;      ///< "Canvas"
  std::string_view what;      ///< "an export of Canvas' gradebook"
  std::string_view exported;  ///< how to get the export: "in Canvas, choose ..."
  std::string_view imported;  ///< where to import the file
  std::string_view column;    ///< the form of a column head for an assignment
  std::string_view maximum;   ///< where the export has the maximum
  std::string_view locked;    ///< cells that never change
  bool has_maximum;           ///< true if exports contain the maximum
  /// Finds the columns. Throws as read_grade_export() does.
  ExportColumns (*find)(const ExportTable& table, const std::string& assignment);
};

/// All platforms, in the order of Platform.
std::span<const PlatformRow> platforms();

const PlatformRow& row_of(Platform platform);

/// Returns "canvas, moodle, brightspace, blackboard or sakai".
std::string platform_flags();

/// Readers of the platforms' exports, each in a separate file.
ExportColumns find_canvas(const ExportTable& table, const std::string& assignment);
ExportColumns find_moodle(const ExportTable& table, const std::string& assignment);
ExportColumns find_brightspace(const ExportTable& table, const std::string& assignment);
ExportColumns find_blackboard(const ExportTable& table, const std::string& assignment);
ExportColumns find_sakai(const ExportTable& table, const std::string& assignment);

}  // namespace flocking::gradebook
