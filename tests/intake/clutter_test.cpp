#include "intake/clutter.h"

#include <fcntl.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "sandbox/channel.h"
#include "support/temp_folder.h"

namespace flocking::intake {
namespace {

using flocking::testing::TempFolder;

class Clutter : public ::testing::Test {
 protected:
  void add(const std::string& name, std::string_view text = "x") const {
    static_cast<void>(folder_.add("work/" + name, text));
  }
  void add_empty(const std::string& name) const {
    std::filesystem::create_directories(folder_.path_of("work/" + name));
  }
  [[nodiscard]] FolderFate fate(const std::string& name) const {
    const sandbox::Descriptor parent(
        open(folder_.path_of("work").c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return fate_of_folder(parent.get(), name);
  }

 private:
  TempFolder folder_;
};

TEST_F(Clutter, KeepsFoldersWithSources) {
  add("target/seek.h");
  add("build/flock.py");
  add("build/flock.o");
  add("obj/deep/main.cpp");
  add("src/main.o");
  for (const char* name : {"target", "build", "obj", "src"}) {
    EXPECT_EQ(fate(name), FolderFate::kKept) << name;
  }
}

TEST_F(Clutter, KeepsEmptyFolders) {
  add("obj/.gitkeep");
  add_empty("bin");
  EXPECT_EQ(fate("obj"), FolderFate::kKept);
  EXPECT_EQ(fate("bin"), FolderFate::kKept);
}

TEST_F(Clutter, EmptiesFoldersOfProducts) {
  add("obj/main.o");
  add("obj/vec/vec.o");
  add("x64/Debug/flock.exe", "MZ");
  add("build/CMakeCache.txt");
  add("build/main.cpp");
  add("out/flock",
      "\x7f"
      "ELF");
  for (const char* name : {"obj", "x64", "build", "out"}) {
    EXPECT_EQ(fate(name), FolderFate::kEmptied) << name;
  }
}

TEST_F(Clutter, KeepsProductsThatABuildFileNames) {
  add("obj/starter.o");
  add("Makefile", "flock: main.o objects\n");
  EXPECT_EQ(fate("obj"), FolderFate::kEmptied);
  add("Makefile", "flock: main.o obj/starter.o\n");
  EXPECT_EQ(fate("obj"), FolderFate::kKept);
}

TEST_F(Clutter, DropsCaches) {
  add("__pycache__/a.pyc");
  add("cmake-build-debug/x");
  EXPECT_EQ(fate("__pycache__"), FolderFate::kDropped);
  EXPECT_EQ(fate("cmake-build-debug"), FolderFate::kDropped);
}

TEST_F(Clutter, KeepsPackagesOfNodeThatAreUsed) {
  add("node_modules/vec/index.js");
  add("src/main.js", "const vec = require('./vec');\n");
  EXPECT_EQ(fate("node_modules"), FolderFate::kDropped);
  add("package.json", "{\"dependencies\": { }}");
  EXPECT_EQ(fate("node_modules"), FolderFate::kDropped);
  add("package.json", "{\"dependencies\": { \"vec\": \"1\" }}");
  EXPECT_EQ(fate("node_modules"), FolderFate::kKept);
  add("package.json", "{}");
  add("src/main.js", "import vec from \"vec/add\";\n");
  EXPECT_EQ(fate("node_modules"), FolderFate::kKept);
}

}  // namespace
}  // namespace flocking::intake
