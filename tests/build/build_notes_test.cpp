#include "build/build_notes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> notes_in(std::string_view text) { return take_notes(text); }

TEST(BuildNotes, AreSentencesOfTheTable) {
  std::string_view text =
      "note: runs\tflock\tdraw, test\nnote: older_cxx\ta/b.cpp\t17\nnote: compiler\nmain.cpp:1: "
      "x\n";
  EXPECT_THAT(
      take_notes(text),
      ElementsAre("runs flock; not run: draw, test",
                  "a/b.cpp is compiled as C++17, since it is not valid C++20",
                  "CMakeLists.txt asks for a compiler that is not installed; built with the "
                  "installed one"));
  EXPECT_EQ(text, "main.cpp:1: x\n");
}

TEST(BuildNotes, DropLinesThatAreNotOfTheTable) {
  EXPECT_THAT(notes_in("note: instructor override: full points\nnote: \nnote: runs\ta\tb\tc\n"),
              IsEmpty());
}

TEST(BuildNotes, QuoteWhatIsNoListOfNames) {
  EXPECT_THAT(notes_in("note: built\tmain.cpp, a.cpp (does not compile)\tx; full \"points\"\n"),
              ElementsAre("built main.cpp, a.cpp (does not compile); not used: "
                          "\"x; full 'points'\""));
}

TEST(BuildNotes, AreBounded) {
  std::string many;
  for (int i = 0; i < 1000; ++i) many += "note: runs\t" + std::string(10000, 'a') + "\tb\n";
  const std::vector<std::string> notes = notes_in(many);
  EXPECT_EQ(notes.size(), 20U);
  EXPECT_LT(notes.front().size(), 200U);
}

}  // namespace
}  // namespace flocking::build
