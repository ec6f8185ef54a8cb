#include "intake/class_outline.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flocking::intake {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> outlined(const std::vector<ArchiveName>& names, std::size_t wrappers) {
  std::vector<std::string> lines;
  for (const Item& item : outline_of(names, wrappers)) {
    std::string line = item.name + (item.is_folder ? "/" : "") + (item.is_repository ? " git" : "");
    for (const Item& inner : item.contents) line += " " + inner.name + (inner.is_folder ? "/" : "");
    lines.push_back(line);
  }
  return lines;
}

TEST(ClassOutline, HasFilesFoldersAndWhatIsInThem) {
  EXPECT_THAT(outlined({{"ada/", true},
                        {"ada/src/main.cpp", false},
                        {"ada/run", false},
                        {"ada/.git/config", false},
                        {"emmy.cpp", false},
                        {".DS_Store", false},
                        {"__MACOSX/._emmy.cpp", false}},
                       0),
              ElementsAre("ada/ git run src/", "emmy.cpp"));
}

TEST(ClassOutline, HasNoNamesThatLeadOutOfIt) {
  EXPECT_THAT(outlined({{"../emmy/run", false},
                        {"ada/../../emmy", false},
                        {"/etc/passwd", false},
                        {"a/../..", false},
                        {"./ada/run", false}},
                       0),
              ElementsAre("ada/ run"));
}

TEST(ClassOutline, BeginsBelowTheFoldersThatHoldAll) {
  EXPECT_THAT(
      outlined(
          {{"hw/", true}, {"hw/Ada - main.cpp", false}, {"__MACOSX/hw/._Ada - main.cpp", false}},
          1),
      ElementsAre("Ada - main.cpp"));
}

}  // namespace
}  // namespace flocking::intake
