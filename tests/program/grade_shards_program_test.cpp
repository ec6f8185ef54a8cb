// Tests of classes that are graded in shards and merged.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class GradeShards : public ::testing::Test {
 protected:
  GradeShards() {
    place_.add_case("a", 1);
    place_.add_case("b", 2);
    place_.add_case("c", 3);
    static_cast<void>(place_.folder().add("cases/cases.toml", "[case.c]\nhidden = true\n"));
    int number = 0;
    for (const char* who : {"anna", "bob", "cleo", "dan", "eve"}) {
      place_.add_script("class/" + std::string(who),
                        ++number % 2 == 1 ? kRightScript : kWrongScript);
    }
    place_.add_script("class/fred", "echo oops >&2; exit 3\n");
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  /// Grades one shard of `shards`, with --save.
  [[nodiscard]] ProcessResult grade_shard(int shard, int shards, const Words& more = {}) const {
    Words words = {"--submissions", "class", "--cache", "cache", "--resume"};
    if (shards > 1) {
      words.insert(words.end(), {"--shard", std::to_string(shard) + "/" + std::to_string(shards)});
    }
    words.insert(words.end(), {"--save", std::to_string(shard) + ".shard"});
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }
  void grade_shards(int shards, const Words& more = {}) const {
    for (int shard = 1; shard <= shards; ++shard) {
      EXPECT_LE(grade_shard(shard, shards, more).exit_status, 1) << shard;
    }
  }
  [[nodiscard]] ProcessResult merge(const Words& more) const {
    Words words = {"merge"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.flocking(words);
  }
  /// Returns the error of merging these files.
  [[nodiscard]] std::string refusal(const Words& files) const {
    const ProcessResult result = merge(files);
    EXPECT_EQ(result.exit_status, 3);
    EXPECT_EQ(result.output, "");
    return result.error;
  }
  [[nodiscard]] std::string text_of(const std::string& name) const {
    return place_.folder().text_of(name);
  }
  void add(const std::string& name, const std::string& text) const {
    static_cast<void>(place_.folder().add(name, text));
  }

 private:
  GradingPlace place_;
};

// Returns options that write a report in each of the formats of a class, to FOLDER/FORMAT.
Words reports_in(const std::string& folder) {
  Words words;
  for (const char* format :
       {"text", "markdown", "html", "json", "junit", "tap", "github", "csv", "gradebook"}) {
    words.insert(words.end(), {"--report", std::string(format) + '=' + folder + '/' + format});
  }
  return words;
}

TEST_F(GradeShards, MergeToTheReportsOfOneGrading) {
  fs::create_directories(place().path_of("one"));
  fs::create_directories(place().path_of("merged"));
  const ProcessResult one = grade_shard(1, 1, reports_in("one"));
  EXPECT_EQ(one.exit_status, 1) << one.error;
  grade_shards(3);
  Words words = {"3.shard", "1.shard", "2.shard"};
  const Words reports = reports_in("merged");
  words.insert(words.end(), reports.begin(), reports.end());
  const ProcessResult merged = merge(words);
  EXPECT_EQ(merged.exit_status, 1) << merged.error;
  EXPECT_EQ(without_measures(merged.output), without_measures(one.output));
  for (const fs::directory_entry& entry : fs::directory_iterator(place().path_of("one"))) {
    const std::string name = entry.path().filename().string();
    EXPECT_EQ(without_measures(text_of("merged/" + name)), without_measures(text_of("one/" + name)))
        << name;
  }
  EXPECT_THAT(text_of("merged/json"), HasSubstr("\"oops\""));
}

TEST_F(GradeShards, MergeTeamsRostersAdjustmentsAndFeedback) {
  add("roster.csv",
      "id,name,login\n1,Anna,anna\n2,Bob,bob\n3,Cleo,cleo\n4,Dan,dan\n5,Eve,eve\n6,Fred,fred\n"
      "7,Gus,gus\n8,Hal,hal\n");
  add("groups.csv", "group,login\nred,bob\nred,gus\n");
  add("changes.csv", "id,points,reason\n7,1.5,viva\n3,0,copied\n");
  const Words options = {"--roster", "roster.csv",    "--groups",    "groups.csv", "--hint",
                         "what",     "--adjustments", "changes.csv", "--points",   "30"};
  const auto with = [&options](Words more) {
    more.insert(more.begin(), options.begin(), options.end());
    return more;
  };
  EXPECT_EQ(grade_shard(1, 1,
                        with({"--feedback", "one", "--report", "json=one.json", "--report", "text",
                              "--explain", "text=one.txt"}))
                .exit_status,
            1);
  grade_shards(4, options);
  const ProcessResult merged =
      merge({"1.shard", "2.shard", "3.shard", "4.shard", "--feedback", "merged", "--report",
             "json=merged.json", "--explain", "text=merged.txt"});
  EXPECT_EQ(merged.exit_status, 1) << merged.error;
  EXPECT_EQ(without_measures(text_of("merged.json")), without_measures(text_of("one.json")));
  EXPECT_EQ(without_measures(text_of("merged.txt")), without_measures(text_of("one.txt")));
  EXPECT_THAT(text_of("merged.json"), HasSubstr("submitted together with Bob"));
  std::size_t files = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(place().path_of("one"))) {
    const std::string name = entry.path().filename().string();
    EXPECT_EQ(without_measures(text_of("merged/" + name)), without_measures(text_of("one/" + name)))
        << name;
    ++files;
  }
  EXPECT_EQ(files, 24U);
}

