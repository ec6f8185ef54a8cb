// Tests of flocking view as it is installed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "replay/page_reader.h"
#include "replay/replays.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* kTwoViewed = "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n0.125\n0.125\n";

class View : public ::testing::Test {
 protected:
  View() { static_cast<void>(place_.folder().add("two.in", kTwoViewed)); }

  [[nodiscard]] const GradingPlace& place() const { return place_; }
  // `limits` only: a page does not depend on the sandbox's layers.
  [[nodiscard]] ProcessResult view(const Words& words) const {
    Words all = {"view", "--sandbox", "limits"};
    all.insert(all.end(), words.begin(), words.end());
    return place_.flocking(all);
  }
  [[nodiscard]] std::string error_of(const Words& words, int status) const {
    const ProcessResult result = view(words);
    EXPECT_EQ(result.exit_status, status) << result.error;
    EXPECT_EQ(result.output, "");
    EXPECT_FALSE(fs::exists(place_.path_of("page.html")));
    return result.error;
  }
  [[nodiscard]] PageReader page() const { return PageReader(place_.folder().text_of("page.html")); }

 private:
  GradingPlace place_;
};

TEST_F(View, ShowsOneFlock) {
  const ProcessResult result = view({"two.in", "-o", "page.html"});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.output, "wrote page.html: 2 agents, 2 steps\n");
  EXPECT_EQ(page().frame("expected", 2), "0.000 0.454 0.000 -0.246 0.000 -0.454 0.000 0.246 ");
  EXPECT_EQ(page().facts()["title"].text, "two.in");
}

// The program moves towards its neighbours instead of away from them: the flocks start together and
// drift apart.
TEST_F(View, ShowsFlocksThatDriftApart) {
  std::string input = "0 9 9 0 0 1 0 3\n0 0 0 0\n1 0 0 0\n0 2 0 0\n";
  for (int i = 0; i < 50; ++i) input += "0.1\n";
  static_cast<void>(place().folder().add("three.in", input));
  const ProcessResult result = view(
      {"three.in", "-o", "page.html", "--", kProgram, "--variant", "separation.direction=towards"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.output,
              StartsWith("wrote page.html: first difference at step 1, agent 0, x: "));
  const PageReader page = this->page();
  EXPECT_EQ(page.facts()["difference"]["frame"].count(), 1U);
  EXPECT_EQ(page.facts()["verdict"]["short"].text, "WA");
  EXPECT_THAT(page.facts()["program"].text, HasSubstr("--variant separation.direction=towards"));
  const auto apart = [&](std::size_t frame) {
    return std::abs(std::stod(*page.text("expected", frame, 0, 0)) -
                    std::stod(*page.text("actual", frame, 0, 0)));
  };
  EXPECT_EQ(apart(0), 0);
  EXPECT_GT(apart(10), apart(1));
  EXPECT_GT(apart(50), 1);
}

TEST_F(View, SaysWhereFlocksAgree) {
  const ProcessResult result = view({"two.in", "--output=page.html", "--", kProgram});
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output, "wrote page.html: the flocks agree\n");
  EXPECT_EQ(page().facts()["verdict"]["short"].text, "AC");
}

