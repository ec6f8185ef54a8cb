#include "grade/contents.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <string>

#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using flocking::testing::TempFolder;

class HashOfContents : public ::testing::Test {
 protected:
  HashOfContents() {
    static_cast<void>(folder_.add("anna/main.py", "print(1)\n"));
    static_cast<void>(folder_.add("anna/lib/step.py", "x = 1\n"));
    before_ = hash();
  }
  [[nodiscard]] std::string hash() const { return hash_of_contents(folder_.path_of("anna")); }
  [[nodiscard]] const TempFolder& folder() const { return folder_; }
  [[nodiscard]] std::string path_of(const std::string& name) const {
    return folder_.path_of("anna/" + name);
  }
  [[nodiscard]] const std::string& before() const { return before_; }

 private:
  TempFolder folder_;
  std::string before_;
};

TEST_F(HashOfContents, IsThatOfTheSameElsewhere) {
  EXPECT_EQ(before().size(), 64U);
  fs::copy(folder().path_of("anna"), folder().path_of("bob"), fs::copy_options::recursive);
  EXPECT_EQ(hash_of_contents(folder().path_of("bob")), before());
}

TEST_F(HashOfContents, ChangesWithABytesANameAModeAFolderALink) {
  static_cast<void>(folder().add("anna/main.py", "print(2)\n"));
  EXPECT_NE(hash(), before());
  static_cast<void>(folder().add("anna/main.py", "print(1)\n"));
  EXPECT_EQ(hash(), before());
  fs::rename(path_of("lib/step.py"), path_of("lib/stop.py"));
  EXPECT_NE(hash(), before());
  fs::rename(path_of("lib/stop.py"), path_of("lib/step.py"));
  fs::permissions(path_of("main.py"), fs::perms(0755));
  EXPECT_NE(hash(), before());
  fs::permissions(path_of("main.py"), fs::perms(0644));
  fs::create_directory(path_of("empty"));
  EXPECT_NE(hash(), before());
  fs::remove(path_of("empty"));
  EXPECT_EQ(hash(), before());
  fs::create_symlink("main.py", path_of("link"));
  const std::string with_link = hash();
  EXPECT_NE(with_link, before());
  fs::remove(path_of("link"));
  fs::create_symlink("lib/step.py", path_of("link"));
  EXPECT_NE(hash(), with_link);
}

TEST_F(HashOfContents, IsNoneOfWhatCannotBeRead) {
  EXPECT_EQ(hash_of_contents(path_of("nothing")), "");
  ASSERT_EQ(mkfifo(path_of("fifo").c_str(), 0600), 0);
  EXPECT_EQ(hash(), "");
  fs::remove(path_of("fifo"));
  fs::resize_file(path_of("main.py"), kMostHashedBytes);
  EXPECT_EQ(hash(), "") << "more than that, with the other file";
}

}  // namespace
}  // namespace flocking::grade
