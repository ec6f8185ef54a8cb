#include "build/recipe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <string>

#include "base/error.h"
#include "support/temp_folder.h"

namespace flocking::build {
namespace {

using ::testing::ElementsAre;

std::string fault_of(const std::string& text) {
  try {
    static_cast<void>(parse_recipe(text, "flocking.toml"));
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(Recipe, SaysHowToBuildAndRun) {
  const Recipe recipe =
      parse_recipe("build = \"make all\"\nrun = \"./flock  --fast\"\nprocesses = 4\n", "x");
  EXPECT_EQ(recipe.build, "make all");
  EXPECT_THAT(recipe.run, ElementsAre("./flock", "--fast"));
  EXPECT_EQ(recipe.processes, 4U);
  EXPECT_FALSE(read_recipe("/nowhere").has_value());
}

TEST(Recipe, IsAFileOrNotThere) {
  const testing::TempFolder folder;
  EXPECT_FALSE(read_recipe(folder.path_of("")).has_value());
  ASSERT_EQ(mkfifo(folder.path_of("flocking.toml").c_str(), 0600), 0);
  try {
    static_cast<void>(read_recipe(folder.path_of("")));
    FAIL() << "a FIFO was read";
  } catch (const EnvironmentError& error) {
    EXPECT_THAT(error.what(), ::testing::EndsWith("flocking.toml: expected a file, found a FIFO"));
  }
}

TEST(Recipe, SaysWhatIsWrong) {
  EXPECT_EQ(fault_of("build = \"make\"\n"),
            "flocking.toml:1:1: the setting run is missing: the program to start");
  EXPECT_EQ(fault_of("run = 3\n"), "flocking.toml:1:7: run: expected a text");
  EXPECT_EQ(fault_of("run = \"./x\"\nprocesses = 0\n"),
            "flocking.toml:2:13: processes: expected a whole number from 1 to 1024");
  EXPECT_EQ(fault_of("build = \"make\"\nrun = \"flock\"\n"),
            "flocking.toml:1:1: run: expected the program that was built, such as ./flock");
  EXPECT_THAT(fault_of("run = \n"), ::testing::StartsWith("flocking.toml:1:"));
}

}  // namespace
}  // namespace flocking::build