TEST_F(View, ShowsAnOutputThatWasKept) {
  static_cast<void>(place().folder().add(
      "mine.out", "0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n0.000 0.5 0.000\n"));
  const ProcessResult result = view({"two.in", "-o", "page.html", "--actual", "mine.out"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output,
            "wrote page.html: first difference at step 2, agent 0, y: expected 0.454, found 0.5, "
            "off by 0.046 (line 3, column 7 of the output)\n");
  EXPECT_EQ(page().frame("actual", 2), "0.000 0.5 0.000 - - - - - ");
  EXPECT_EQ(page().facts()["program"].text, "mine.out");
  const Words more = {"two.in", "-o", "page.html", "--actual", "mine.out", "--abs-tolerance", "9"};
  EXPECT_THAT(view(more).output,
              HasSubstr("stops after step 1 of 2, in the next step at agent 0, vy"));
  EXPECT_EQ(page().facts()["tolerance"].text, "9");
}

TEST_F(View, HidesTheAnswerBesideTheInput) {
  static_cast<void>(place().folder().add("course/cases/two.in", kTwoViewed));
  static_cast<void>(
      place().folder().add("course/cases/two.out", place().flocking({}, kTwoViewed).output));
  place().add_script("course/reader", "exec cat \"${0%/*}/cases/two.out\"\n");
  EXPECT_EQ(view({"course/cases/two.in", "-o", "page.html", "--", "course/reader"}).exit_status, 1);
  EXPECT_EQ(page().facts()["verdict"]["short"].text, "RTE");
}

TEST_F(View, TakesTheSimulatorsSettings) {
  const Words words = {"two.in", "-o", "page.html", "--seek", "9,9", "--max-speed", "2"};
  EXPECT_EQ(view(words).exit_status, 0);
  EXPECT_EQ(page().facts()["worlds"][0]["goals"][0]["x"].number, 9);
  const std::string printed =
      place().flocking({"--seek", "9,9", "--max-speed", "2"}, kTwoViewed).output;
  EXPECT_EQ(page().frame("expected", 2), frames_of(printed, 2)[1]);
}

TEST_F(View, TellsHowAProgramEnded) {
  place().add_script("crasher", "echo 0.000 0.484\nexit 3\n");
  const ProcessResult result = view({"two.in", "-o", "page.html", "--", "./crasher"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output,
            "wrote page.html: first difference: stops after step 0 of 2, in the next step at agent "
            "0, vx: expected 0.000, found the end of the output (line 2, column 1 of the "
            "output)\nthe program did not end normally: exit status 3\n");
  EXPECT_EQ(page().facts()["actual"]["how"].text, "exit status 3");
  EXPECT_EQ(page().facts()["verdict"]["short"].text, "RTE");
  const std::string printed = place().flocking({}, kTwoViewed).output;
  place().add_script("loser", "printf '%s' '" + printed + "'\nexit 4\n");
  const ProcessResult right = view({"two.in", "-o", "page.html", "--", "./loser"});
  EXPECT_EQ(right.exit_status, 1);
  EXPECT_EQ(right.output,
            "wrote page.html: the flocks agree\nthe program did not end normally: exit status 4\n");
}

TEST_F(View, StopsAProgramAtItsLimits) {
  place().add_script("sleeper", "while :; do :; done\n");
  const ProcessResult result = view({"two.in", "-o", "page.html", "--time-limit", "0.2",
                                     "--wall-limit", "60", "--", "./sleeper"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(page().facts()["verdict"]["short"].text, "TLE");
  EXPECT_EQ(page().facts()["actual"]["how"].text, "more than 0.2 s of CPU time");
}

// Megabytes of text that a browser would execute as scripts.
TEST_F(View, IsSafeFromHostileOutput) {
  place().add_script("evil",
                     "cat > /dev/null\nyes '</script><script>alert(1)</script>' | head -c 3000000\n"
                     "head -c 3000000 /dev/zero | tr '\\0' '<'\n");
  const ProcessResult result =
      view({"two.in", "-o", "page.html", "--process-limit", "9", "--", "./evil"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  const std::string text = place().folder().text_of("page.html");
  EXPECT_LT(text.size(), 1000000U);
  EXPECT_EQ(text.find("alert(1)<"), std::string::npos);
  EXPECT_EQ(page().text("actual", 2, 1, 3), "</script><script>alert(1)</script>");
  EXPECT_TRUE(page().facts()["actual"]["goes_on"].flag);
}

TEST_F(View, KeepsWhatWasComputedBeforeAWrongLine) {
  static_cast<void>(place().folder().add("wrong.in", std::string(kTwoViewed) + "0.125\noops\n"));
  const ProcessResult result = view({"wrong.in", "-o", "page.html", "--", kProgram});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(result.error,
              StartsWith("flocking: error: wrong.in:7:1: expected a number for time step 4"));
  EXPECT_THAT(result.output, HasSubstr("the flocks agree"));
  EXPECT_EQ(page().facts()["steps"].count(), 3U);
}

TEST_F(View, WritesNoPageWithoutAFlock) {
  static_cast<void>(place().folder().add("head.in", "1 2 3\n"));
  EXPECT_THAT(error_of({"head.in", "-o", "page.html"}, 1),
              StartsWith("flocking: error: head.in:1:6: expected r_a"));
  EXPECT_THAT(error_of({"two.in", "-o", "page.html", "--seek", "1,1"}, 2),
              StartsWith("flocking: error: --seek: seek needs max_speed; give --max-speed S"));
  EXPECT_THAT(error_of({"none.in", "-o", "page.html"}, 3),
              StartsWith("flocking: error: none.in: cannot open for reading: No such file"));
  EXPECT_THAT(error_of({"two.in", "-o", "page.html", "--actual", "none.out"}, 3),
              StartsWith("flocking: error: none.out: cannot open for reading: No such file"));
  EXPECT_THAT(error_of({"two.in", "-o", "page.html", "--", "./nobody"}, 1),
              StartsWith("flocking: error: the program cannot be started: "));
}

TEST_F(View, OverwritesNothingThatItReads) {
  static_cast<void>(place().folder().add("mine.out", "1 2\n"));
  EXPECT_EQ(error_of({"two.in", "-o", "./two.in"}, 2),
            "flocking: error: --output ./two.in: this is the input; give another file\n"
            "Try 'flocking view --help'.\n");
  EXPECT_EQ(error_of({"two.in", "-o", "mine.out", "--actual", "mine.out"}, 2),
            "flocking: error: --output mine.out: this is the output to show; give another file\n"
            "Try 'flocking view --help'.\n");
  static_cast<void>(place().folder().add("two.out", "3 4\n"));
  EXPECT_EQ(error_of({"two.in", "-o", "two.out"}, 2),
            "flocking: error: --output two.out: this is the answer of the input; give another "
            "file\nTry 'flocking view --help'.\n");
  EXPECT_EQ(place().folder().text_of("two.in"), kTwoViewed);
  EXPECT_EQ(place().folder().text_of("mine.out"), "1 2\n");
  EXPECT_EQ(place().folder().text_of("two.out"), "3 4\n");
  EXPECT_EQ(error_of({"two.in", "-o", "/dev/full"}, 3),
            "flocking: error: /dev/full: cannot write the page: No space left on device\n");
}

TEST_F(View, TellsAtOnceWhereNoPageCanBe) {
  EXPECT_EQ(error_of({"two.in", "-o", "no/page.html"}, 3),
            "flocking: error: no/page.html: cannot open for writing: there is no folder no\n");
  EXPECT_EQ(error_of({"two.in", "-o", "cases"}, 3),
            "flocking: error: cases: cannot open for writing: this is a folder\n");
}

TEST_F(View, ReplacesAPageAsAWhole) {
  static_cast<void>(place().folder().add("page.html", "old"));
  EXPECT_EQ(view({"two.in", "-o", "page.html"}).exit_status, 0);
  EXPECT_EQ(page().steps().size(), 3U);
  for (const auto& entry : fs::directory_iterator(place().path_of("."))) {
    EXPECT_EQ(entry.path().string().find(".part"), std::string::npos) << entry.path();
  }
}

// The format is designed for this size.
TEST_F(View, HoldsAThousandAgentsForAThousandStepsIn20MegabytesSlow) {
  std::string input = "5 3 2 5 1 2 0.5 1000\n";
  unsigned random = 1;
  const auto next = [&random](int range) {
    random = random * 1664525U + 1013904223U;
    return std::to_string(static_cast<double>(random >> 8U) / (1U << 24U) * range - range / 2.0);
  };
  for (int i = 0; i < 1000; ++i) {
    input += next(100) + " " + next(100) + " " + next(6) + " " + next(6) + "\n";
  }
  for (int i = 0; i < 1000; ++i) input += "0.01\n";
  static_cast<void>(place().folder().add("large.in", input));
  static_cast<void>(place().folder().add(
      "other.out", place().flocking({"--rules", "course-tests"}, input).output));
  const ProcessResult result = view({"large.in", "-o", "page.html", "--actual", "other.out"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  const std::string text = place().folder().text_of("page.html");
  EXPECT_LT(text.size(), 20000000U);
  const PageReader page(text);
  EXPECT_EQ(page.facts()["stride"].count(), 1U);
  EXPECT_EQ(page.steps().size(), 1001U);
  EXPECT_EQ(page.facts()["actual"]["ends_at"].is_null(), true);
  const std::vector<std::string> frames = frames_of(place().flocking({}, input).output, 1000);
  for (const std::size_t frame : {1U, 500U, 1000U}) {
    EXPECT_EQ(page.frame("expected", frame), frames[frame - 1]);
  }
}

TEST_F(View, RefusesWhatMakesNoSense) {
  const auto usage = [&](const Words& words) {
    const std::string error = error_of(words, 2);
    return error.substr(0, error.find('\n'));
  };
  EXPECT_EQ(usage({"two.in"}), "flocking: error: no output file; use -o PAGE");
  EXPECT_EQ(
      usage({"-o", "page.html"}),
      "flocking: error: give INPUT, or a scenario that describes the flock in a table [flock]");
  EXPECT_EQ(usage({"-", "-o", "page.html"}),
            "flocking: error: INPUT: expected a file, found '-': the program must be able to read "
            "it too");
  EXPECT_EQ(usage({"two.in", "-o", "-"}),
            "flocking: error: --output: a page goes to a file; give its name instead of '-'");
  EXPECT_EQ(usage({"two.in", "-o", "page.html", "--actual", "-"}),
            "flocking: error: --actual: expected a file, found '-'");
  EXPECT_EQ(usage({"two.in", "-o", "page.html", "--actual", "a", "--", "b"}),
            "flocking: error: --actual cannot be combined with a program after --");
  EXPECT_EQ(usage({"two.in", "-o", "page.html", "--"}), "flocking: error: no program after --");
  EXPECT_EQ(usage({"two.in", "three.in", "-o", "page.html"}),
            "flocking: error: unexpected argument 'three.in'; view takes one input; give a program "
            "after --");
}

TEST_F(View, RefusesFlagsOfPrinting) {
  const auto usage = [&](const std::string& flag) {
    const std::string error = error_of({"two.in", "-o", "page.html", flag}, 2);
    return error.substr(0, error.find('\n'));
  };
  const std::string no_such = ": view has no such option; ";
  EXPECT_EQ(usage("--columns=x"),
            "flocking: error: --columns" + no_such + "a page shows x, y, vx and vy");
  EXPECT_EQ(usage("--format=csv"), "flocking: error: --format" + no_such + "a page is always HTML");
  for (const std::string flag : {"--every", "--last"}) {
    EXPECT_EQ(usage(flag), std::string("flocking: error: ").append(flag).append(no_such) +
                               "a page shows every step that it has room for");
  }
  EXPECT_EQ(usage("--variant"), "flocking: error: --variant" + no_such +
                                    "show it as a program: -- flocking --variant CHOICES");
  EXPECT_EQ(usage("--input"), "flocking: error: --input" + no_such +
                                  "give the input without a flag: flocking view INPUT -o PAGE");
}

}  // namespace
}  // namespace flocking::testing
