// Tests of a program given by its source code: it is built, and the wrong lines are named.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <sstream>
#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Separation points towards neighbours, and alignment is a sum instead of an average.
constexpr const char* kSourcePath =
    FLOCKING_TESTCASES "/../tests/program/sources/pulls_and_sums.cpp";

std::string source() {
  std::ifstream file(kSourcePath);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

class ExplainSource : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_tool("g++")) GTEST_SKIP() << "no g++";
    static_cast<void>(place_.folder().add("hand/main.cpp", source()));
  }
  [[nodiscard]] ProcessResult explain(const Words& words) const {
    Words all = {"explain"};
    all.insert(all.end(), words.begin(), words.end());
    return place_.flocking(all);
  }

  GradingPlace place_;
};

// A program that computes no forces.
constexpr const char* kWrongPython = R"(import sys
words = iter(sys.stdin.read().split())
n = int([next(words) for _ in range(8)][7])
flock = [[float(next(words)) for _ in range(4)] for _ in range(n)]
for word in words:
    for one in flock:
        one[0] += one[2] * float(word)
        one[1] += one[3] * float(word)
    for one in flock:
        print(" ".join("%.3f" % value for value in one))
)";

TEST_F(ExplainSource, NamesLinesAndChanges) {
  const ProcessResult result = explain({"hand/main.cpp"});
  if (result.exit_status == 3) GTEST_SKIP() << result.error;
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_THAT(result.output,
              HasSubstr("1. main.cpp:27  Separation points at the neighbour instead of away from "
                        "it.\n   Swap the two sides of -.\n"
                        "   | -    s.x += (now[j].p.x - now[i].p.x) / (d * d);\n"));
  EXPECT_THAT(result.output, HasSubstr("2. main.cpp:43  The neighbours' contributions"));
  EXPECT_THAT(result.output, HasSubstr("   Divide by n.\n"));
  EXPECT_THAT(result.output, Not(HasSubstr("cohesion is computed")));
}

// An old version in the same folder is a program of its own.
TEST_F(ExplainSource, NamesLinesBesideOtherPrograms) {
  static_cast<void>(place_.folder().add("hand/version1.cpp", source()));
  static_cast<void>(place_.folder().add("hand/zero.cpp", "int main() { return 0; }\n"));
  const ProcessResult result = explain({"hand/main.cpp"});
  if (result.exit_status == 3) GTEST_SKIP() << result.error;
  EXPECT_THAT(result.output, HasSubstr("1. main.cpp:27  Separation points"));
  EXPECT_THAT(result.output, HasSubstr("   Divide by n.\n"));
}

TEST_F(ExplainSource, TellsAsMuchAsTheHintLets) {
  const std::string where = explain({"--hint", "where", "--", "hand/main.cpp"}).output;
  EXPECT_THAT(where, HasSubstr("1. main.cpp:27  Separation.\n"));
  EXPECT_THAT(where, Not(HasSubstr("wap")));
  const std::string what = explain({"--hint", "what", "--", "hand/main.cpp"}).output;
  EXPECT_THAT(what, HasSubstr("   Swap the two sides of -.\n"));
  EXPECT_THAT(what, Not(HasSubstr("now[j]")));
  const std::string none = explain({"--hint", "none", "--", "hand/main.cpp"}).output;
  EXPECT_THAT(none, Not(HasSubstr("main.cpp:27")));
}

// Explains two submissions at the same time; a later grading reuses the results.
TEST_F(ExplainSource, NamesLinesOfAClassSlow) {
  for (const std::string name : {"all_forces", "separation_alone"}) {
    for (const std::string ending : {".in", ".out"}) {
      std::ostringstream text;
      text << std::ifstream(FLOCKING_TESTCASES "/course/" + name + ending).rdbuf();
      static_cast<void>(place_.folder().add("cases/" + name + ending, text.str()));
    }
  }
  std::string no_square = source();
  for (std::size_t at = 0; (at = no_square.find("(d * d)", at)) != std::string::npos;) {
    no_square.replace(at, 7, "d");
  }
  static_cast<void>(place_.folder().add("class/alice/main.cpp", source()));
  static_cast<void>(place_.folder().add("class/bob/main.cpp", no_square));
  const Words words = {"grade",   "--cases", "cases",    "--submissions",    "class",
                       "-j",      "2",       "--lines",  "--explain",        "text=why.txt",
                       "--cache", "kept",    "--report", "markdown=first.md"};
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const ProcessResult first = place_.flocking(words);
  const auto taken = Clock::now() - begin;
  if (first.exit_status == 3) GTEST_SKIP() << first.error;
  EXPECT_EQ(first.exit_status, 1) << first.error;
  const std::string why = place_.folder().text_of("why.txt");
  EXPECT_THAT(why, HasSubstr("main.cpp:27: separation: swap the two sides of -; then"));
  EXPECT_THAT(why, HasSubstr("main.cpp:43: alignment: divide by n; then 2 of 2 cases pass."));
  EXPECT_THAT(place_.folder().text_of("first.md"),
              HasSubstr("- `main.cpp:43: alignment: divide by n"));
  Words resumed = words;
  resumed.emplace_back("--resume");
  const auto middle = Clock::now();
  const ProcessResult again = place_.flocking(resumed);
  EXPECT_EQ(place_.folder().text_of("why.txt"), why) << again.error;
  EXPECT_LT(Clock::now() - middle, taken / 2);
}

