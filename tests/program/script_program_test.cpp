// Tests which program the script `flocking` of a source tree builds and then runs. The tree of the
// test has a build.sh that makes scripts which print their own name.
#include <gmock/gmock.h>
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
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

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
    add_script("cmake/wasm.sh", "echo \"wasm $*\" >>\"${0%/*}/../log\"\n");
    static_cast<void>(tree_.add("src/main.cpp", ""));
    for (const char* name : {"cmake/install_packages.sh", "cmake/build.sh", "cmake/wasm.sh"}) {
      make_old(name);
    }
    make_old("src/main.cpp");
  }

  void add_script(const std::string& name, const std::string& text) const {
    fs::permissions(tree_.add(name, "#!/bin/sh\n" + text), fs::perms(0755));
  }
  void make_old(const std::string& name) const {
    fs::last_write_time(tree_.path_of(name),
                        fs::file_time_type::clock::now() - std::chrono::hours(1));
  }
  // Makes the program older than the sources, and the sources older than the next build.
  void change_sources() const {
    for (const char* name : {"build/release/flocking", "build/release/flocking_filter"}) {
      if (!fs::exists(tree_.path_of(name))) continue;
      fs::last_write_time(tree_.path_of(name),
                          fs::file_time_type::clock::now() - std::chrono::hours(2));
    }
  }
  /// Returns the output of the program that the script starts.
  [[nodiscard]] std::string printed(std::vector<std::string> arguments = {}) const {
    arguments.insert(arguments.begin(), tree_.path_of("flocking"));
    const ProcessResult result = Process(arguments).finish();
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(result.exit_status, 0);
    return result.output;
  }
  /// Returns the output of the program on a terminal on which `answer` is typed.
  [[nodiscard]] std::string on_terminal(const std::string& arguments,
                                        const std::string& answer) const {
    const std::string command = tree_.path_of("flocking") + " " + arguments;
    return Process({"/usr/bin/script", "-qec", command, "/dev/null"}).finish(answer + "\n").output;
  }
  /// Returns the log of the builds since the last call.
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

TEST_F(Script, OffersOnATerminalToBuildTheEngineOfThePlayground) {
  EXPECT_THAT(on_terminal("playground -o page.html", "n"),
              AllOf(HasSubstr("Install and build it now?"), HasSubstr("I am flocking playground")));
  EXPECT_EQ(built(), kWholeIsBuilt);
  EXPECT_THAT(on_terminal("playground -o page.html", "y"), HasSubstr("I am flocking playground"));
  EXPECT_EQ(built(), "wasm \n");
}

TEST_F(Script, AsksNothingWithoutATerminalAPageOrNeed) {
  EXPECT_EQ(printed({"playground", "-o", "page.html"}), "I am flocking playground -o page.html\n");
  EXPECT_THAT(on_terminal("playground --help", "y"), Not(HasSubstr("Install")));
  static_cast<void>(tree().add("build/wasm/module/engine.wasm.gz", ""));
  EXPECT_THAT(on_terminal("playground -o page.html", "y"), Not(HasSubstr("Install")));
}

}  // namespace
}  // namespace flocking::testing
