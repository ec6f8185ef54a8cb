// The progress printed during grading, and the duration reported at its end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::ContainsRegex;

// Returns a Makefile whose build takes `seconds`; the program then runs for 0.7 s per case and is
// wrong.
std::string makefile(const std::string& seconds) {
  return "all:\n\tsleep " + seconds + "\n\tg++ -o flock main.cpp\n";
}
constexpr const char* kSleeper = "#include <unistd.h>\nint main() { usleep(700000); }\n";
// Each run is short, but there are a hundred runs.
constexpr const char* kSlowly =
    "#include <cstdio>\n#include <unistd.h>\n"
    "int main() {\n  usleep(40000);\n  std::puts(\"0.000 0.000 0.000 0.000\");\n}\n";

class GradeProgress : public ::testing::Test {
 protected:
  GradeProgress() { place_.add_case("a", 1); }
  void SetUp() override {
    if (!has_tool("make")) GTEST_SKIP() << "no make";
  }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add("class/" + name, text));
  }
  [[nodiscard]] Words command(const Words& more = {}) const {
    Words words = {"--submissions", "class", "--cache", "cache"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade_command(words);
  }
  /// Returns the text written to stderr if that is a terminal.
  [[nodiscard]] std::string on_terminal(const Words& more = {}) const {
    int own = -1;
    int terminal = -1;
    if (openpty(&own, &terminal, nullptr, nullptr, nullptr) != 0) return "no terminal";
    Words words = {"/bin/sh", "-c", "exec \"$@\" 2>&1 > /dev/null", "sh"};
    const Words grading = command(more);
    words.insert(words.end(), grading.begin(), grading.end());
    Process process(words, {.input = {}, .output = terminal});
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
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(GradeProgress, IsToldOfEachStageOnATerminalSlow) {
  add("anna/Makefile", makefile("1.5"));
  add("anna/main.cpp", kSleeper);
  for (const char* who : {"bob.cpp", "cleo.cpp"}) add(who, std::string(kSleeper) + "// " + who);
  add("dan.cpp", kSlowly);
  const std::string text = on_terminal({"--explain", "json=why.json"});
  EXPECT_THAT(text, ContainsRegex("\rbuilt [0-3] of 4"));
  EXPECT_THAT(text, ContainsRegex("\rgraded [1-3] of 4, less than a minute left\x1b\\[K"));
  EXPECT_THAT(text, ContainsRegex("\rexplained [0-3] of 4"));
  EXPECT_TRUE(text.ends_with("\r\x1b[K")) << "the line is gone";
}

TEST_F(GradeProgress, IsALineNowAndThenInALogSlow) {
  add("anna/Makefile", makefile("12"));
  add("anna/main.cpp", kSleeper);
  add("bob.cpp", kSleeper);
  const ProcessResult result = Process(command({"-j", "2"})).finish();
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(std::count(result.error.begin(), result.error.end(), '\n'), 1) << result.error;
  EXPECT_THAT(result.error,
              ContainsRegex("^flocking: built 1 of 2, less than a minute left; 'anna' has taken "
                            "(9|10|11) s so far\n$"));
}

TEST_F(GradeProgress, IsNotToldInALogOfWhatIsQuickSlow) {
  add("anna/Makefile", makefile("1.5"));
  add("anna/main.cpp", kSleeper);
  EXPECT_EQ(Process(command()).finish().error, "");
}

TEST_F(GradeProgress, TimesInReportsAreThoseOfEverythingSlow) {
  add("anna/Makefile", makefile("1.5"));
  add("anna/main.cpp", kSleeper);
  const std::string json = Process(command({"--report", "json"})).finish().output;
  const std::size_t at = json.find("\"wall_s\": ");
  ASSERT_NE(at, std::string::npos);
  EXPECT_GE(std::strtod(json.c_str() + at + 10, nullptr), 2.2) << "1.5 s and 0.7 s";
}

}  // namespace
}  // namespace flocking::testing
