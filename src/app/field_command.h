#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/streams.h"
#include "settings/tree.h"

namespace flocking::app {

/// Which of the three fields is wanted.
enum class FieldKind { kCost, kIntegration, kDirection };

/// How it is written.
enum class FieldFormat { kText, kCsv, kMap, kPpm, kPng };

/// Flags of `flocking field`.
struct FieldOptions {
  settings::Tree settings;  ///< flow.map, flow.goal and the like
  FieldKind show = FieldKind::kDirection;
  FieldFormat format = FieldFormat::kText;
  bool arrows = false;               ///< directions for the eye
  std::optional<std::size_t> scale;  ///< pixels of a cell's side, >= 1; none: as fits
  std::string output = "-";          ///< a file, or - for standard output
};

/// Prints a field of a map. Throws Error, OutputClosed.
void print_field(const FieldOptions& options, const StandardStreams& streams);

}  // namespace flocking::app
