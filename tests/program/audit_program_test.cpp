// `flocking audit` as a user calls it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using Words = std::vector<std::string>;

class AuditProgram : public ::testing::Test {
 protected:
  static ProcessResult audit(Words words) {
    words.insert(words.begin(), "audit");
    return run_flocking(words);
  }
  void add_case(const std::string& folder, const std::string& name) const {
    for (const char* end : {".in", ".out"}) {
      std::ostringstream text;
      text << std::ifstream(std::string(FLOCKING_TESTCASES "/course/") + name + end).rdbuf();
      static_cast<void>(folder_.add(folder + "/" + name + end, text.str()));
    }
  }
  TempFolder folder_;
};

TEST_F(AuditProgram, FindsNothingThatOurOwnCasesMiss) {
  const ProcessResult result = audit({"--cases", FLOCKING_TESTCASES "/course"});
  EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
  EXPECT_THAT(result.output, HasSubstr(": audit: score 100.0 of 100; "));
  EXPECT_THAT(result.output, HasSubstr(" are noticed, 0 survive, "));
  EXPECT_THAT(result.output, HasSubstr("answers follow course ("));
}

TEST_F(AuditProgram, SaysHowLittleTheExampleAloneNotices) {
  add_case("example", "two_agents_cohesion");
  const ProcessResult result = audit({"--cases", folder_.path_of("example")});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.output, HasSubstr("\nSurvive, though these inputs show them:\n"));
  EXPECT_EQ(result.error, "");
}

TEST_F(AuditProgram, WritesEachFormat) {
  add_case("cases", "all_forces");
  for (const auto& [format, start] :
       {std::pair("text", "/"), std::pair("markdown", "# Cases of "), std::pair("json", "{\n"),
        std::pair("html", "<!doctype html>")}) {
    const std::string file = folder_.path_of(std::string("report.") + format);
    const ProcessResult result =
        audit({"--cases", folder_.path_of("cases"), "--format", format, "-o", file, "--minimise"});
    EXPECT_EQ(result.exit_status, 1) << result.error;
    EXPECT_EQ(result.output, "");
    EXPECT_THAT(folder_.text_of(std::string("report.") + format), StartsWith(start));
    EXPECT_THAT(folder_.text_of(std::string("report.") + format), HasSubstr("all_forces"));
  }
}

TEST_F(AuditProgram, FollowsTheRulesOfTheAnswers) {
  const ProcessResult result = audit({"--cases", FLOCKING_TESTCASES "/course-tests"});
  EXPECT_THAT(result.output, HasSubstr("answers follow course-tests ("));
  EXPECT_THAT(result.output, HasSubstr("separation.term=inverse"));
}

TEST_F(AuditProgram, SaysWhatIsWrong) {
  const ProcessResult none = audit({"--cases", folder_.path_of("nowhere")});
  EXPECT_EQ(none.exit_status, 3);
  EXPECT_THAT(none.error, HasSubstr("nowhere"));
  EXPECT_EQ(audit({"--format", "pdf"}).error,
            "flocking: error: --format: expected one of: text, markdown, json, html, found 'pdf'\n"
            "Try 'flocking --help'.\n");
  EXPECT_EQ(audit({"cases"}).error,
            "flocking: error: unexpected argument 'cases'; give the cases with --cases DIR\n"
            "Try 'flocking --help'.\n");
  EXPECT_THAT(audit({"--rules", "book"}).error,
              HasSubstr("--rules: expected one of: course, course-tests, found 'book'"));
}

}  // namespace
}  // namespace flocking::testing
