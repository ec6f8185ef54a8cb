#include "console/diagnostics.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <string>

#include "support/temp_folder.h"

namespace flocking::app {
namespace {

TEST(Diagnostics, GiveNoOrdersToTerminalsAndBuildServers) {
  const flocking::testing::TempFolder folder;
  const std::string path = folder.path_of("error");
  const int file = open(path.c_str(), O_WRONLY | O_CREAT, 0600);
  const console::StandardStreams streams{.input = 0, .output = 1, .error = file};
  console::print_error(streams, "cannot write a\x1b[31m\n::error::forged");
  console::print_warning(streams, "two\n lines");
  close(file);
  std::ifstream text(path);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(text), {}),
            "flocking: error: cannot write a\\x1b[31m\n\\x3a:error::forged\n"
            "flocking: warning: two\n lines\n");
}

}  // namespace
}  // namespace flocking::app
