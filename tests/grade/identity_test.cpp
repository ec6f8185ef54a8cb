#include "grade/identity.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using testing::kProgram;
using testing::TempFolder;

std::string content_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

TEST(Identity, IsOfTheRunningProgram) {
  const TempFolder folder;
  EXPECT_TRUE(is_simulator("/proc/self/exe"));
  fs::create_symlink("/proc/self/exe", folder.path_of("link"));
  EXPECT_TRUE(is_simulator(folder.path_of("link")));
  fs::create_symlink("link", folder.path_of("second"));
  EXPECT_TRUE(is_simulator(folder.path_of("second")));
}

TEST(Identity, IsOfEveryCopyWithWhateverRoundIt) {
  const TempFolder folder;
  const std::string program = content_of(kProgram);
  ASSERT_GT(program.size(), 100'000U);
  EXPECT_TRUE(is_simulator(kProgram));
  EXPECT_TRUE(is_simulator(folder.add("copy", program)));
  EXPECT_TRUE(is_simulator(folder.add("longer", program + "more")));
  EXPECT_TRUE(is_simulator(folder.add("behind", "#!/bin/sh\n" + program)));
}

// Returns the mark of the program, found by bisection with is_simulator().
std::string mark_in(const std::string& program, const TempFolder& folder) {
  std::size_t too_short = 0;
  std::size_t enough = program.size();
  while (enough - too_short > 1) {
    const std::size_t size = (too_short + enough) / 2;
    // Padding, since small files are never simulators.
    const std::string text = program.substr(0, size) + std::string(100'000, 'x');
    (is_simulator(folder.add("part", text)) ? enough : too_short) = size;
  }
  return program.substr(enough - 32, 32);
}

TEST(Identity, IsFoundWhereverBlocksEnd) {
  const TempFolder folder;
  const std::string mark = mark_in(content_of(kProgram), folder);
  const std::string text(std::size_t{5} << 19U, 'x');
  for (std::size_t at = (std::size_t{1} << 20U) - 70; at < (std::size_t{1} << 20U) + 10; ++at) {
    EXPECT_TRUE(is_simulator(folder.add("moved", std::string(text).replace(at, 32, mark)))) << at;
  }
  EXPECT_TRUE(is_simulator(folder.add("at_start", mark + text)));
  EXPECT_TRUE(is_simulator(folder.add("at_end", text + mark)));
  EXPECT_FALSE(is_simulator(folder.add("cut", text + mark.substr(1))));
}

TEST(Identity, IsOfNothingElse) {
  const TempFolder folder;
  EXPECT_FALSE(is_simulator("/bin/sh"));
  EXPECT_FALSE(is_simulator(folder.path_of("none")));
  EXPECT_FALSE(is_simulator(folder.path_of(".")));
  EXPECT_FALSE(is_simulator("/dev/zero"));
  ASSERT_EQ(mkfifo(folder.path_of("fifo").c_str(), 0666), 0);
  EXPECT_FALSE(is_simulator(folder.path_of("fifo")));
  EXPECT_FALSE(is_simulator(folder.add("small", "x")));
  EXPECT_FALSE(is_simulator(folder.add("large", std::string(5'000'000, 'x'))));
}

TEST(Identity, IsSoughtInNoHole) {
  const TempFolder folder;
  const std::string path = folder.add("sparse", content_of(kProgram));
  std::error_code error;
  fs::resize_file(path, std::uintmax_t{1} << 40U, error);
  if (error) GTEST_SKIP() << "no such large files here";
  EXPECT_TRUE(is_simulator(path));
  const std::string empty = folder.add("empty", "");
  fs::resize_file(empty, std::uintmax_t{1} << 40U);
  SimulatorSearch search;
  EXPECT_FALSE(search.is_simulator(empty));
  EXPECT_FALSE(search.is_exhausted());
}

TEST(Identity, OfTheLauncherIsTheProgramThatItStarts) {
  const TempFolder folder;
  const std::string text = content_of(std::string(FLOCKING_TESTCASES) + "/../flocking");
  const std::string script = folder.add("tree/flocking", text);
  EXPECT_EQ(launched_by(script), "");  // not built
  const std::string filter =
      folder.add("tree/build/release/flocking_filter", content_of(testing::kFilter));
  fs::permissions(filter, fs::perms(0755));
  EXPECT_EQ(launched_by(script), fs::canonical(filter));
  const std::string program = folder.add("tree/build/release/flocking", content_of(kProgram));
  EXPECT_EQ(launched_by(script), fs::canonical(filter));
  fs::permissions(program, fs::perms(0755));
  EXPECT_EQ(launched_by(script), fs::canonical(program));
  fs::create_symlink("tree/flocking", folder.path_of("link"));
  EXPECT_EQ(launched_by(folder.path_of("link")), fs::canonical(program));
  EXPECT_EQ(launched_by(folder.add("tree/other", "#!/bin/sh\n")), "");
  EXPECT_EQ(launched_by(program), "");
  EXPECT_EQ(launched_by(folder.path_of("none")), "");
  fs::permissions(folder.add("tree/build/release/flocking", "#!/bin/sh\n"), fs::perms(0755));
  EXPECT_EQ(launched_by(script), fs::canonical(filter));
  fs::remove(filter);
  EXPECT_EQ(launched_by(script), "");
}

TEST(Identity, HasItsName) {
  EXPECT_TRUE(is_named_simulator("flocking", "/proc/self/exe"));
  EXPECT_TRUE(is_named_simulator("./build/flocking", "/proc/self/exe"));
  EXPECT_FALSE(is_named_simulator("./flocking/solution", "/proc/self/exe"));
  EXPECT_FALSE(is_named_simulator("flocking.sh", "/proc/self/exe"));
  EXPECT_FALSE(is_named_simulator("flocking", "/bin/sh"))
      << "only the name is that of the simulator";
}

}  // namespace
}  // namespace flocking::grade
