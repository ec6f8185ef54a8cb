// Tests where the grader writes its reports, and what they may reveal.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class GradeReports : public ::testing::Test {
 protected:
  GradeReports() {
    place_.add_case("a", 1);
    place_.add_case("deep/b", 3);
    place_.add_script("right", kRightScript);
    place_.add_script("wrong", kWrongScript);
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  [[nodiscard]] std::string text_of(const std::string& name) const {
    return place_.folder().text_of(name);
  }
  /// Returns the names of partly written files left in the folder.
  [[nodiscard]] std::vector<std::string> parts() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(place_.path_of(""))) {
      const std::string name = entry.path().filename().string();
      if (name.find(".part") != std::string::npos) names.push_back(name);
    }
    return names;
  }

 private:
  GradingPlace place_;
};

TEST_F(GradeReports, GoToTheirFilesAllAtOnce) {
  const ProcessResult result = place().grade(
      {"--report", "text=r.txt",      "--report", "markdown=r.md", "--report", "json=r.json",
       "--report", "junit=r.xml",     "--report", "tap=r.tap",     "--report", "github=r.gh",
       "--report", "gradescope=r.gs", "--report", "csv=r.csv",     "--report", "html=r.html",
       "--",       "./wrong"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_EQ(result.output, text_of("r.txt"));
  EXPECT_THAT(text_of("r.md"), StartsWith("# Grading\n"));
  EXPECT_THAT(text_of("r.json"), StartsWith("{\n  \"schema\": \"flocking-grade/1\",\n"));
  EXPECT_THAT(text_of("r.xml"), StartsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"));
  EXPECT_THAT(text_of("r.tap"), StartsWith("TAP version 14\n1..2\n"));
  EXPECT_THAT(text_of("r.gh"), StartsWith("::error title="));
  EXPECT_THAT(text_of("r.gs"), StartsWith("{"));
  EXPECT_THAT(text_of("r.csv"), StartsWith("submission,group,case,verdict,"));
  EXPECT_THAT(text_of("r.html"), StartsWith("<!DOCTYPE html>\n"));
  for (const char* name : {"r.txt", "r.md", "r.html", "r.json", "r.xml", "r.tap", "r.gh", "r.gs"}) {
    EXPECT_THAT(text_of(name), HasSubstr("step 2, agent 0, vx: expected 1.000, found 1.500"))
        << name;
  }
  EXPECT_EQ(parts().size(), 0U);
}

TEST_F(GradeReports, OnOutputReplaceTheText) {
  const ProcessResult result =
      place().grade({"--report", "csv", "--report", "tap", "--", "./right"});
  EXPECT_THAT(result.output, StartsWith("submission,group,case,verdict,"));
  EXPECT_THAT(result.output, HasSubstr("\nTAP version 14\n1..2\n"));
  EXPECT_THAT(result.output, Not(HasSubstr("graded in")));
}

TEST_F(GradeReports, AreWrittenAsFarAsTheyCanBe) {
  const ProcessResult result = place().grade(
      {"--report", "json=/dev/full", "--report", "csv=r.csv", "--report", "tap", "--", "./right"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error,
            "flocking: error: /dev/full: cannot write the report: No space left on device\n");
  EXPECT_THAT(text_of("r.csv"), HasSubstr("\"a\",AC,"));
  EXPECT_THAT(result.output, HasSubstr("ok 2 - deep/b"));
}

TEST_F(GradeReports, DoNotReplaceAFolder) {
  const ProcessResult result =
      place().grade({"--report", "json=cases", "--report", "csv=r.csv", "--", "./right"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error,
            "flocking: error: --report json=cases: cannot open for writing: Is a directory\n");
  EXPECT_FALSE(fs::exists(place().path_of("r.csv"))) << "nothing was run";
  EXPECT_EQ(parts().size(), 0U);
}

// Such pipes are /dev/stdout, or the file that a shell makes for >(command).
TEST_F(GradeReports, GoThroughAPipeAsItIs) {
  const std::string pipe = place().path_of("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0666), 0);
  const int reader = open(pipe.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
  ASSERT_GE(reader, 0);
  EXPECT_EQ(place().grade({"--report", "csv=pipe", "--", "./right"}).exit_status, 0);
  std::string text(65536, '\0');
  const ssize_t count = read(reader, text.data(), text.size());
  close(reader);
  text.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
  EXPECT_THAT(text, StartsWith("submission,group,case,verdict,"));
  EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST_F(GradeReports, LeaveTheOldFileInAReadOnlyFolder) {
  if (geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  static_cast<void>(place().folder().add("kept/r.json", "precious\n"));
  fs::permissions(place().path_of("kept"), fs::perms(0555));
  const ProcessResult result = place().grade({"--report", "json=kept/r.json", "--", "./right"});
  fs::permissions(place().path_of("kept"), fs::perms(0755));
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error, HasSubstr("Permission denied"));
  EXPECT_EQ(text_of("kept/r.json"), "precious\n");
}

TEST_F(GradeReports, TellOfAFullDisk) {
  const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  ASSERT_GE(full, 0);
  Process process(place().grade_command({"--report", "csv=r.csv", "--", "./right"}),
                  {.input = {}, .output = full});
  close(full);
  process.close_output();
  const ProcessResult result = process.finish();
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error, "flocking: error: <stdout>: cannot write: No space left on device\n");
  EXPECT_THAT(text_of("r.csv"), HasSubstr("\"a\",AC,"));
}

/// Returns what the grader prints on a terminal if called with the arguments `what`.
std::string on_terminal(const GradingPlace& place, const Words& variables,
                        const Words& what = {"--", "./right"}) {
  int own = -1;
  int terminal = -1;
  if (openpty(&own, &terminal, nullptr, nullptr, nullptr) != 0) return "no terminal";
  Process process(place.grade_command(what, variables), {.input = {}, .output = terminal});
  close(terminal);
  process.close_output();
  static_cast<void>(process.finish());
  std::string text;
  std::array<char, 4096> block{};
  for (ssize_t count = 0; (count = read(own, block.data(), block.size())) > 0;) {
    text.append(block.data(), static_cast<std::size_t>(count));
  }
  close(own);
  return text;
}

TEST_F(GradeReports, AreColoredOnTerminalsOnly) {
  EXPECT_THAT(on_terminal(place(), {"TERM=xterm"}), HasSubstr("\x1b[32mAC\x1b[0m"));
  EXPECT_THAT(on_terminal(place(), {"TERM=xterm", "NO_COLOR="}), HasSubstr("\x1b[32mAC\x1b[0m"));
  for (const Words& variables : {Words{"TERM=xterm", "NO_COLOR=1"}, Words{"TERM=dumb"}}) {
    const std::string plain = on_terminal(place(), variables);
    EXPECT_THAT(plain, HasSubstr("AC  a ")) << variables.back();
    EXPECT_THAT(plain, Not(HasSubstr("\x1b"))) << variables.back();
  }
  EXPECT_THAT(place().grade({"--", "./right"}).output, Not(HasSubstr("\x1b")));
}

TEST_F(GradeReports, SumUpAClassOnTerminalsOnly) {
  fs::create_directory(place().path_of("class"));
  place().add_script("class/alice", kRightScript);
  place().add_script("class/bob", kWrongScript);
  const Words grade = {"--submissions", "class", "--sandbox", "limits"};
  const std::string summary = on_terminal(place(), {}, grade);
  EXPECT_THAT(summary, HasSubstr("\r\ncases passed, by submissions:\r\n"));
  EXPECT_THAT(summary,
              HasSubstr("\r\n2 submissions: 2 of 4 cases pass, 2 of 4 points, graded in "));
  EXPECT_THAT(summary, HasSubstr("details: add --report text or --report html=class.html"));
  EXPECT_THAT(summary, Not(HasSubstr("off by")));
  Words all = grade;
  all.insert(all.end(), {"--report", "text"});
  EXPECT_THAT(on_terminal(place(), {}, all), HasSubstr("off by"));
  all.back() = "html=class.html";
  EXPECT_THAT(on_terminal(place(), {}, all), HasSubstr("\r\ndetails: class.html\r\n"));
  const std::string piped = place().grade(grade).output;
  EXPECT_THAT(piped, HasSubstr("off by"));
  EXPECT_THAT(piped, Not(HasSubstr("cases passed, by submissions")));
}

TEST_F(GradeReports, AreAddedToTheSummaryOfAGitHubStep) {
  static_cast<void>(place().folder().add("summary.md", "before\n"));
  const Words variables = {"GITHUB_STEP_SUMMARY=summary.md"};
  const ProcessResult result = place().grade({"--", "./right"}, variables);
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_THAT(result.output, HasSubstr("2 of 2 cases pass"));
  EXPECT_THAT(text_of("summary.md"), StartsWith("before\n# Grading\n"));
  const std::size_t once = text_of("summary.md").size();
  static_cast<void>(place().grade({"--", "./wrong"}, variables));
  EXPECT_THAT(text_of("summary.md").substr(once), StartsWith("# Grading\n"));
  EXPECT_EQ(place().grade({"--", "./right"}, {"GITHUB_STEP_SUMMARY=no/such/file"}).exit_status, 0);
}

TEST_F(GradeReports, TellNothingOfHiddenCasesButTheirVerdict) {
  static_cast<void>(place().folder().add("cases/deep/cases.toml", "hidden = true\n"));
  for (const char* format :
       {"text", "markdown", "html", "json", "junit", "tap", "github", "gradescope"}) {
    const std::string report = place().report(format, "./wrong");
    EXPECT_THAT(report, HasSubstr("expected 1.000, found 1.500")) << format;
    EXPECT_THAT(report, HasSubstr("deep/b")) << format;
    EXPECT_THAT(report, Not(HasSubstr("3.500"))) << format;
    EXPECT_THAT(report, Not(HasSubstr("0 0 3 0"))) << format;
  }
  EXPECT_THAT(place().report("csv", "./wrong"), HasSubstr("\"deep\",\"deep/b\",WA,\"\",0,1,,,,,,"));
}

TEST_F(GradeReports, TellAsMuchAsDisclosed) {
  const auto report = [&](const std::string& what) {
    return place().report("text", "./wrong", {"--disclose", what});
  };
  EXPECT_THAT(report("full"), HasSubstr("| 0 0 1 0"));
  EXPECT_THAT(report("difference"), HasSubstr("expected 1.000, found 1.500"));
  EXPECT_THAT(report("difference"), Not(HasSubstr("| 0 0 1 0")));
  EXPECT_THAT(report("verdict"), Not(HasSubstr("1.500")));
  EXPECT_THAT(report("verdict"), HasSubstr("WA"));
}

TEST_F(GradeReports, SharePointsByWeight) {
  static_cast<void>(place().folder().add("cases/deep/cases.toml", "weight = 3\npoints = 8\n"));
  EXPECT_THAT(place().report("csv", "./right"), HasSubstr("\"deep/b\",AC,\"\",8,8,"));
  const std::string shared = place().report("csv", "./right", {"--points", "10"});
  EXPECT_THAT(shared, HasSubstr("\"a\",AC,\"\",2.5,2.5,"));
  EXPECT_THAT(shared, HasSubstr("\"deep/b\",AC,\"\",7.5,7.5,"));
  EXPECT_THAT(place().report("csv", "./wrong", {"--points", "10"}),
              HasSubstr("\"deep/b\",WA,\"\",0,7.5,"));
}

}  // namespace
}  // namespace flocking::testing
