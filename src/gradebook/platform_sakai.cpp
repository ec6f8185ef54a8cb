#include <array>

#include "gradebook/grade_platforms.h"
#include "redaction/safe_text.h"

namespace flocking::gradebook {
namespace {

void require_points(const ExportTable& table) {
  const std::string type = lower_case(table.field(0, 1));
  for (const char* other : {"letter", "pass", "check", "ungraded"}) {
    if (type.find(other) == std::string::npos) continue;
    table.fail("is graded by \"" + redaction::one_line(table.field(0, 1)) +
               "\", not by points. Set the assignment's grade scale to Points in Sakai");
  }
}

}  // namespace

// Two lines with the assignment and its type precede the head.
ExportColumns find_sakai(const ExportTable& table, const std::string& assignment) {
  constexpr std::array<std::string_view, 3> kNeeded = {"Display ID", "ID", "grade"};
  ExportColumns found;
  for (std::size_t i = 0; i < table.rows().size(); ++i) {
    if (table.column(kNeeded.front(), i)) {
      found.head = i;
      break;
    }
  }
  table.require_columns(kNeeded, found.head);
  if (found.head > 0) require_points(table);
  found.who = *table.column("ID", found.head);
  found.submitted = table.column("Submission date", found.head);
  const std::size_t grade = *table.column("grade", found.head);
  std::vector<GradeColumn> all = {{grade, "grade", {}}};
  // `assignment` may be the name of the assignment instead of the head of the column.
  if (found.head > 0 && !table.field(0, 0).empty()) all.front().name = table.field(0, 0);
  found.grade = table.choose(all, assignment, "grade", found.head).place;
  return found;
}

}  // namespace flocking::gradebook
