// grade --explain for a class, with several explanations at the same time, and for programs that
// never end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "support/alive.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class ExplainClass : public ::testing::Test {
 protected:
  ExplainClass() {
    place_.add_case("a", 1);
    place_.add_case("b", 3);
    fs::create_directory(place_.path_of("class"));
    fs::permissions(place_.path_of("class"), fs::perms(0755));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  // Copies a student's program into the class, as a submission named after it.
  void add_student(const std::string& program) const {
    const fs::path from = fs::path(FLOCKING_STUDENT_PROGRAMS) / program;
    fs::copy_file(from, fs::path(place_.path_of("class")) / program);
  }
  [[nodiscard]] Words class_words(const std::string& jobs) const {
    return {"--submissions", "class", "--wall-limit", "3", "-j", jobs};
  }
  // Returns the explanation of the class, made with `jobs` jobs in parallel.
  [[nodiscard]] std::string explained(const std::string& jobs) const {
    const std::string file = "why" + jobs + ".json";
    Words words = class_words(jobs);
    words.insert(words.end(), {"--explain", "json=" + file, "--report", "csv=r.csv"});
    const ProcessResult result = place_.grade(words);
    EXPECT_EQ(result.exit_status, 1) << result.error;
    return place_.folder().text_of(file);
  }

 private:
  GradingPlace place_;
};

TEST_F(ExplainClass, IsTheSameHoweverManyAreExplainedAtATimeSlow) {
  const fs::path course = fs::path(FLOCKING_TESTCASES) / "course";
  for (const char* name : {"all_forces", "all_agents_see_the_state_before_the_step"}) {
    for (const char* ending : {".in", ".out"}) {
      const std::string file = std::string(name) + ending;
      fs::copy_file(course / file, fs::path(place().path_of("cases")) / file);
    }
  }
  for (const char* program :
       {"s02_flocking", "s03_agents", "s05_group", "s07_sim", "s09_swarm", "s11_school"}) {
    add_student(program);
  }
  place().add_script("class/dies", "exit 3\n");
  const std::string one = explained("1");
  EXPECT_THAT(one, HasSubstr("\"s02_flocking\""));
  EXPECT_THAT(one, HasSubstr("\"s11_school\""));
  EXPECT_THAT(one, HasSubstr("\"dies\""));
  EXPECT_TRUE(explained("2") == one);
  EXPECT_TRUE(explained("4") == one);
}

TEST_F(ExplainClass, EndsSideBySideAtASignalSlow) {
  const std::string duration = "20.03" + std::to_string(getpid());
  // These programs fail each case at once, and wait only for the inputs of an explanation.
  const std::string script =
      "read -r a b c rest\n[ \"$a $b $c\" = '0 0 0' ] || exec sleep " + duration + "\n";
  for (const char* name : {"class/one", "class/two", "class/three"}) {
    place().add_script(name, script);
  }
  Words words = class_words("3");
  words.insert(words.end(),
               {"--wall-limit", "30", "--explain", "json=why.json", "--report", "csv=r.csv"});
  const auto begin = std::chrono::steady_clock::now();
  const ProcessResult result = signalled_at_sleep("INT", duration, place().grade_command(words));
  const auto time = std::chrono::steady_clock::now() - begin;
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error, HasSubstr("flocking: error: stopped by signal"));
  EXPECT_LT(time, std::chrono::seconds(19));
  EXPECT_FALSE(is_alive("sleep", duration));
}

TEST_F(ExplainClass, StopsWhatSleepsForEverSlow) {
  const std::string duration = "4000" + std::to_string(getpid());
  place().add_script("sleeps", "exec sleep " + duration + "\n");
  // The second program answers, but never ends.
  place().add_script(
      "lingers",
      "while read -r _; do echo 1.000 2.000 3.000 4.000; done\nexec sleep " + duration + "\n");
  for (const char* name : {"./sleeps", "./lingers"}) {
    const auto begin = std::chrono::steady_clock::now();
    const ProcessResult result = place().flocking({"explain", "--wall-limit", "0.3", "--", name});
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20)) << name;
    EXPECT_EQ(result.exit_status, 1) << result.error;
    EXPECT_THAT(result.output, HasSubstr("stopped by its limit")) << name;
    EXPECT_FALSE(is_alive("sleep", duration)) << name;
  }
}

}  // namespace
}  // namespace flocking::testing
