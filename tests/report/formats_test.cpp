#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "report/records.h"
#include "report/report.h"

namespace flocking::report {
namespace {

TEST(ReportFormats, HaveNamesAndHelp) {
  std::set<std::string_view> names;
  for (const ReportFormat& format : report_formats()) {
    EXPECT_TRUE(names.insert(format.name).second) << format.name;
    EXPECT_FALSE(format.help.empty()) << format.name;
  }
  EXPECT_EQ(report_formats().front().name, "text");
}

TEST(ReportFormats, StandInTheDocuments) {
  for (const char* document : {"grading.md", "flocking.1"}) {
    std::ifstream file(std::filesystem::path(FLOCKING_TESTCASES) / ".." / "docs" / document);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const bool is_manual = text.find(".TH") != std::string::npos;
    const std::size_t begin = text.find(is_manual ? "Write another report:" : "`--report FORMAT");
    ASSERT_NE(begin, std::string::npos) << document;
    const std::string part =
        text.substr(begin, text.find(is_manual ? ".TP" : "\n\n", begin) - begin);
    for (const ReportFormat& format : report_formats()) {
      EXPECT_NE(part.find(format.name), std::string::npos)
          << document << " does not mention " << format.name;
    }
  }
}

TEST(ReportFormats, WriteTheSameOfTheSameRecord) {
  for (const ReportFormat& format : report_formats()) {
    if (format.fills_in) continue;  // tested in grade_export_test.cpp
    const std::string report = format.write(testing::mixed_record(), {});
    EXPECT_EQ(report, format.write(testing::mixed_record(), {}));
    EXPECT_TRUE(report.ends_with('\n')) << format.name;
  }
}

// Reports of two gradings that differ only in times must differ only in the fields for times.
TEST(ReportFormats, DifferInTimesOnlyWhereTimesDiffer) {
  const auto timed = [](double seconds) {
    grade::Record record = testing::mixed_record();
    record.wall_s = seconds;
    for (grade::CaseResult& one : record.submissions.front().cases) {
      one.usage.cpu_s = one.usage.wall_s = seconds;
    }
    return record;
  };
  for (const ReportFormat& format : report_formats()) {
    if (format.fills_in) continue;
    std::string report = format.write(timed(4.125), {});
    for (std::size_t at = report.find("4.125"); at != std::string::npos;
         at = report.find("4.125")) {
      report.replace(at, 5, "8.375");
    }
    if (format.name == "junit") continue;  // it has sums of times
    EXPECT_EQ(report, format.write(timed(8.375), {})) << format.name;
  }
}

}  // namespace
}  // namespace flocking::report