TEST_F(GradeShards, MayBeMoreThanSubmissions) {
  grade_shards(7);
  EXPECT_EQ(merge({"1.shard", "2.shard", "3.shard", "4.shard", "5.shard", "6.shard", "7.shard"})
                .exit_status,
            1);
}

TEST_F(GradeShards, AreRefusedUnlessEachIsThereOnce) {
  grade_shards(3);
  EXPECT_EQ(refusal({"1.shard", "2.shard"}),
            "flocking: error: a shard is missing: 3/3; grade with --shard and --save, and give all "
            "files together\n");
  EXPECT_THAT(refusal({"2.shard"}), HasSubstr("shards are missing: 1/3, 3/3;"));
  fs::copy_file(place().path_of("2.shard"), place().path_of("copy"));
  EXPECT_EQ(refusal({"1.shard", "2.shard", "copy", "3.shard"}),
            "flocking: error: copy: this is shard 2/3, and so is 2.shard: give each shard once\n");
}

TEST_F(GradeShards, AreRefusedIfTheyWereGradedOtherwise) {
  EXPECT_EQ(grade_shard(1, 2).exit_status, 0);
  EXPECT_EQ(grade_shard(2, 3).exit_status, 1);
  EXPECT_EQ(refusal({"1.shard", "2.shard"}),
            "flocking: error: 2.shard: this is shard 2/3, and 1.shard is shard 1/2: all shards "
            "must use the same N in --shard I/N\n");
  EXPECT_EQ(grade_shard(2, 2, {"--hint", "where"}).exit_status, 1);
  EXPECT_EQ(
      refusal({"1.shard", "2.shard"}),
      "flocking: error: 2.shard: --hint is 'where' here, but 'no explanations' in 1.shard: grade "
      "all shards with the same options\n");
  EXPECT_EQ(grade_shard(2, 2, {"--time-limit", "5"}).exit_status, 1);
  EXPECT_EQ(refusal({"1.shard", "2.shard"}),
            "flocking: error: 2.shard: the cases, their settings or limits differ from those of "
            "1.shard: grade all shards with the same options\n");
  place().add_script("class/zoe", kRightScript);
  EXPECT_EQ(grade_shard(2, 2).exit_status, 1);
  EXPECT_EQ(refusal({"1.shard", "2.shard"}),
            "flocking: error: 2.shard: the class differs from that in 1.shard: grade all shards "
            "with the same submissions\n");
}

TEST_F(GradeShards, AreRefusedIfFilesAreDamagedOrOthers) {
  EXPECT_EQ(grade_shard(1, 1).exit_status, 1);
  const std::string whole = text_of("1.shard");
  add("cut", whole.substr(0, whole.size() - 1));
  EXPECT_EQ(refusal({"cut"}),
            "flocking: error: cut: the file is damaged or incomplete: grade this shard again\n");
  EXPECT_EQ(refusal({"class/anna"}),
            "flocking: error: class/anna: expected a file that 'flocking grade --save' wrote, "
            "found another one\n");
  add("other", "flocking-grading 9.9 0\n" + whole.substr(whole.find('\n') + 1));
  EXPECT_THAT(refusal({"other"}), HasSubstr("other: flocking 9.9 of another build wrote it"));
  const ProcessResult over = merge({"1.shard", "--report", "json=1.shard"});
  EXPECT_EQ(over.exit_status, 2);
  EXPECT_THAT(over.error, HasSubstr("this is a file to be merged"));
  EXPECT_EQ(text_of("1.shard"), whole);
}

TEST_F(GradeShards, KeepWhatWasDoneBeforeAnInterruption) {
  place().add_script("class/bob", "exec sleep 31.4\n");
  EXPECT_EQ(grade_shard(1, 2).exit_status, 0);
  const ProcessResult stopped = signalled_at_sleep(
      "INT", "31.4",
      place().grade_command({"--submissions", "class", "--cache", "cache", "--shard", "2/2",
                             "--save", "2.shard", "--wall-limit", "40"}));
  EXPECT_EQ(stopped.exit_status, 3) << stopped.error;
  EXPECT_THAT(refusal({"1.shard", "2.shard"}), HasSubstr("differ from those of 1.shard"));
  EXPECT_EQ(grade_shard(1, 2, {"--wall-limit", "40"}).exit_status, 0);
  const ProcessResult merged = merge({"1.shard", "2.shard", "--report", "json=all.json"});
  EXPECT_EQ(merged.exit_status, 3);
  EXPECT_THAT(merged.error,
              HasSubstr("stopped by signal 2 in shard 2/2: 3 of 6 submissions graded; "
                        "grade that shard again with --resume"));
  EXPECT_THAT(text_of("all.json"), HasSubstr("stopped by signal 2 in shard 2/2"));
}

TEST_F(GradeShards, ExplainOnlyWhatWasExplained) {
  EXPECT_EQ(grade_shard(1, 1).exit_status, 1);
  const ProcessResult result = merge({"1.shard", "--explain", "text"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_THAT(result.error, HasSubstr("--explain: the shards were graded without explanations; "
                                      "grade them with --hint full, or leave out --explain"));
}

}  // namespace
}  // namespace flocking::testing
