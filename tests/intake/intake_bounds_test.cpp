// Submissions that try to keep the grader busy before any archive is opened.
#include <fcntl.h>
#include <gtest/gtest.h>

#include <ctime>
#include <string>

#include "intake/clutter.h"
#include "intake/layouts/canvas_versions.h"
#include "sandbox/channel.h"
#include "support/temp_folder.h"

namespace flocking::intake {
namespace {

using flocking::testing::TempFolder;

// Limit of processor time. A nonlinear algorithm takes ten times as long.
constexpr double kMost_s = 2.0;

double seconds_since(std::clock_t begin) {
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

TEST(IntakeBounds, PackagesOfNodeAreLookedUpOnce) {
  const TempFolder folder;
  for (int i = 0; i < 490; ++i) {
    static_cast<void>(
        folder.add("node_modules/" + std::string(200, 'a') + std::to_string(i) + "/index.js", ""));
  }
  for (int i = 0; i < 20; ++i) {
    static_cast<void>(
        folder.add("s" + std::to_string(i) + ".js", std::string(std::size_t{1} << 18U, 'a')));
  }
  const sandbox::Descriptor opened(open(folder.path_of("").c_str(), O_RDONLY | O_DIRECTORY));
  const std::clock_t begin = std::clock();
  EXPECT_EQ(fate_of_folder(opened.get(), "node_modules"), FolderFate::kDropped);
  EXPECT_LT(seconds_since(begin), kMost_s);
}

TEST(IntakeBounds, VersionsOfCanvasAreLookedUpInAFewTexts) {
  ClassFiles files;
  files.start_of = [](const std::string&, std::size_t most) { return std::string(most, 'a'); };
  Parcel parcel{.id = {}, .name = {}, .is_late = false, .pieces = {}};
  for (int i = 0; i < 200; ++i) {
    const std::string name = std::string(200, 'a') + std::to_string(i) + "b-1.cpp";
    parcel.pieces.push_back({name, name});
  }
  const std::clock_t begin = std::clock();
  take_newest_versions(files, parcel);
  EXPECT_LT(seconds_since(begin), kMost_s);
  EXPECT_EQ(parcel.pieces.size(), 200U);
}

}  // namespace
}  // namespace flocking::intake
