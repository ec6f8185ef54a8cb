// Tests of results that are stored while a class is graded, and reused later.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <regex>
#include <string>
#include <thread>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

// Each run and each build prints its time, so that the text changes if it is repeated.
constexpr const char* kRun =
    "#include <cstdio>\n#include <time.h>\n"
    "int main() {\n  double n[8], x, y, u, v, t;\n"
    "  for (double& one : n) if (std::scanf(\"%lf\", &one) != 1) return 1;\n"
    "  if (std::scanf(\"%lf %lf %lf %lf\", &x, &y, &u, &v) != 4) return 1;\n"
    "  while (std::scanf(\"%lf\", &t) == 1) {\n    x += u * t;\n"
    "    std::printf(\"%.3f %.3f %.3f %.3f\\n\", x, y, u + OFF, v);\n  }\n"
    "  timespec now;\n  clock_gettime(CLOCK_REALTIME, &now);\n"
    "  std::fprintf(stderr, \"ran %lld%09ld, built %s\\n\", static_cast<long long>("
    "now.tv_sec), now.tv_nsec, BUILT);\n}\n";
constexpr const char* kMakefile =
    "all:\n\tg++ -DOFF=0.5 -DBUILT=\\\"$$(date +%s.%N)\\\" -o flock main.cpp\n";
constexpr const char* kBroken =
    "all:\n\techo \"main.cpp:1:1: error: at $$(date +%s.%N)\" >&2; exit 1\n";

