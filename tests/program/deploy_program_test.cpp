// Runs `flocking deploy` like an instructor. tests/checks/deploy.sh runs the files that it writes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "base/printable.h"
#include "base/source_hash.h"
#include "deploy/program_file.h"
#include "support/grading_place.h"
#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

constexpr const char* kPairOfAgents = "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n0.125\n";
constexpr const char* kAnswer = "0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n";

class DeployProgram : public ::testing::Test {
 protected:
  void SetUp() override {
    std::ifstream file(kProgram, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    if (!deploy::reason_against_program(bytes).empty()) GTEST_SKIP() << "the program is not static";
    static_cast<void>(folder_.add("cases/a.in", kPairOfAgents));
    static_cast<void>(folder_.add("cases/a.out", kAnswer));
    static_cast<void>(folder_.add("cases/deep/b.in", kPairOfAgents));
    static_cast<void>(folder_.add("cases/deep/b.ans", kAnswer));
    static_cast<void>(folder_.add("cases/cases.toml", "weight = 2\n"));
    static_cast<void>(folder_.add("cases/deep/cases.toml", "hidden = true\n"));
    static_cast<void>(folder_.add("cases/flocking.toml", "run = \"run\"\n"));
    static_cast<void>(folder_.add("cases/notes.txt", "for the instructor\n"));
  }

  [[nodiscard]] std::string out() const { return folder_.path_of("out"); }

  [[nodiscard]] ProcessResult deploy(const Words& words) const {
    Words command = {"deploy"};
    command.insert(command.end(), words.begin(), words.end());
    return run_flocking(command);
  }
  [[nodiscard]] ProcessResult deploy_here(const std::string& platform) const {
    return deploy({platform, "--cases", folder_.path_of("cases"), "--out", out()});
  }

  TempFolder folder_;
};

TEST_F(DeployProgram, TakesCasesWithAllThatIsSaidOfThem) {
  const ProcessResult result = deploy_here("github");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.output,
            out() +
                ": 12 files, 2 cases\nanswers follow course (2 of 2 cases; course-tests: 2)\n"
                "audit: score 19.8 of 100; 98 of 459 wrong programs are noticed, 342 survive, 19 "
                "show on no input that was tried\n");
  for (const char* const name : {"a.in", "a.out", "deep/b.in", "deep/b.ans", "cases.toml",
                                 "deep/cases.toml", "flocking.toml"}) {
    EXPECT_EQ(folder_.text_of(std::string("out/.flocking/cases/") + name),
              folder_.text_of(std::string("cases/") + name))
        << name;
  }
  EXPECT_FALSE(fs::exists(out() + "/.flocking/cases/notes.txt"));
  EXPECT_EQ(fs::file_size(out() + "/.flocking/flocking"), fs::file_size(kProgram));
  EXPECT_NE(fs::status(out() + "/.flocking/grade").permissions() & fs::perms::owner_exec,
            fs::perms::none);
  EXPECT_THAT(folder_.text_of("out/.flocking/grade"), HasSubstr("\nhint='where'\n"));
}

