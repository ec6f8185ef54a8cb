// The script `flocking` of a source tree: which program it builds and becomes. In a tree whose
// build.sh makes scripts that say who they are.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFilterIsBuilt = "release flocking_filter -DBUILD_TESTING=OFF\n";
constexpr const char* kWholeIsBuilt = "release flocking -DBUILD_TESTING=OFF\n";

class Script : public ::testing::Test {
 protected:
  Script() {
    fs::create_directories(tree_.path_of("build/release"));
    fs::copy_file(std::string(FLOCKING_TESTCASES) + "/../flocking", tree_.path_of("flocking"));
    add_script("cmake/install_packages.sh", "");
    add_script("cmake/build.sh",
               "cd \"${0%/*}/..\"\n"
               "echo \"$@\" >>log\n"
               "[ ! -e broken ] || exit 1\n"
               "printf '#!/bin/sh\\necho \"I am %s\" \"$@\"\\n' \"$2\" >build/release/$2\n"
               "chmod +x build/release/$2\n");
    static_cast<void>(tree_.add("src/main.cpp", ""));
    for (const char* name : {"cmake/install_packages.sh", "cmake/build.sh"}) make_old(name);
    make_old("src/main.cpp");
  }

  void add_script(const std::string& name, const std::string& text) const {
    fs::permissions(tree_.add(name, "#!/bin/sh\n" + text), fs::perms(0755));
  }
  void make_old(const std::string& name) const {
    fs::last_write_time(tree_.path_of(name),
                        fs::file_time_type::clock::now() - std::chrono::hours(1));
  }
  // The program is older than this, which is older than what is built next.
  void change_sources() const {
    for (const char* name : {"build/release/flocking", "build/release/flocking_filter"}) {
      if (!fs::exists(tree_.path_of(name))) continue;
      fs::last_write_time(tree_.path_of(name),
                          fs::file_time_type::clock::now() - std::chrono::hours(2));
    }
  }
  /// What is printed by what the script becomes.
  [[nodiscard]] std::string printed(std::vector<std::string> arguments = {}) const {
    arguments.insert(arguments.begin(), tree_.path_of("flocking"));
    const ProcessResult result = Process(arguments).finish();
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(result.exit_status, 0);
    return result.output;
  }
  /// What was built since this was asked last.
  [[nodiscard]] std::string built() const {
    const std::string text = tree_.text_of("log");
    tree_.remove("log");
    return text;
  }
  [[nodiscard]] const TempFolder& tree() const { return tree_; }

 private:
  TempFolder tree_;
};

TEST_F(Script, BuildsTheFilterWhereThereIsNoWholeProgram) {
  EXPECT_EQ(printed(), "I am flocking_filter\n");
  EXPECT_EQ(built(), kFilterIsBuilt);
  EXPECT_EQ(printed(), "I am flocking_filter\n");
  EXPECT_EQ(built(), "");
  change_sources();
  EXPECT_EQ(printed(), "I am flocking_filter\n");
  EXPECT_EQ(built(), kFilterIsBuilt);
}

TEST_F(Script, BuildsTheWholeForAnArgument) {
  EXPECT_EQ(printed(), "I am flocking_filter\n");
  EXPECT_EQ(printed({"--rules", "course"}), "I am flocking --rules course\n");
  EXPECT_EQ(printed({""}), "I am flocking \n");
  EXPECT_EQ(built(), std::string(kFilterIsBuilt) + kWholeIsBuilt);
}

TEST_F(Script, StaysWithTheWholeOnceItIsThere) {
  EXPECT_EQ(printed({"--version"}), "I am flocking --version\n");
  EXPECT_EQ(printed(), "I am flocking\n");
  EXPECT_EQ(built(), kWholeIsBuilt);
  change_sources();
  EXPECT_EQ(printed(), "I am flocking\n");
  EXPECT_EQ(built(), kWholeIsBuilt);
}

TEST_F(Script, StartsNothingElseWhereNothingIsToBeBuilt) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{}, {"--version"}}) {
    const std::string first = printed(arguments);
    std::vector<std::string> command = {"/usr/bin/env", "-i", "PATH=/nowhere", "/bin/bash",
                                        tree().path_of("flocking")};
    command.insert(command.end(), arguments.begin(), arguments.end());
    EXPECT_EQ(Process(command).finish().output, first);
  }
}

TEST_F(Script, EndsWith3WhereNothingCanBeBuilt) {
  static_cast<void>(tree().add("broken", ""));
  const ProcessResult result = Process({tree().path_of("flocking")}).finish();
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error,
            "flocking: error: the program could not be built; the reason stands above\n");
}

}  // namespace
}  // namespace flocking::testing
