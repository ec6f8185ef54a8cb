#include "grade/marked_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::chrono::milliseconds kLongEnoughToBeRemembered(2'100);

class MarkedFiles : public ::testing::Test {
 protected:
  MarkedFiles() : root_(fs::canonical(folder_.path_of("")).string()) {
    static_cast<void>(folder_.add("lib/deep/other.so",
                                  "\x7f"
                                  "ELF" +
                                      std::string(200'000, 'x')));
    static_cast<void>(folder_.add("lib/text", std::string(200'000, 'x')));
  }
  [[nodiscard]] std::string path(const std::string& name) const { return root_ + '/' + name; }
  [[nodiscard]] std::vector<std::string> found(const std::string& memory = "") const {
    return marked_files({path("lib"), path("bin"), path("none")}, memory);
  }
  void copy_program(const std::string& name) const {
    fs::create_directories(fs::path(path(name)).parent_path());
    fs::copy_file(testing::kProgram, path(name));
  }
  // Overwrites a file with the program, in place, so that its folder does not change.
  static void overwrite(const std::string& file) {
    std::ofstream(file, std::ios::binary)
        << std::ifstream(testing::kProgram, std::ios::binary).rdbuf();
  }
  // Changes the cache to say that no file is marked.
  void unmark_all() const {
    std::string text = folder_.text_of("kept/marked");
    text.replace(text.find("M "), 1, "F");
    static_cast<void>(folder_.add("kept/marked", text));
  }

 private:
  flocking::testing::TempFolder folder_;
  std::string root_;
};

TEST_F(MarkedFiles, AreFoundByContentUnderAnyName) {
  EXPECT_THAT(found(), IsEmpty());
  copy_program("lib/deep/innocent");
  EXPECT_THAT(found(), ElementsAre(path("lib/deep/innocent")));
}

TEST_F(MarkedFiles, AreFoundAgainByMemoryAndWithoutIt) {
  copy_program("lib/deep/innocent");
  const std::string memory = path("kept/marked");
  EXPECT_THAT(found(memory), ElementsAre(path("lib/deep/innocent")));
  EXPECT_THAT(found(memory), ElementsAre(path("lib/deep/innocent")));
  // New files are found, and deleted ones are not.
  copy_program("bin/new");
  EXPECT_THAT(found(memory), ElementsAre(path("bin/new"), path("lib/deep/innocent")));
  fs::remove(path("lib/deep/innocent"));
  EXPECT_THAT(found(memory), ElementsAre(path("bin/new")));
}

TEST_F(MarkedFiles, AreFoundAfterTheyWereCopiedOverAnotherFile) {
  const std::string memory = path("kept/marked");
  const std::string script = path("lib/deep/innocent");
  std::ofstream(script) << "#!/bin/sh\n";
  fs::permissions(script, fs::perms(0755));
  std::this_thread::sleep_for(kLongEnoughToBeRemembered);
  EXPECT_THAT(found(memory), IsEmpty());
  overwrite(script);
  EXPECT_THAT(found(memory), ElementsAre(script));
  std::ofstream(script) << "#!/bin/sh\n";
  EXPECT_THAT(found(memory), IsEmpty());
  overwrite(path("lib/deep/other.so"));
  overwrite(path("lib/text"));
  EXPECT_THAT(found(memory), ElementsAre(path("lib/deep/other.so"), path("lib/text")));
}

TEST_F(MarkedFiles, AreNotReadAgainWhereNothingChanged) {
  const std::string memory = path("kept/marked");
  copy_program("lib/deep/innocent");
  std::this_thread::sleep_for(kLongEnoughToBeRemembered);
  EXPECT_THAT(found(memory), ElementsAre(path("lib/deep/innocent")));
  unmark_all();
  EXPECT_THAT(found(memory), IsEmpty());
}

TEST_F(MarkedFiles, AreReadAgainIfTheyChangedLessThanTwoSecondsBefore) {
  const std::string memory = path("kept/marked");
  copy_program("lib/deep/innocent");
  EXPECT_THAT(found(memory), ElementsAre(path("lib/deep/innocent")));
  unmark_all();
  EXPECT_THAT(found(memory), ElementsAre(path("lib/deep/innocent")));
}

TEST_F(MarkedFiles, AreFoundWhereTheMemoryIsNoneOfOurs) {
  const std::string memory = path("kept/marked");
  copy_program("lib/innocent");
  EXPECT_THAT(found(memory), ElementsAre(path("lib/innocent")));
  std::ofstream(memory) << "D 1 /nowhere\nM\nD x\n\n";
  EXPECT_THAT(found(memory), ElementsAre(path("lib/innocent")));
  fs::permissions(memory, fs::perms(0666));
  EXPECT_THAT(found(memory), ElementsAre(path("lib/innocent")));
}

TEST(MarkedFilesData, IsWhatIsInstalledBesideAProgram) {
  EXPECT_THAT(with_their_data({"/usr/bin/flocking"}),
              ElementsAre("/usr/bin/flocking", "/usr/share/flocking"));
  EXPECT_THAT(with_their_data({"/usr/lib/old/bin/x"}),
              ElementsAre("/usr/lib/old/bin/x", "/usr/lib/old"));
  EXPECT_THAT(with_their_data({"/usr/lib/libflocking_engine.a"}),
              ElementsAre("/usr/lib/libflocking_engine.a"));
}

}  // namespace
}  // namespace flocking::grade
