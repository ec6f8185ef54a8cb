#include "sandbox/written.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "support/temp_folder.h"

namespace flocking::sandbox {
namespace {

using flocking::testing::TempFolder;

TEST(BytesBelow, AreThoseOnDiskAndSomeForEachEntry) {
  const TempFolder folder;
  EXPECT_EQ(bytes_below(folder.path_of(""), 1'000'000), 0U);
  EXPECT_EQ(bytes_below(folder.path_of("nowhere"), 1'000'000), 0U);
  static_cast<void>(folder.add("a/b", std::string(100'000, 'x')));
  const std::uint64_t bytes = bytes_below(folder.path_of(""), 1'000'000);
  EXPECT_GE(bytes, 100'000U);
  EXPECT_LE(bytes, 120'000U);
}

TEST(BytesBelow, StopsWhenThereIsEnough) {
  const TempFolder folder;
  for (int i = 0; i < 20; ++i) static_cast<void>(folder.add(std::to_string(i), "x"));
  const std::uint64_t bytes = bytes_below(folder.path_of(""), 10'000);
  EXPECT_GT(bytes, 10'000U);
  EXPECT_LT(bytes, 20'000U);
}

TEST(BytesBelow, OfFoldersThatAreVeryDeepAreEnough) {
  const TempFolder folder;
  std::string path = folder.path_of("a");
  for (int i = 0; i < 70; ++i) path += "/a";
  std::filesystem::create_directories(path);
  EXPECT_EQ(bytes_below(folder.path_of(""), 1'000'000), 1'000'001U);
}

TEST(BytesWithoutNames, AreThoseOfOpenFilesThatWereRemoved) {
  const TempFolder folder;
  const std::string path = folder.add("a", std::string(100'000, 'x'));
  const std::vector<pid_t> self = {getpid()};
  const std::uint64_t before = bytes_without_names(self, 1'000'000'000);
  const int file = open(path.c_str(), O_RDWR | O_CLOEXEC);
  const int again = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  EXPECT_EQ(bytes_without_names(self, 1'000'000'000), before);
  std::filesystem::remove(path);
  const std::uint64_t after = bytes_without_names(self, 1'000'000'000);
  EXPECT_GE(after, before + 100'000);
  EXPECT_LE(after, before + 120'000);
  close(file);
  close(again);
  EXPECT_EQ(bytes_without_names(self, 1'000'000'000), before);
}

}  // namespace
}  // namespace flocking::sandbox
