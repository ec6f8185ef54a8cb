#include "sandbox/private_folder.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "sandbox/in_child.h"
#include "support/temp_folder.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;
using flocking::testing::TempFolder;
using testing::in_child;

/// Returns "gone" if a private folder is removed after `work` ran in it as a user without rights,
/// else "left".
template <class Work>
std::string left_after(Work work) {
  return in_child([&]() -> std::string {
    if (geteuid() == 0 && setresuid(65534, 65534, 65534) != 0) return "root";
    std::string path;
    {
      const PrivateFolder folder(0);
      path = folder.path();
      if (!fs::is_directory(path)) return "no folder";
      work(path);
    }
    return fs::exists(path) ? "left" : "gone";
  });
}

TEST(PrivateFolder, IsGoneAtItsEnd) {
  EXPECT_EQ(left_after([](const std::string&) {}), "gone");
  EXPECT_EQ(left_after([](const std::string& path) {
              fs::create_directories(path + "/a/b/c");
              fs::create_directories(path + "/a/d");
              for (const char* name : {"/x", "/a/x", "/a/b/x", "/a/b/c/x", "/a/b/c/y"}) {
                std::ofstream(path + name) << "text";
              }
            }),
            "gone");
}

TEST(PrivateFolder, BelongsOnlyToItsUser) {
  EXPECT_EQ(in_child([] {
              const PrivateFolder folder(0);
              struct stat status {};
              if (stat(folder.path().c_str(), &status) != 0) return std::string("no folder");
              return std::to_string(status.st_mode & 0777U);
            }),
            std::to_string(0700));
}

TEST(PrivateFolder, IsGoneHoweverDeepItIs) {
  EXPECT_EQ(left_after([](const std::string& path) {
              const rlimit few{50, 50};
              setrlimit(RLIMIT_NOFILE, &few);
              int folder = open(path.c_str(), O_RDONLY | O_DIRECTORY);
              for (int depth = 0; depth < 200; ++depth) {
                mkdirat(folder, "a", 0700);
                const int inner = openat(folder, "a", O_RDONLY | O_DIRECTORY);
                close(folder);
                folder = inner;
              }
              close(folder);
            }),
            "gone");
}

TEST(PrivateFolder, IsGoneWhateverMayBeReadInIt) {
  EXPECT_EQ(left_after([](const std::string& path) {
              fs::create_directories(path + "/a/b/c");
              std::ofstream(path + "/a/b/x") << "text";
              for (const char* name : {"/a/b/c", "/a/b", "/a"}) chmod((path + name).c_str(), 0);
            }),
            "gone");
}

TEST(PrivateFolder, IsGoneWhateverNamesAreTaken) {
  EXPECT_EQ(left_after([](const std::string& path) {
              for (const char* name : {"/0/x", "/1/x", "/2/3/x", "/a/b/c", "/a/c/d", "/a/d/e"}) {
                fs::create_directories(path + name);
              }
              std::ofstream(path + "/3") << "text";
            }),
            "gone");
}

TEST(PrivateFolder, RemovesNothingThatReplacedIt) {
  const TempFolder other;
  fs::permissions(other.path_of(""), fs::perms(0777));
  static_cast<void>(other.add("inner/kept", "text"));
  fs::permissions(other.path_of("inner"), fs::perms(0755));
  EXPECT_EQ(left_after([&](const std::string& path) {
              fs::create_directories(path + "/a/b");
              fs::rename(path, other.path_of("moved"));
              fs::create_symlink(other.path_of("inner"), path);
            }),
            "gone");
  EXPECT_EQ(other.text_of("inner/kept"), "text");
  EXPECT_TRUE(fs::is_empty(other.path_of("moved")));
  EXPECT_EQ(static_cast<unsigned>(fs::status(other.path_of("inner")).permissions()), 0755U);
}

TEST(PrivateFolder, DoesNotFollowLinks) {
  const TempFolder other;
  fs::permissions(other.path_of(""), fs::perms(0777));
  static_cast<void>(other.add("inner/kept", "text"));
  fs::permissions(other.path_of("inner"), fs::perms(0777));
  EXPECT_EQ(left_after([&](const std::string& path) {
              fs::create_directory(path + "/a");
              for (const char* name : {"/link", "/a/link"}) {
                fs::create_symlink(other.path_of("inner"), path + name);
              }
            }),
            "gone");
  EXPECT_EQ(other.text_of("inner/kept"), "text");
}

}  // namespace
}  // namespace flocking::sandbox
