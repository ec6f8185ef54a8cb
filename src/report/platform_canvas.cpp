#include <array>

#include "base/words.h"
#include "report/grade_platforms.h"

namespace flocking::report {
namespace {

// The parts of "NAME (12345)"; both empty if `head` is none.
GradeColumn canvas_assignment(std::string_view head, std::size_t place) {
  const std::size_t open = head.rfind(" (");
  if (open == std::string_view::npos || !head.ends_with(')')) return {};
  const std::string_view id = head.substr(open + 2, head.size() - open - 3);
  return parse_whole(id) ? GradeColumn{place, head.substr(0, open), id} : GradeColumn{};
}

// The row with the points possible, before the first student: "    Points Possible", or in another
// language, of which the four blanks are left.
std::size_t points_row(const ExportTable& table, std::size_t student, std::size_t id) {
  for (std::size_t i = 1; i < table.rows().size() && table.field(i, id).empty(); ++i) {
    const CsvPlace place = table.rows()[i].places.front();
    const bool has_blanks = place.end - place.begin > table.field(i, student).size() + 3;
    if (lower_case(table.field(i, student)) == "points possible") return i;
    if (!table.field(i, student).empty() && has_blanks) return i;
  }
  table.fail_as_other_file("the row Points Possible is missing");
}

}  // namespace

ExportColumns find_canvas(const ExportTable& table, const std::string& assignment) {
  constexpr std::array<std::string_view, 3> kNeeded = {"Student", "ID", "Section"};
  table.require_columns(kNeeded);
  ExportColumns found;
  found.who = *table.column("ID");
  const std::size_t student = *table.column("Student");
  const std::size_t points = points_row(table, student, found.who);
  std::vector<GradeColumn> all;
  for (std::size_t i = 0; i < table.head().size(); ++i) {
    const bool is_read_only = lower_case(table.field(points, i)) == "(read only)";
    const GradeColumn column = canvas_assignment(table.head()[i], i);
    if (!is_read_only && !column.id.empty()) all.push_back(column);
  }
  found.grade = table.choose(all, assignment, "Flocking (12345)").place;
  found.maximum = table.field(points, found.grade);
  if (!number_in(found.maximum)) {
    table.fail_without_maximum(
        "expected a number in the row Points Possible. Give the assignment points in Canvas, and "
        "export again");
  }
  for (std::size_t i = 1; i < table.rows().size(); ++i) {
    if (i == points || table.field(i, student) == "Student, Test") found.other_rows.insert(i);
  }
  return found;
}

}  // namespace flocking::report
