#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "console/streams.h"
#include "settings/tree.h"

namespace flocking::app {

/// The field to print.
enum class FieldKind { kCost, kIntegration, kDirection };

/// The output format of a field.
enum class FieldFormat { kText, kCsv, kMap, kPpm, kPng };

struct FieldOptions {
  settings::Tree settings;  ///< flow.map, flow.goal and related settings
  FieldKind show = FieldKind::kDirection;
  FieldFormat format = FieldFormat::kText;
  bool arrows = false;  ///< directions as arrows instead of numbers
  /// pixels of a cell's side, >= 1; none: chosen by the map's size
  std::optional<std::size_t> scale;
  std::string output = "-";  ///< a file, or - for standard output
};

/// Prints a field of a map. Throws Error, OutputClosed.
void print_field(const FieldOptions& options, const console::StandardStreams& streams);

}  // namespace flocking::app
