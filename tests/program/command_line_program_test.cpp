// Tests of mistyped command lines, of help, and of a terminal on which nothing is typed.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>

#include "cli/arguments.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;

class CommandLine : public ::testing::Test {
 protected:
  CommandLine() {
    place_.add_case("a", 1);
    place_.add_script("solution", kRightScript);
    static_cast<void>(place_.folder().add("flock.cpp", "int main() {}\n"));
    static_cast<void>(place_.folder().add("flock.py", "print()\n"));
  }
  [[nodiscard]] ProcessResult flocking(const Words& words) const { return place_.flocking(words); }
  /// Expects that the command line is rejected with the message `message`.
  void expect_error(const Words& words, const std::string& message, const std::string& help) const {
    const ProcessResult result = flocking(words);
    EXPECT_EQ(result.exit_status, 2) << message;
    EXPECT_EQ(result.error,
              "flocking: error: " + message + "\nTry 'flocking " + help + "--help'.\n");
    EXPECT_EQ(result.output, "");
  }
  /// Expects that the program to grade cannot be started, for the reason `why`.
  void expect_no_start(const std::string& program, const std::string& why) const {
    const ProcessResult result = flocking({"grade", "--cases", "cases", "--", program});
    EXPECT_EQ(result.exit_status, 1) << program;
    EXPECT_THAT(result.output, HasSubstr("cannot start: " + why + "; its case was not run\n"))
        << program;
  }

 private:
  GradingPlace place_;
};

TEST_F(CommandLine, SaysHowToGiveAProgram) {
  expect_error({"grade", "solution"},
               "unexpected argument 'solution'; write -- before a program: flocking grade -- "
               "./solution",
               "grade ");
  expect_error({"grade", "--cases", "cases"},
               "nothing to grade; give a program after --, or a class with --submissions DIR",
               "grade ");
  expect_error({"./solution"},
               "unexpected argument './solution'; to judge a program: flocking grade -- ./solution",
               "");
  expect_no_start("solution", "there is no such command; did you mean ./solution?");
}

TEST_F(CommandLine, SaysWhatToDoWithASource) {
  expect_error({"grade", "flock.cpp"},
               "unexpected argument 'flock.cpp'; write -- before a program: flocking grade -- "
               "flock.cpp",
               "grade ");
  expect_error({"flock.py"},
               "unexpected argument 'flock.py'; to judge a program: flocking grade -- flock.py",
               "");
  const ProcessResult view =
      flocking({"view", "cases/a.in", "-o", "page.html", "--", "./flock.cpp"});
  EXPECT_THAT(
      view.error,
      HasSubstr("it is a source file; compile it: g++ -O2 -o flock flock.cpp, then use ./flock"));
}

TEST_F(CommandLine, NamesWhatAMisspeltWordMayMean) {
  expect_error({"grade", "--case", "cases", "--", "./solution"},
               "unknown option '--case'; did you mean --cases?", "grade ");
  expect_error({"graed"}, "unexpected argument 'graed'; did you mean grade?", "");
  expect_error({"hlep"}, "unexpected argument 'hlep'; did you mean help?", "");
  expect_error({"help", "graed"}, "help: there is no command 'graed'; did you mean grade?", "");
  expect_error({"--rules", "curse"},
               "--rules: expected one of: course, course-tests, book, buas, howtorts, found "
               "'curse'; did you mean course?",
               "");
  expect_error({"cases/a.in"},
               "unexpected argument 'cases/a.in'; to read a file, give --input FILE or < FILE", "");
}

TEST_F(CommandLine, HelpsWithEachCommandOnce) {
  EXPECT_EQ(flocking({"help"}).output, flocking({"--help"}).output);
  for (const std::string& command : cli::command_names()) {
    const ProcessResult result = flocking({"help", command});
    EXPECT_EQ(result.exit_status, 0) << command;
    EXPECT_EQ(result.output, flocking({command, "--help"}).output);
    const std::size_t usage = result.output.find("Usage: ");
    ASSERT_NE(usage, std::string::npos) << command;
    EXPECT_EQ(result.output.find("Usage: ", usage + 1), std::string::npos) << command;
  }
  EXPECT_THAT(flocking({"grade", "--help"}).output,
              HasSubstr("\nUsage: flocking grade [OPTIONS] -- PROGRAM [ARGUMENT...]\n"
                        "       flocking grade [OPTIONS] --submissions PLACE\n\nOptions:\n"));
}

TEST_F(CommandLine, SaysThatItWaitsOnATerminal) {
  const int keyboard = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (keyboard < 0 || grantpt(keyboard) != 0 || unlockpt(keyboard) != 0) {
    GTEST_SKIP() << "no terminals here";
  }
  const std::string typed = "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n\x04";
  for (const char* program : {kProgram, kFilter}) {
    for (const bool is_slow : {true, false}) {
      const int terminal = open(ptsname(keyboard), O_RDWR | O_NOCTTY | O_CLOEXEC);
      const auto type = [&] {
        ASSERT_EQ(write(keyboard, typed.data(), typed.size()), static_cast<ssize_t>(typed.size()));
      };
      if (!is_slow) type();
      Process process({program}, {.input = terminal, .output = {}});
      if (is_slow) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2500));
        type();
      }
      const ProcessResult result = process.finish();
      EXPECT_EQ(result.output, "1.000 0.000 1.000 0.000\n");
      EXPECT_EQ(result.error, is_slow
                                  ? "flocking: waiting for an assignment on standard input; end "
                                    "it with Ctrl-D, or read a file with < FILE. 'flocking "
                                    "--help' says more.\n"
                                  : "");
      close(terminal);
    }
  }
  close(keyboard);
}

}  // namespace
}  // namespace flocking::testing
