#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::grade {

/// A grade that the instructor gives by hand: a row of a table.
struct Adjustment {
  enum class Kind {
    kPoints,   ///< `value` is the points
    kPercent,  ///< `value` is a percentage of all points
    kKeep,     ///< the grade on the platform stays
  };
  std::string student;   ///< the student, as the table names them
  bool is_name = false;  ///< `student` is a name, not an id, login or e-mail address
  Kind kind = Kind::kKeep;
  double value = 0.0;        ///< at least 0
  std::string reason;        ///< may be empty
  std::uint64_t line = 0;    ///< of the table, from 1
  std::uint64_t column = 1;  ///< column of the student, in bytes from 1
};

/// Parses a table with a column id, login, email or name, a column points or percent or both, and
/// optionally keep and reason, in any order. Each row has exactly one value: a number of at least 0
/// ("80%" is a percentage in either column), or keep, which is set by any text but `no`. `source`
/// names the table in messages. Throws InputError with line and column.
std::vector<Adjustment> parse_adjustments(std::string_view bytes, const std::string& source);

/// Returns the points of an adjustment; `all` is the total of all cases.
double points_of(const Adjustment& adjustment, double all);

}  // namespace flocking::grade
