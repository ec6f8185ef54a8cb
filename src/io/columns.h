#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/flock_view.h"
#include "io/output.h"

namespace flocking::io {

/// The format of the lines of agents.
enum class LineFormat {
  kText,   ///< values separated by blanks, as the assignment requires
  kCsv,    ///< values separated by commas, after a header line (RFC 4180)
  kJsonl,  ///< one JSON object per line; a value that is not finite is null
};

/// One printed field of an agent.
struct Field {
  std::string_view name;  ///< its name in a CSV header, such as "heading_x"
  double (*value)(const FlockView& view, std::size_t agent);
  bool whole = false;  ///< printed without decimals
};

/// The format and the fields of the lines of agents.
struct LineStyle {
  LineFormat format = LineFormat::kText;
  std::vector<Field> fields;  ///< empty: x y vx vy
};

/// Returns the names that `--columns` accepts, in the order in which help lists them. "heading" is
/// two fields.
std::vector<std::string> column_names();

/// Returns the fields of the column `name`; empty if there is no such column.
std::vector<Field> fields_of_column(std::string_view name);

/// Writes the header line if the format has one.
void print_header(const LineStyle& style, Output& output);

/// Writes one line per agent, in index order; numbers have three decimals.
void print_lines(const FlockView& view, const LineStyle& style, Output& output);

}  // namespace flocking::io