TEST_F(DeployProgram, LetsMachinesDownloadTheProgram) {
  const std::string url = "https://example.org/releases/flocking";
  const Words words = {"gitlab", "--cases", folder_.path_of("cases"), "--fetch", url, "--out"};
  Words command = words;
  command.push_back(out());
  ASSERT_EQ(deploy(command).exit_status, 0);
  EXPECT_FALSE(fs::exists(out() + "/.flocking/flocking"));
  std::ifstream file(kProgram, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  EXPECT_THAT(folder_.text_of("out/.flocking/fetch"),
              HasSubstr("\nurl='" + url + "'\nsha256='" + hex_sha256(bytes) + "'\n"));
  command = words;
  command.insert(command.end(), {folder_.path_of("other"), "--sha256", std::string(64, 'A')});
  ASSERT_EQ(deploy(command).exit_status, 0);
  EXPECT_THAT(folder_.text_of("other/.flocking/fetch"),
              HasSubstr("\nsha256='" + std::string(64, 'a') + "'\n"));
}

TEST_F(DeployProgram, WritesOverNothing) {
  static_cast<void>(folder_.add("out/mine", "x"));
  const ProcessResult folder = deploy_here("gitlab");
  EXPECT_EQ(folder.exit_status, 1);
  EXPECT_EQ(folder.error, "flocking: error: --out " + out() +
                              ": the folder is not empty; give a new or an empty one\n");
  const std::string zip = folder_.add("mine.zip", "x");
  const ProcessResult archive =
      deploy({"gradescope", "--cases", folder_.path_of("cases"), "--out", zip});
  EXPECT_EQ(archive.exit_status, 1);
  EXPECT_EQ(archive.error, "flocking: error: --out " + zip +
                               ": this already exists; give a new name, or remove it\n");
  EXPECT_EQ(folder_.text_of("mine.zip"), "x");
}

TEST_F(DeployProgram, WritesNothingWhereNobodyCanBeJudged) {
  static_cast<void>(folder_.add("cases/a.in", "1 2 3\n"));
  const ProcessResult result = deploy_here("docker");
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_THAT(result.error, HasSubstr("/cases/a.in:"));
  EXPECT_FALSE(fs::exists(out()));
  static_cast<void>(folder_.add("cases/a.in", kPairOfAgents));
  static_cast<void>(folder_.add("cases/flocking.toml", "run = 3\n"));
  EXPECT_THAT(deploy_here("docker").error, HasSubstr("flocking.toml:1:"));
  EXPECT_FALSE(fs::exists(out()));
  static_cast<void>(folder_.add("script", "#!/bin/sh\n"));
  static_cast<void>(folder_.add("cases/flocking.toml", "run = \"run\"\n"));
  const std::string script = folder_.path_of("script");
  const ProcessResult other =
      deploy({"docker", "--cases", folder_.path_of("cases"), "--out", out(), "--program", script});
  EXPECT_EQ(other.exit_status, 1);
  EXPECT_EQ(other.error,
            "flocking: error: --program " + script + ": this is not a 64-bit Linux program\n");
  EXPECT_FALSE(fs::exists(out()));
}

TEST_F(DeployProgram, SaysWhatIsWrongWithItsFlags) {
  const auto error = [this](const Words& words) {
    const ProcessResult result = deploy(words);
    EXPECT_EQ(result.exit_status, 2);
    return result.error;
  };
  const std::string end = "\nTry 'flocking deploy --help'.\n";
  EXPECT_EQ(error({"gradscope", "--out", "x"}),
            "flocking: error: deploy: expected one of: gradescope, github, gitlab, docker, "
            "classroom50, found 'gradscope'; did you mean gradescope?" +
                end);
  EXPECT_EQ(
      error({"gradescope"}),
      "flocking: error: nowhere to write to; give --out PLACE, such as --out autograder.zip" + end);
  EXPECT_EQ(error({"github", "--out", "x", "--hint", "all"}),
            "flocking: error: --hint: expected one of: none, where, what, full, found 'all'" + end);
  EXPECT_EQ(error({"github", "--out", "x", "--points", "-1"}),
            "flocking: error: --points: expected a number of at least 0, found '-1'" + end);
  for (const char* const url :
       {"flocking", "file:///flocking", "https://x/'; rm *", "https://x/ y"}) {
    EXPECT_EQ(error({"github", "--out", "x", "--fetch", url}),
              "flocking: error: --fetch: expected an address such as "
              "https://example.org/flocking, found " +
                  in_quotes(url) + end);
  }
  EXPECT_EQ(error({"github", "--out", "x", "--fetch", "https://x/y", "--sha256", "12"}),
            "flocking: error: --sha256: expected 64 hexadecimal digits, found '12'" + end);
  const std::string sum(64, '0');
  EXPECT_EQ(error({"github", "--out", "x", "--sha256", sum}),
            "flocking: error: --sha256 is the checksum of a download; add --fetch URL" + end);
  EXPECT_EQ(
      error({"github", "--out", "x", "--fetch", "https://x/y", "--sha256", sum, "--program", "x"}),
      "flocking: error: --fetch takes the checksum from --program or --sha256; give one of "
      "them" +
          end);
}

TEST_F(DeployProgram, KeepsItsHelpWithinATerminal) {
  const std::string help = deploy({"--help"}).output;
  EXPECT_THAT(help, HasSubstr("\n  classroom50    a workflow that writes a result.json\n"));
  std::size_t begin = 0;
  for (std::size_t end = 0; (end = help.find('\n', begin)) != std::string::npos; begin = end + 1) {
    EXPECT_LE(end - begin, 80U) << help.substr(begin, end - begin);
  }
}

}  // namespace
}  // namespace flocking::testing
