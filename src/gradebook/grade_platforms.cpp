#include "gradebook/grade_platforms.h"

#include <array>

namespace flocking::gradebook {
namespace {

// In the order of Platform.
constexpr std::array<PlatformRow, 5> kPlatformRows = {
    {{Platform::kCanvas, "canvas", "Canvas", "an export of Canvas' gradebook",
      "in Canvas, choose Grades, Export, Export Entire Gradebook", "Grades, Import",
      "`NAME (12345)`", "the row `Points Possible`", "`EX`, `N/A`, `(read only)`, the Test Student",
      true, find_canvas},
     {Platform::kMoodle, "moodle", "Moodle", "a grading worksheet of Moodle",
      "in Moodle, switch on Offline grading worksheet among the assignment's feedback types, "
      "choose Submissions, Download grading worksheet",
      "the assignment, Upload grading worksheet", "`Grade`", "the column `Maximum grade`",
      "`Grade can be changed` is `No`", true, find_moodle},
     {Platform::kBrightspace, "brightspace", "Brightspace", "an export of Brightspace's grades",
      "in Brightspace, choose Grades, Enter Grades, Export, with Key Field: Both, Grade Values: "
      "Points grade, Export to CSV",
      "Grades, Enter Grades, Import", "`NAME Points Grade <Numeric MaxPoints:10>`", "`MaxPoints`",
      "text that is not a number", true, find_brightspace},
     {Platform::kBlackboard, "blackboard", "Blackboard", "a download of Blackboard's Grade Center",
      "in Blackboard, choose Full Grade Center, Work Offline, Download, with Selected Column",
      "Full Grade Center, Work Offline, Upload", "`NAME [Total Pts: 10 Score] |12345`",
      "`Total Pts`", "text that is not a number, but for `Needs Grading` and `In Progress`", true,
      find_blackboard},
     {Platform::kSakai, "sakai", "Sakai", "a grades.csv of Sakai",
      "in Sakai, open the assignment, choose Download All, with Grade file as CSV",
      "the assignment, Upload All, as grades.csv in the zip", "`grade`",
      "not there: compare with --points", "text that is not a number", false, find_sakai}}};

}  // namespace

std::span<const PlatformRow> platforms() { return kPlatformRows; }

const PlatformRow& row_of(Platform platform) {
  return kPlatformRows.at(static_cast<std::size_t>(platform));
}

std::string platform_flags() {
  std::string flags;
  for (const PlatformRow& row : kPlatformRows) {
    if (!flags.empty()) flags += &row == &kPlatformRows.back() ? " or " : ", ";
    flags += row.flag;
  }
  return flags;
}

}  // namespace flocking::gradebook