// The file is saved with one mistake less, then with an error that does not compile; then SIGINT
// ends the command.
TEST_F(ExplainSource, IsWatchedSlow) {
  std::string repaired = source();
  repaired.replace(repaired.find("return {v.x, v.y};"), 18, "return {v.x / n, v.y / n};");
  static_cast<void>(place_.folder().add("repaired.cpp", repaired));
  static_cast<void>(place_.folder().add("broken.cpp", "int main() { return x; }\n"));
  // Waits until the output contains a text, then saves a file.
  const std::string script = R"(
    cd "$1"
    "$2" explain --watch hand/main.cpp > told 2> errors &
    watcher=$!
    until_told() { i=0; while ! grep -q "$1" told && [ $i -lt 3000 ]; do sleep 0.1; i=$((i + 1)); done; }
    until_told 'Two things to fix'; until_told 'More:'
    cp repaired.cpp hand/new && mv hand/new hand/main.cpp
    until_told 'alignment is right now'
    cp broken.cpp hand/main.cpp
    until_told 'does not build'
    kill -INT $watcher
    wait $watcher
    echo "ended with $?"
  )";
  Process process({"/bin/sh", "-c", script, "sh", place_.path_of(""), kProgram});
  const ProcessResult result = process.finish();
  const std::string told = place_.folder().text_of("told");
  const std::string errors = place_.folder().text_of("errors");
  if (told.empty() && !errors.empty()) GTEST_SKIP() << errors;
  EXPECT_EQ(result.output, "ended with 0\n") << result.error;
  EXPECT_THAT(told, HasSubstr("1. main.cpp:27  Separation"));
  EXPECT_THAT(told, HasSubstr("\nmain.cpp: alignment is right now.\n"
                              "Next: main.cpp:27  Separation points at the neighbour"));
  EXPECT_THAT(told, HasSubstr("does not build: main.cpp:1:21: error: "));
}

TEST_F(ExplainSource, IsWatchedOnlyAsASource) {
  EXPECT_THAT(explain({"--watch", "--", "./program"}).error,
              HasSubstr("--watch explains a source; give one: flocking explain --watch main.cpp"));
  EXPECT_THAT(explain({"--watch", "--format", "json", "hand/main.cpp"}).error,
              HasSubstr("--watch prints text; leave out --format json"));
  const ProcessResult missing = explain({"--watch", "other.cpp"});
  EXPECT_EQ(missing.exit_status, 2);
  EXPECT_THAT(missing.error,
              HasSubstr("'other.cpp' is not a source: expected a file, found nothing"));
}

TEST_F(ExplainSource, RefusesWhatIsNoSource) {
  const ProcessResult missing = explain({"other.cpp"});
  EXPECT_EQ(missing.exit_status, 2);
  EXPECT_THAT(missing.error,
              HasSubstr("'other.cpp' is not a source: expected a file, found nothing; "
                        "give a program to explain after --\n"));
  static_cast<void>(place_.folder().add("notes.txt", "no source"));
  EXPECT_THAT(explain({"notes.txt"}).error,
              HasSubstr("'notes.txt' is not a source; give a program to explain after --\n"));
}

TEST_F(ExplainSource, RunsScriptsByTheirInterpreter) {
  if (!has_tool("python3")) GTEST_SKIP() << "no python3";
  static_cast<void>(place_.folder().add("hand/fly.py", kWrongPython));
  for (const Words& words : {Words{"hand/fly.py"}, Words{"--", "hand/fly.py"}}) {
    const ProcessResult result = explain(words);
    if (result.exit_status == 3) GTEST_SKIP() << result.error;
    EXPECT_EQ(result.exit_status, 0) << result.error;
    EXPECT_THAT(result.output, HasSubstr("fly.py: One thing to fix:\n"
                                         "1. None of the three forces is computed.\n"));
  }
}

}  // namespace
}  // namespace flocking::testing
