// Tests of flocking grade --replays: pages for failing cases, and links to them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "replay/json.h"
#include "replay/page_reader.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class GradeReplays : public ::testing::Test {
 protected:
  GradeReplays() {
    place_.add_case("a", 1);
    place_.add_case("deep/b c", 3);
    place_.add_script("class/right", kRightScript);
    place_.add_script("class/wrong", kWrongScript);
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

  ProcessResult grade_class(const Words& more) const {
    Words words = {"--submissions", "class", "--replays", "pages"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }
  [[nodiscard]] PageReader page(const std::string& name) const {
    return PageReader(place_.folder().text_of(name));
  }
  /// Returns the names of all pages, sorted.
  [[nodiscard]] std::vector<std::string> pages() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(place_.path_of("pages"))) {
      if (!entry.is_regular_file()) continue;
      names.push_back(fs::relative(entry.path(), place_.path_of("pages")).string());
    }
    std::sort(names.begin(), names.end());
    return names;
  }
  /// Returns the entry of a JSON report for one case of a submission.
  [[nodiscard]] Json result(const std::string& report, std::size_t submission,
                            std::size_t one) const {
    const Json all = parsed_json(place_.folder().text_of(report));
    return all["submissions"].items.at(submission)["cases"].items.at(one);
  }

 private:
  GradingPlace place_;
};

TEST_F(GradeReplays, ShowWhatWasJudged) {
  EXPECT_EQ(grade_class({"--report", "json=reports/class.json"}).exit_status, 3) << "no folder yet";
  fs::create_directories(place().path_of("reports"));
  EXPECT_EQ(grade_class({"--report", "json=reports/class.json"}).exit_status, 1);
  EXPECT_THAT(pages(), ElementsAre("wrong/a.html", "wrong/deep/b c.html"));
  EXPECT_EQ(result("reports/class.json", 0, 0)["replay"].text, "") << "it passed";
  EXPECT_EQ(result("reports/class.json", 1, 0)["replay"].text, "../pages/wrong/a.html");
  EXPECT_EQ(result("reports/class.json", 1, 1)["replay"].text, "../pages/wrong/deep/b%20c.html");
  const PageReader page = this->page("pages/wrong/deep/b c.html");
  EXPECT_EQ(page.facts()["title"].text, "wrong: deep/b c");
  EXPECT_EQ(page.facts()["difference"]["step"].count(), 2U);
  EXPECT_EQ(page.frame("expected", 2), "6.000 0.000 3.000 0.000 ");
  EXPECT_EQ(page.frame("actual", 2), "6.000 0.000 3.500 0.000 ");
  EXPECT_EQ(page.facts()["verdict"]["short"].text, "WA");
}

TEST_F(GradeReplays, AreLinkedFromWhereTheReportIs) {
  const std::string other = place().path_of("elsewhere/far");
  fs::create_directories(other);
  EXPECT_EQ(grade_class({"--report", "json=class.json", "--report", "json=" + other + "/class.json",
                         "--report", "html=class.html"})
                .exit_status,
            1);
  EXPECT_EQ(result("class.json", 1, 0)["replay"].text, "pages/wrong/a.html");
  EXPECT_EQ(result("elsewhere/far/class.json", 1, 0)["replay"].text, "../../pages/wrong/a.html");
  EXPECT_THAT(place().folder().text_of("class.html"), HasSubstr("\"pages/wrong/a.html\""));
}

TEST_F(GradeReplays, LeaveNothingElseBehind) {
  const std::string own = place().path_of("own");
  fs::create_directories(own);
  EXPECT_EQ(place()
                .grade({"--submissions", "class", "--replays", "pages"}, {"TMPDIR=" + own})
                .exit_status,
            1);
  EXPECT_TRUE(fs::is_empty(own)) << "outputs were kept for as long as it took";
  EXPECT_EQ(pages().size(), 2U);
}

