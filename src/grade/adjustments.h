#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::grade {

/// A grade that the instructor gives by hand: a row of a table.
struct Adjustment {
  enum class Kind {
    kPoints,   ///< `value` are the points
    kPercent,  ///< `value` is a share of all points
    kKeep,     ///< the grade that the platform has stays
  };
  std::string student;   ///< as the table names the student
  bool is_name = false;  ///< `student` is a name, not an id, login or email address
  Kind kind = Kind::kKeep;
  double value = 0.0;        ///< at least 0
  std::string reason;        ///< may be empty
  std::uint64_t line = 0;    ///< of the table, from 1
  std::uint64_t column = 1;  ///< of the student in it, a byte from 1
};

/// Returns the rows of a table with a column id, login, email or name, a column points or percent
/// or both, and perhaps keep and reason, in any order. A row has one value: a number of at least 0
/// ("80%" is a percentage in either column), or `keep`; in a column keep, anything but `no`.
/// `source` names the table in messages. Throws InputError with line and column.
std::vector<Adjustment> parse_adjustments(std::string_view bytes, const std::string& source);

/// Returns the points that an adjustment gives, where all cases give `all`.
double points_of(const Adjustment& adjustment, double all);

}  // namespace flocking::grade
