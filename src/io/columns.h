#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/flock_view.h"
#include "io/output.h"

namespace flocking::io {

/// How the lines of agents are written.
enum class LineFormat {
  kText,   ///< values with blanks between them, as the assignment wants it
  kCsv,    ///< with commas, below a line of names (RFC 4180)
  kJsonl,  ///< one JSON object a line; what is not finite is null
};

/// One printed field of an agent.
struct Field {
  std::string_view name;  ///< as in a CSV header: "heading_x"
  double (*value)(const FlockView& view, std::size_t agent);
  bool whole = false;  ///< printed without decimals
};

/// What is printed of each agent.
struct LineStyle {
  LineFormat format = LineFormat::kText;
  std::vector<Field> fields;  ///< empty: x y vx vy
};

/// Names that `--columns` knows, in the order in which they are listed; "heading" is two fields.
std::vector<std::string> column_names();

/// The fields of the column `name`; none where there is no such column.
std::vector<Field> fields_of_column(std::string_view name);

/// Writes the line of names, where the format has one.
void print_header(const LineStyle& style, Output& output);

/// Writes one line per agent, in index order; numbers have three decimals.
void print_lines(const FlockView& view, const LineStyle& style, Output& output);

}  // namespace flocking::io
