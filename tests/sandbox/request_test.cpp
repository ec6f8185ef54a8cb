#include "sandbox/request.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstring>
#include <string>
#include <vector>

namespace flocking::sandbox {
namespace {

using launcher::Order;

Request full_request() {
  Request request;
  request.arguments = {"./solution", "", "two words", "line\nend", "\xff\x01"};
  request.executable = "/a/solution";
  request.working_directory = "/a b";
  request.environment = {"HOME=/tmp", "EMPTY="};
  request.reach = {"x/usr", "w/tmp"};
  request.wrapper = {"/usr/bin/bwrap", "--x"};
  request.limits = {.cpu_s = 0.1,
                    .wall_s = 1e-300,
                    .memory_bytes = std::uint64_t{64} << 20U,
                    .output_bytes = 1,
                    .processes = 7};
  request.user = 1'900'000'001;
  request.guardian = 1'900'000'002;
  request.filter = 9;
  request.landlock_abi = 6;
  request.traces = true;
  return request;
}

std::string bytes_of(const SharedOrder& order) {
  std::string bytes(65536, '\0');
  const ssize_t size = pread(order.file(), bytes.data(), bytes.size(), 0);
  bytes.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
  return bytes;
}

Order head_of(const std::string& bytes) {
  Order order;
  std::memcpy(static_cast<void*>(&order), bytes.data(), sizeof order);
  return order;
}

TEST(Request, IsStoredInAFileForTheLauncher) {
  const SharedOrder shared(full_request(), 5);
  const std::string bytes = bytes_of(shared);
  ASSERT_GT(bytes.size(), sizeof(Order));
  const Order order = head_of(bytes);
  EXPECT_EQ(order.magic, Order::kMagic);
  EXPECT_EQ(order.bytes, bytes.size());
  EXPECT_EQ(order.arguments, 5U);
  EXPECT_EQ(order.environment, 2U);
  EXPECT_EQ(order.paths, 2U);
  EXPECT_EQ(order.report, 5);
  EXPECT_EQ(order.filter, 9);
  EXPECT_EQ(order.landlock_abi, 6);
  EXPECT_EQ(order.user, 1'900'000'001U);
  EXPECT_EQ(order.guardian, 1'900'000'002U);
  EXPECT_TRUE(order.stays);
  EXPECT_TRUE(order.traces);
  EXPECT_TRUE(order.limits_users);
  EXPECT_EQ(order.cpu_s, 2U);
  EXPECT_EQ(order.data_bytes, (std::uint64_t{256} << 20U) + (std::uint64_t{1} << 30U));
  EXPECT_EQ(order.file_bytes, 1U);
  EXPECT_EQ(order.processes, 7U);
  using namespace std::string_literals;
  EXPECT_EQ(bytes.substr(sizeof(Order)),
            "/a/solution\0/a b\0./solution\0\0two words\0line\nend\0\xff\x01\0HOME=/tmp\0EMPTY=\0"
            "x/usr\0w/tmp\0"s);
}

TEST(Request, ReservesMoreThanMayBeFilled) {
  Request request = full_request();
  request.limits.reserved_bytes = std::uint64_t{1} << 46U;
  const SharedOrder shared(request, 5);
  EXPECT_EQ(head_of(bytes_of(shared)).data_bytes,
            (std::uint64_t{1} << 46U) + (std::uint64_t{256} << 20U) + (std::uint64_t{1} << 30U));
}

TEST(Request, OfAnOrdinaryUserLimitsNoOthersOfThatUser) {
  Request request = full_request();
  request.user = 0;
  const SharedOrder shared(request, 5);
  EXPECT_FALSE(head_of(bytes_of(shared)).limits_users);
}

TEST(Request, QueuesNoSignalsWhereAnotherRunCouldUseThemUp) {
  Request request = full_request();
  EXPECT_EQ(head_of(bytes_of(SharedOrder(request, 5))).queued_signals, 256U);
  request.shares_user = true;
  EXPECT_EQ(head_of(bytes_of(SharedOrder(request, 5))).queued_signals, 0U);
}

// Regression: the kernel once ended a build with a limit of 60 s after 57 s of the time that the
// grader counts.
TEST(Request, LeavesTheTimeLimitToTheWatchingProcess) {
  for (const double limit : {0.1, 2.0, 60.0, 3600.0}) {
    Request request = full_request();
    request.limits.cpu_s = limit;
    EXPECT_GT(static_cast<double>(head_of(bytes_of(SharedOrder(request, 5))).cpu_s),
              limit * 1.25 + 1)
        << limit;
  }
}

TEST(Request, ReadsTheCountsOfTheLauncher) {
  const SharedOrder shared(full_request(), 5);
  Order order = head_of(bytes_of(shared));
  order.ended_cpu_ns = 1'500'000'000;
  order.peak_bytes = 4096;
  order.over_processes = 1;
  ASSERT_EQ(pwrite(shared.file(), &order, sizeof order, 0), static_cast<ssize_t>(sizeof order));
  EXPECT_EQ(shared.ended_cpu_s(), 1.5);
  EXPECT_EQ(shared.peak_bytes(), 4096U);
  EXPECT_TRUE(shared.is_over_processes());
}

TEST(Request, IsNotEndless) {
  Request request = full_request();
  request.arguments.emplace_back(Order::kMostBytes, 'x');
  EXPECT_THROW(SharedOrder(request, 5), std::exception);
}

TEST(StepWords, AreThereForEach) {
  for (std::int32_t step = 0; step <= static_cast<std::int32_t>(launcher::Step::kFilter); ++step) {
    EXPECT_NE(step_words(step), "the sandbox failed") << step;
  }
}

}  // namespace
}  // namespace flocking::sandbox