class GradeResume : public ::testing::Test {
 protected:
  GradeResume() {
    place_.add_case("a", 1);
    place_.add_case("b", 2);
  }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add("class/" + name, text));
  }
  // Adds a file with a source that is right, or whose vx is wrong by 0.5.
  void add_source(const std::string& name, bool is_right) const {
    add(name,
        std::string("#define BUILT \"once\"\n#define OFF ") + (is_right ? "0\n" : "0.5\n") + kRun);
  }
  void add_made(const std::string& who) const {
    add(who + "/Makefile", kMakefile);
    add(who + "/main.cpp", kRun);
  }
  [[nodiscard]] ProcessResult grade(const std::string& report, const Words& more = {}) const {
    return place_.grade(command(report, more));
  }
  [[nodiscard]] static Words command(const std::string& report, const Words& more) {
    Words words = {"--submissions", "class", "--cache", "cache", "--report", "json=" + report};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  [[nodiscard]] std::string text_of(const std::string& name) const {
    return place_.folder().text_of(name);
  }
  /// Returns a report without the two lines that may differ between gradings with the same results.
  [[nodiscard]] std::string report(const std::string& name) const {
    return std::regex_replace(text_of(name), std::regex("\n  \"(started_at|wall_s)\": [^\n]*"), "");
  }
  /// Returns the part of a report about one submission.
  [[nodiscard]] std::string part_of(const std::string& name, const std::string& who) const {
    const std::string all = text_of(name);
    const std::size_t begin = all.find("\n      \"name\": \"" + who + "\"");
    return all.substr(begin, all.find("\n    }", begin) - begin);
  }
  void expect_taken_over(const ProcessResult& result, const std::string& runs) const {
    EXPECT_THAT(result.error, HasSubstr("flocking: " + runs + " reused from earlier gradings\n"));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(GradeResume, SinceAReportBuildsAndRunsWhatHasChangedSlow) {
  if (!has_tool("make")) GTEST_SKIP() << "no make";
  for (const char* who : {"anna", "bob", "cleo"}) add_made(who);
  add("dan/Makefile", kBroken);
  EXPECT_EQ(grade("1.json", {"--explain", "json=1.why", "-j", "2"}).exit_status, 1);
  add("bob/main.cpp", std::string("\n") + kRun);
  const ProcessResult second =
      grade("2.json", {"--explain", "json=2.why", "-j", "2", "--since", "1.json"});
  EXPECT_EQ(second.exit_status, 1) << second.error;
  expect_taken_over(second, "4 of 6 runs are");
  for (const char* who : {"anna", "cleo", "dan"}) {
    EXPECT_EQ(part_of("2.json", who), part_of("1.json", who)) << who;
  }
  EXPECT_THAT(part_of("2.json", "dan"), HasSubstr("main.cpp:1:1: error: at "));
  EXPECT_NE(part_of("2.json", "bob"), part_of("1.json", "bob"));
  EXPECT_THAT(part_of("2.json", "bob"), ContainsRegex("\"stderr_excerpt\": \"ran [0-9]+, built "));
  // Nothing has changed: all bytes must be the same, also in explanations, except for start and
  // duration.
  expect_taken_over(grade("3.json", {"--explain", "json=3.why", "--since", "2.json"}),
                    "6 of 6 runs are");
  EXPECT_EQ(report("3.json"), report("2.json"));
  EXPECT_EQ(text_of("3.why"), text_of("2.why"));
  expect_taken_over(grade("4.json", {"--explain", "json=4.why", "--resume"}), "6 of 6 runs are");
  EXPECT_EQ(report("4.json"), report("2.json"));
  EXPECT_EQ(text_of("4.why"), text_of("2.why"));
  EXPECT_THAT(text_of("4.why"), HasSubstr("\"anna\""));
  // Without either option all cases are run again.
  EXPECT_EQ(grade("5.json").error, "");
  EXPECT_NE(part_of("5.json", "anna"), part_of("2.json", "anna"));
}

TEST_F(GradeResume, TakesOverOnlyWhatStandsInTheReport) {
  add_source("anna.cpp", true);
  EXPECT_EQ(grade("1.json").exit_status, 0);
  add_source("bob.cpp", true);
  EXPECT_EQ(grade("2.json").exit_status, 0);
  expect_taken_over(grade("3.json", {"--since", "1.json"}), "2 of 4 runs are");
  expect_taken_over(grade("4.json", {"--since", "2.json"}), "4 of 4 runs are");
  expect_taken_over(grade("5.json", {"--resume"}), "4 of 4 runs are");
}

// --since reads only the list of names from the report.
TEST_F(GradeResume, BelievesNoVerdictOfAReport) {
  add_source("anna.cpp", false);
  EXPECT_EQ(grade("1.json").exit_status, 1);
  std::string edited = std::regex_replace(text_of("1.json"), std::regex("\"WA\""), "\"AC\"");
  edited = std::regex_replace(edited, std::regex("wrong answer"), "accepted");
  static_cast<void>(place().folder().add("edited.json", edited));
  const ProcessResult result = grade("2.json", {"--since", "edited.json"});
  EXPECT_EQ(result.exit_status, 1);
  expect_taken_over(result, "2 of 2 runs are");
  EXPECT_EQ(report("2.json"), report("1.json"));
}

// A journal counts only if only the grader's user could write to it.
TEST_F(GradeResume, TakesNothingFromJournalsThatOthersCouldWrite) {
  add_source("anna.cpp", true);
  EXPECT_EQ(grade("1.json").exit_status, 0);
  const fs::path journal = fs::directory_iterator(place().path_of("cache/results"))->path();
  fs::permissions(journal, fs::perms(0666));
  expect_taken_over(grade("2.json", {"--resume"}), "0 of 2 runs are");
  fs::permissions(place().path_of("cache/results"), fs::perms(0777));
  const ProcessResult result = grade("3.json", {"--resume"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error,
              HasSubstr("cache/results: other users can write to this folder and replace stored "
                        "results; give one that only you can write to\n"));
}

TEST_F(GradeResume, RunsAgainWhatDependsOnWhatHasChangedSlow) {
  add_source("anna.cpp", true);
  EXPECT_EQ(grade("1.json").exit_status, 0);
  for (const Words& changed : {Words{"--time-limit", "3"}, Words{"--memory-limit", "300"},
                               Words{"--abs-tolerance", "0.01"}, Words{"--strict-format"},
                               Words{"--repeat", "2"}, Words{"--cxx-flags", "-O1"}}) {
    Words more = {"--resume"};
    more.insert(more.end(), changed.begin(), changed.end());
    expect_taken_over(grade("2.json", more), "0 of 2 runs are");
  }
  const bool has_namespaces = grade("full.json", {"--sandbox", "full"}).exit_status != 3;
  expect_taken_over(grade("2.json", {"--resume", "--sandbox", "limits"}),
                    has_namespaces ? "0 of 2 runs are" : "2 of 2 runs are");
  // Options that only change how results are counted or shown do not require new runs.
  expect_taken_over(
      grade("3.json", {"--resume", "--points", "7", "-j", "3", "--disclose", "verdict"}),
      "2 of 2 runs are");
  EXPECT_THAT(text_of("3.json"), HasSubstr("\"points\": 7"));
  place().add_case("a", 3);
  expect_taken_over(grade("4.json", {"--resume"}), "1 of 2 runs are");
  fs::rename(place().path_of("class/anna.cpp"), place().path_of("class/bob.cpp"));
  expect_taken_over(grade("5.json", {"--resume"}), "0 of 2 runs are");
}

TEST_F(GradeResume, TakesOverOfOtherPartsSlow) {
  for (const char* who : {"anna", "bob", "cleo"}) add_source(std::string(who) + ".cpp", true);
  EXPECT_EQ(grade("1.json", {"--shard", "1/2"}).exit_status, 0);
  EXPECT_EQ(grade("2.json", {"--shard", "2/2"}).exit_status, 0);
  expect_taken_over(grade("all.json", {"--resume"}), "6 of 6 runs are");
  for (const char* who : {"anna", "cleo"}) {
    EXPECT_EQ(part_of("all.json", std::string(who) + ".cpp"),
              part_of("1.json", std::string(who) + ".cpp"));
  }
  EXPECT_EQ(part_of("all.json", "bob.cpp"), part_of("2.json", "bob.cpp"));
}

TEST_F(GradeResume, HasTheOutputsAndReplaysThatAreAskedForSlow) {
  add_source("anna.cpp", false);
  add_source("bob.cpp", true);
  EXPECT_EQ(grade("1.json", {"--keep", "kept"}).exit_status, 1);
  expect_taken_over(grade("2.json", {"--resume", "--keep", "kept"}), "4 of 4 runs are");
  // One file is deleted, another is changed.
  fs::remove(place().path_of("kept/anna.cpp/a.out"));
  static_cast<void>(place().folder().add("kept/bob.cpp/b.out", "1\n"));
  expect_taken_over(grade("3.json", {"--resume", "--keep", "kept"}), "2 of 4 runs are");
  EXPECT_EQ(text_of("kept/anna.cpp/a.out"), "1.000 0.000 1.500 0.000\n2.000 0.000 1.500 0.000\n");
  EXPECT_EQ(text_of("kept/bob.cpp/b.out"), text_of("cases/b.out"));
  // Pages show the judged run: for failed cases its output is needed, and it was not kept.
  const ProcessResult replayed = grade("4.json", {"--resume", "--replays", "pages"});
  expect_taken_over(replayed, "2 of 4 runs are");
  for (const char* page : {"pages/anna.cpp/a.html", "pages/anna.cpp/b.html"}) {
    EXPECT_THAT(text_of(page), HasSubstr("<!DOCTYPE html>")) << page;
    EXPECT_THAT(text_of("4.json"), HasSubstr(page));
  }
  expect_taken_over(grade("5.json", {"--resume", "--replays", "more", "--keep", "kept"}),
                    "4 of 4 runs are");
  EXPECT_THAT(text_of("more/anna.cpp/b.html"), HasSubstr("<!DOCTYPE html>"));
}

// The grader is killed during the runs.
TEST_F(GradeResume, GoesOnAfterAKillSlow) {
  for (const char* who : {"anna", "bob", "cleo", "dan"}) {
    std::string source = "#define BUILT \"once\"\n#define OFF 0.5\n#include <unistd.h>\n";
    source += kRun;
    source.insert(source.find("int main() {") + 12, "\n  usleep(300000);");
    add(std::string(who) + ".cpp", source);
  }
  {
    Process broken(place().grade_command(command("1.json", {})));
    const fs::path results = place().path_of("cache/results");
    for (int i = 0; i < 600; ++i) {
      std::error_code none;
      std::uintmax_t bytes = 0;
      for (const auto& entry : fs::directory_iterator(results, none))
        bytes += entry.file_size(none);
      if (bytes > 1000) break;  // after at least two runs
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }  // killed by SIGKILL
  EXPECT_FALSE(fs::exists(place().path_of("1.json")));
  const ProcessResult resumed = grade("2.json", {"--resume"});
  EXPECT_EQ(resumed.exit_status, 1);
  EXPECT_THAT(resumed.error,
              ContainsRegex("flocking: [2-7] of 8 runs are reused from earlier gradings"));
  const auto without_runs = [&](const std::string& name) {
    return std::regex_replace(without_measures(text_of(name)), std::regex("ran [0-9]+"), "ran");
  };
  EXPECT_EQ(grade("3.json").error, "");
  EXPECT_EQ(without_runs("2.json"), without_runs("3.json"));
}

TEST_F(GradeResume, SaysWhatItCannotDo) {
  add_source("anna.cpp", true);
  static_cast<void>(place().folder().add("r.json", "{\"schema\": \"other\"}\n"));
  static_cast<void>(place().folder().add("old.json", "{\"schema\": \"flocking-grade/1\"}\n"));
  ProcessResult result = grade("1.json", {"--since", "r.json"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error,
            "flocking: error: --since r.json: this is not a JSON report of flocking grade; write "
            "one with --report json=FILE\n");
  result = grade("1.json", {"--since", "none.json"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error, "flocking: error: --since none.json: expected a file, found nothing\n");
  result = grade("1.json", {"--since", "old.json"});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_THAT(
      result.error,
      HasSubstr("flocking: warning: --since old.json: it has no fingerprints of submissions, "
                "because that grading stored no results; all submissions are graded\n"));
  result = grade("1.json", {"--resume", "--since", "old.json"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.error,
              HasSubstr("--resume cannot be combined with --since, which reuses fewer results"));
}

// If a submission could write to stored results, none are stored.
TEST_F(GradeResume, KeepsNothingWithinReachOfSubmissions) {
  add_source("anna.cpp", true);
  // If root grades, submissions run as another user.
  const ProcessResult result = place().grade_as_nobody(
      {"--submissions", "class", "--cache", "cache", "--sandbox", "none", "--resume"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error, HasSubstr("--resume: there is no folder for results that submissions "
                                      "cannot reach; give one with --cache DIR"));
}

}  // namespace
}  // namespace flocking::testing
