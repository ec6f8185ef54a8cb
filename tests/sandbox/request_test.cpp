#include "sandbox/request.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace flocking::sandbox {
namespace {

Request full_request() {
  Request request;
  request.arguments = {"./solution", "", "two words", "line\nend", "\xff\x01"};
  request.executable = "/a/solution";
  request.working_directory = "/a b";
  request.environment = {"HOME=/tmp", "EMPTY="};
  request.wrapper = {"/usr/bin/bwrap", "--x"};
  request.cgroup = "/sys/fs/cgroup/a:/b";
  request.limits = {.cpu_s = 0.1,
                    .wall_s = 1e-300,
                    .memory_bytes = ~std::uint64_t{0},
                    .output_bytes = 1,
                    .processes = 7};
  request.user = 1'900'000'001;
  request.refuse_processes = true;
  return request;
}

TEST(Request, CrossesOver) {
  const Request one = full_request();
  const Request two = unpacked(packed(one));
  EXPECT_EQ(one.arguments, two.arguments);
  EXPECT_EQ(one.executable, two.executable);
  EXPECT_EQ(one.working_directory, two.working_directory);
  EXPECT_EQ(one.environment, two.environment);
  EXPECT_EQ(one.wrapper, two.wrapper);
  EXPECT_EQ(one.cgroup, two.cgroup);
  EXPECT_EQ(one.limits.cpu_s, two.limits.cpu_s);
  EXPECT_EQ(one.limits.wall_s, two.limits.wall_s);
  EXPECT_EQ(one.limits.memory_bytes, two.limits.memory_bytes);
  EXPECT_EQ(one.limits.output_bytes, two.limits.output_bytes);
  EXPECT_EQ(one.limits.processes, two.limits.processes);
  EXPECT_EQ(one.user, two.user);
  EXPECT_EQ(one.refuse_processes, two.refuse_processes);
}

TEST(Request, OfNothingCrossesOver) {
  const Request two = unpacked(packed({}));
  EXPECT_TRUE(two.arguments.empty());
  EXPECT_TRUE(two.wrapper.empty());
  EXPECT_EQ(two.cgroup, "");
  EXPECT_FALSE(two.refuse_processes);
}

TEST(Request, RefusesOtherTexts) {
  const std::string text = packed(full_request());
  EXPECT_THROW(static_cast<void>(unpacked("")), std::runtime_error);
  EXPECT_THROW(static_cast<void>(unpacked("junk")), std::runtime_error);
  for (std::size_t size = 0; size < text.size(); ++size) {
    EXPECT_THROW(static_cast<void>(unpacked(text.substr(0, size))), std::runtime_error) << size;
  }
}

}  // namespace
}  // namespace flocking::sandbox
