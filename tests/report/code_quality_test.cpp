#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "report/explanations.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

std::string fingerprint_in(const std::string& report) {
  const std::size_t at = report.find("\"fingerprint\": \"");
  return at == std::string::npos ? "" : report.substr(at + 16, 64);
}

TEST(CodeQualityReport, HasAnIssueForEachKnownLine) {
  const std::string report = written("codequality", testing::crash_record());
  const std::string first = fingerprint_in(report);
  const std::string second = fingerprint_in(report.substr(report.find(first) + 64));
  EXPECT_NE(first, second);
  EXPECT_EQ(report, R"~([
  {
    "description": "RTE: runtime error: signal 11 (SIGSEGV); std::stod of 'x'; called from src/main.cpp:90, src/read.h:4",
    "check_name": "failure",
    "fingerprint": ")~" +
                        first + R"~(",
    "severity": "critical",
    "location": {
      "path": "src/main.cpp",
      "lines": {
        "begin": 71
      }
    }
  },
  {
    "description": "compiler warning: suggest parentheses",
    "check_name": "compiler-warning",
    "fingerprint": ")~" +
                        second + R"~(",
    "severity": "info",
    "location": {
      "path": "src/main.cpp",
      "lines": {
        "begin": 8
      }
    }
  }
]
)~");
}

TEST(CodeQualityReport, KeepsAFingerprintWhenTheLineMoves) {
  grade::Record record = testing::crash_record();
  const std::string before = fingerprint_in(written("codequality", record));
  record.submissions.front().cases.front().crash->line = 72;
  EXPECT_EQ(fingerprint_in(written("codequality", record)), before);
  record.submissions.front().cases.front().crash->cause = "index 5 of a vector of 5";
  EXPECT_NE(fingerprint_in(written("codequality", record)), before);
}

TEST(CodeQualityReport, IsEmptyWhereNoPlaceIsKnown) {
  EXPECT_EQ(written("codequality", testing::mixed_record()), "[]\n");
  EXPECT_EQ(written("codequality", testing::record_of({})), "[]\n");
}

TEST(CodeQualityReport, IsNotForAClass) {
  EXPECT_THROW(written("codequality", testing::class_record()), std::invalid_argument);
}

}  // namespace
}  // namespace flocking::report