TEST_F(GradeReplays, StandBesideOutputsThatAreKept) {
  EXPECT_EQ(grade_class({"--keep", "kept"}).exit_status, 1);
  EXPECT_EQ(pages().size(), 2U);
  EXPECT_TRUE(fs::exists(place().path_of("kept/right/a.out")));
  EXPECT_TRUE(fs::exists(place().path_of("kept/wrong/a.out")));
}

TEST_F(GradeReplays, ShowTheRunThatFailed) {
  // The second of three runs is wrong; the last is right.
  const std::string count = place().path_of("count");
  place().add_script("moody", "echo x >> " + count + "\nset -- $(cat " + count +
                                  ")\nif [ $# -eq 2 ]; then exec " +
                                  place().path_of("class/wrong") + "; fi\nexec " +
                                  place().path_of("class/right") + "\n");
  fs::remove_all(place().path_of("cases/deep"));
  static_cast<void>(place().folder().add("count", ""));
  fs::permissions(count, fs::perms(0666));
  const ProcessResult result =
      // Only without a sandbox can a run find files of an earlier run.
      place().grade({"--sandbox", "none", "--process-limit", "8", "--repeat", "3", "--replays",
                     "pages", "--keep", "kept", "--", "./moody"});
  EXPECT_EQ(result.exit_status, 1) << result.output << result.error;
  EXPECT_THAT(result.output, HasSubstr("not deterministic"));
  const PageReader page = this->page("pages/moody/a.html");
  EXPECT_EQ(page.frame("actual", 2), "2.000 0.000 1.500 0.000 ");
}

TEST_F(GradeReplays, ShowProgramsThatEndBadly) {
  place().add_script("fails", "read -r _\necho '1.000 0.000'\nexit 3\n");
  EXPECT_EQ(place().grade({"--replays", "pages", "--", "./fails"}).exit_status, 1);
  const PageReader page = this->page("pages/fails/a.html");
  EXPECT_EQ(page.facts()["verdict"]["short"].text, "RTE");
  EXPECT_EQ(page.facts()["actual"]["how"].text, "exit status 3");
  EXPECT_EQ(page.frame("actual", 1), "1.000 0.000 - - ");
}

TEST_F(GradeReplays, HideWhatIsHidden) {
  static_cast<void>(place().folder().add("cases/deep/cases.toml", "hidden = true\n"));
  EXPECT_EQ(grade_class({"--report", "json=class.json"}).exit_status, 1);
  EXPECT_THAT(pages(), ElementsAre("wrong/a.html"));
  EXPECT_THAT(place().folder().text_of("class.json"), Not(HasSubstr("b%20c")));
}

TEST_F(GradeReplays, DoNotGoWithPartialDisclosure) {
  for (const std::string part : {"difference", "verdict"}) {
    const ProcessResult result = grade_class({"--disclose", part});
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_EQ(result.error,
              "flocking: error: --replays: a replay page shows a whole case, but --disclose hides "
              "parts of it; leave out one of the two\nTry 'flocking grade --help'.\n");
    EXPECT_FALSE(fs::exists(place().path_of("pages")));
  }
}

// A page that disagrees with the verdict would be worse than no page.
TEST_F(GradeReplays, AreNotMadeForAnswersOfSomebodyElse) {
  static_cast<void>(
      place().folder().add("cases/a.out", "1.000 0.000 1.000 0.000\n2.000 0.000 7.000 0.000\n"));
  EXPECT_EQ(grade_class({"--report", "json=class.json"}).exit_status, 1);
  EXPECT_THAT(pages(), ElementsAre("wrong/deep/b c.html"));
  std::vector<std::string> warnings;
  const Json one = result("class.json", 1, 0);
  for (const Json& warning : one["warnings"].items) {
    warnings.push_back(warning.text);
  }
  EXPECT_THAT(warnings, Contains("no replay: its answer is not what the simulator computes"));
}

TEST_F(GradeReplays, NeedAFolder) {
  static_cast<void>(place().folder().add("pages", "a file\n"));
  const ProcessResult result = grade_class({});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error, HasSubstr("--replays pages: cannot make this folder: "));
}

}  // namespace
}  // namespace flocking::testing
