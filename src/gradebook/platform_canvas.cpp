#include <array>

#include "base/words.h"
#include "gradebook/grade_platforms.h"

namespace flocking::gradebook {
namespace {

// Returns the parts of "NAME (12345)"; both empty if `head` has another form.
GradeColumn canvas_assignment(std::string_view head, std::size_t place) {
  const std::size_t open = head.rfind(" (");
  if (open == std::string_view::npos || !head.ends_with(')')) return {};
  const std::string_view id = head.substr(open + 2, head.size() - open - 3);
  return parse_whole(id) ? GradeColumn{place, head.substr(0, open), id} : GradeColumn{};
}

// Returns the row before the first student that has the maximum points: "    Points Possible". In
// other languages, only the four blanks are the same.
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
  // A student can use the name of the platform's test student, but only the test student has no
  // school id.
  const std::optional<std::size_t> school_id = table.column("SIS User ID");
  for (std::size_t i = 1; i < table.rows().size(); ++i) {
    const bool is_test = table.field(i, student) == "Student, Test" &&
                         (!school_id || table.field(i, *school_id).empty());
    if (i == points || is_test) found.other_rows.insert(i);
  }
  return found;
}

}  // namespace flocking::gradebook
