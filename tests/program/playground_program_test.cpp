// Runs `flocking playground` like a user.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::size_t kMostBytes = 1600000;  // the largest allowed size of the page

class PlaygroundProgram : public ::testing::Test {
 protected:
  static bool has_engine() { return playground({"-o", "-"}).exit_status == 0; }
  static ProcessResult playground(const std::vector<std::string>& more) {
    std::vector<std::string> words = {"playground"};
    words.insert(words.end(), more.begin(), more.end());
    return run_flocking(words);
  }
  static void expect_refused(const std::vector<std::string>& words, int status,
                             const std::string& message) {
    const ProcessResult result = playground(words);
    EXPECT_EQ(result.exit_status, status);
    EXPECT_THAT(result.error, StartsWith("flocking: error: " + message));
    EXPECT_EQ(result.output, "");
  }

  TempFolder folder_;
};

/// Tests that need the engine, which cmake/wasm.sh builds.
class PlaygroundPage : public PlaygroundProgram {
 protected:
  void SetUp() override {
    if (!has_engine()) GTEST_SKIP() << "no engine of pages; cmake/wasm.sh builds it";
  }
};

TEST_F(PlaygroundPage, WritesOnePageWithNothingOutsideIt) {
  const ProcessResult result = playground({"-o", folder_.path_of("page.html")});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_EQ(result.output, "wrote " + folder_.path_of("page.html") + "\n");
  const std::string page = folder_.text_of("page.html");
  EXPECT_LE(page.size(), kMostBytes);
  EXPECT_THAT(page, StartsWith("<!DOCTYPE html>"));
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
  EXPECT_THAT(page, Not(HasSubstr("{{")));
  for (const char* outside : {"src=\"http", "href=\"http", "@import", "url(http", "fetch(\"http"}) {
    EXPECT_THAT(page, Not(HasSubstr(outside)));
  }
}

TEST_F(PlaygroundPage, WritesTheSameBytesToStandardOutput) {
  playground({"-o", folder_.path_of("page.html")});
  const ProcessResult result = playground({"-o", "-"});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_TRUE(result.output == folder_.text_of("page.html"));
}

TEST_F(PlaygroundPage, ReplacesAnOldPage) {
  const std::string page = folder_.add("page.html", "old");
  EXPECT_EQ(playground({"--output", page}).exit_status, 0);
  EXPECT_THAT(folder_.text_of("page.html"), StartsWith("<!DOCTYPE html>"));
}

TEST_F(PlaygroundProgram, RefusesWhatItCannotDo) {
  expect_refused({}, 2, "no output file; use -o PAGE");
  expect_refused({"-o", ""}, 2, "--output: ");
  expect_refused({"-o", folder_.path_of("page.html"), "case.in"}, 2,
                 "unexpected argument 'case.in'");
  expect_refused({"-o", folder_.path_of("none/page.html")}, 3, "");
  EXPECT_FALSE(std::filesystem::exists(folder_.path_of("page.html")));
}

TEST_F(PlaygroundProgram, WithoutAnEngineSaysHowToGetThePage) {
  if (has_engine()) GTEST_SKIP() << "built with the engine of pages";
  const std::string page = folder_.path_of("page.html");
  expect_refused({"-o", page}, 3,
                 "this flocking was built without the engine of the page: run cmake/wasm.sh in its "
                 "source tree and build it again, or download flocking-");
  EXPECT_FALSE(std::filesystem::exists(page));
}

}  // namespace
}  // namespace flocking::testing
