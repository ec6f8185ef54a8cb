// Runs `flocking audit` like a user.
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

TEST_F(AuditProgram, FindsNothingThatOurOwnCasesMissSlow) {
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
  EXPECT_THAT(result.output,
              HasSubstr("\nNot noticed by any case, although these inputs show them:\n"));
  EXPECT_EQ(result.error, "");
}

TEST_F(AuditProgram, WritesEachFormatSlow) {
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

TEST_F(AuditProgram, AddsCasesForWhatSurvivesSlow) {
  add_case("cases", "two_agents_cohesion");
  const std::string added = folder_.path_of("cases/added");
  const ProcessResult first = audit({"--cases", folder_.path_of("cases"), "--add", added});
  EXPECT_EQ(first.exit_status, 0) << first.output << first.error;
  EXPECT_THAT(first.output, HasSubstr(" cases were added: "));
  const ProcessResult second = audit({"--cases", folder_.path_of("cases")});
  EXPECT_EQ(second.exit_status, 0) << second.output;
  EXPECT_THAT(second.output, HasSubstr(" 0 survive, "));
  EXPECT_THAT(second.output, ::testing::Not(HasSubstr(" is unfair: ")));
  EXPECT_EQ(audit({"--cases", folder_.path_of("cases"), "--add", added}).error,
            "flocking: error: --add " + added + ": expected a new folder, or an empty one\n");
  const ProcessResult none =
      audit({"--cases", folder_.path_of("cases"), "--add", folder_.path_of("more")});
  EXPECT_THAT(
      none.output,
      HasSubstr("no case was added: the cases notice every mistake that an input could show"));
}

TEST_F(AuditProgram, NamesUnfairCases) {
  static_cast<void>(folder_.add(
      "cases/edge.in", "0.1 0 0 0 1 0 0 4\n0 0 0 0\n0.1 0 0 0\n0.1 0 0 0\n0.1 0 0 0\n1\n"));
  static_cast<void>(folder_.add("cases/tie.in", "0 0 0 0 0 0 0 1\n0.0625 0 1 0\n1\n"));
  EXPECT_THAT(audit({"--cases", folder_.path_of("cases")}).output,
              AllOf(HasSubstr("edge is unfair: a right program that "),
                    HasSubstr(" at step 1, agent 0, x; right programs differ by 1\n"),
                    ::testing::Not(HasSubstr("tie is unfair"))));
  static_cast<void>(folder_.add("cases/cases.toml", "abs_tolerance = 0\n"));
  EXPECT_THAT(audit({"--cases", folder_.path_of("cases")}).output,
              HasSubstr("tie is unfair: a right program that rounds ties away from 0 prints 1.063 "
                        "for 1.062 at step 1, agent 0, x; right programs differ by 0.001\n"));
}

TEST_F(AuditProgram, SaysWhatIsOddAboutTheSet) {
  static_cast<void>(folder_.add("cases/a.in", "1 2 3 4 5 6 7 1\n1 2 3 4\n0.5\n"));
  static_cast<void>(folder_.add("cases/b.in", "1 2 3 4 5 6 7 1\r\n1 2 3 4\r\n0.5"));
  static_cast<void>(folder_.add("cases/c.in", "1 2 3 4 5 6 7 1\n1 2 3 4.0\n0.5\n0.5\n"));
  static_cast<void>(folder_.add("cases/cases.toml", "[case.a]\nhidden = true\n"));
  const std::string said = audit({"--cases", folder_.path_of("cases")}).output;
  for (const char* line :
       {"\na hidden case has the same numbers as a visible case: a and b\n",
        "\nprograms that read the assignment line by line may crash on 1 input in "
        "another layout: b\n",
        "\nno line end after the last line: b\n"}) {
    EXPECT_THAT(said, HasSubstr(line));
  }
}

TEST_F(AuditProgram, IsALineOfPackages) {
  add_case("cases", "all_forces");
  add_case("cases", "two_agents_cohesion");
  add_case("cases", "alignment_alone");
  add_case("cases", "two_hundred_agents");
  const ProcessResult package =
      run_flocking({"package", "--untried", "--cases", folder_.path_of("cases"), "--out",
                    folder_.path_of("package")});
  EXPECT_EQ(package.exit_status, 0) << package.error;
  EXPECT_THAT(package.output,
              ::testing::ContainsRegex("\naudit: score [0-9.]+ of 100; [0-9]+ of [0-9]+ "));
}

// A right program is reported as within the tolerances, a wrong program is not.
TEST_F(AuditProgram, GradingSaysWhatIsWithinWhatRightProgramsDo) {
  static_cast<void>(folder_.add(
      "cases/edge.in", "0.1 0 0 0 1 0 0 4\n0 0 0 0\n0.1 0 0 0\n0.1 0 0 0\n0.1 0 0 0\n1\n"));
  const auto graded = [&](const std::string& output) {
    const std::string program =
        folder_.add("program", "#!/bin/sh\ncat > /dev/null\nprintf '" + output + "'\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    return run_flocking({"grade", "--cases", folder_.path_of("cases"), "--process-limit", "64",
                         "--sandbox", "limits", "--", program})
        .output;
  };
  const char* said = "on this case, and this program's error is not larger";
  const std::string others = "0.100 0.000 0.000 0.000\\n";
  const std::string rest = "0.033 0.000 -0.667 0.000\\n";
  EXPECT_THAT(graded("1.000 0.000 1.000 0.000\\n-0.567 0.000 -0.667 0.000\\n-0.567 0.000 -0.667 "
                     "0.000\\n-0.567 0.000 -0.667 0.000\\n"),
              HasSubstr(said));
  EXPECT_THAT(graded("7.000 0.000 1.000 0.000\\n" + rest + rest + rest),
              ::testing::Not(HasSubstr(said)));
}

TEST_F(AuditProgram, SaysWhatIsWrong) {
  const ProcessResult none = audit({"--cases", folder_.path_of("nowhere")});
  EXPECT_EQ(none.exit_status, 3);
  EXPECT_THAT(none.error, HasSubstr("nowhere"));
  EXPECT_EQ(audit({"--format", "pdf"}).error,
            "flocking: error: --format: expected one of: text, markdown, json, html, found 'pdf'\n"
            "Try 'flocking audit --help'.\n");
  EXPECT_EQ(audit({"cases"}).error,
            "flocking: error: unexpected argument 'cases'; give the cases with --cases DIR\n"
            "Try 'flocking audit --help'.\n");
  EXPECT_THAT(audit({"--rules", "book"}).error,
              HasSubstr("--rules: expected one of: course, course-tests, found 'book'"));
}

}  // namespace
}  // namespace flocking::testing
