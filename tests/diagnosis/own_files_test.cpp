#include "diagnosis/own_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/temp_folder.h"

namespace flocking::diagnosis {
namespace {

using ::testing::ElementsAre;

TEST(OwnFiles, AreAllThatWasHandedIn) {
  const flocking::testing::TempFolder folder;
  static_cast<void>(folder.add("src/main.cpp", ""));
  static_cast<void>(folder.add("a.h", ""));
  EXPECT_THAT(OwnFiles::below(folder.path_of("")).names(), ElementsAre("a.h", "src/main.cpp"));
  EXPECT_THAT(OwnFiles::below(folder.path_of("nothing")).names(), ElementsAre());
}

TEST(OwnFiles, AreKnownByTheEndOfTheirPath) {
  const OwnFiles own({"main.cpp", "src/main.cpp", "src/vec.h", "x/y.h", "z/y.h"});
  EXPECT_EQ(own.name_of("main.cpp"), "main.cpp");
  EXPECT_EQ(own.name_of("./main.cpp"), "main.cpp");
  EXPECT_EQ(own.name_of("../src/vec.h"), "src/vec.h");
  EXPECT_EQ(own.name_of("/tmp/s/src/main.cpp"), "src/main.cpp");
  EXPECT_EQ(own.name_of("vec.h"), "src/vec.h") << "as told by a make within src";
}

TEST(OwnFiles, AreNoOthers) {
  const OwnFiles own({"src/main.cpp", "x/y.h", "z/y.h"});
  EXPECT_EQ(own.name_of(""), "");
  EXPECT_EQ(own.name_of("/usr/include/c++/12/vector"), "");
  EXPECT_EQ(own.name_of("amain.cpp"), "");
  EXPECT_EQ(own.name_of("y.h"), "") << "two are called so";
}

TEST(PlaceAtStart, IsAFileAndALine) {
  const OwnFiles own({"a b.cpp", "c:1.cpp"});
  EXPECT_EQ(place_words(place_at_start("a b.cpp:88:17: warning", own)), "a b.cpp:88");
  EXPECT_EQ(place_words(place_at_start("/s/a b.cpp:7", own)), "a b.cpp:7");
  EXPECT_EQ(place_at_start("other.cpp:7: x", own).file, "");
  EXPECT_EQ(place_at_start("no place", own).file, "");
  EXPECT_EQ(place_at_start("a b.cpp:123456789: x", own).file, "") << "no number of a line";
}

}  // namespace
}  // namespace flocking::diagnosis
