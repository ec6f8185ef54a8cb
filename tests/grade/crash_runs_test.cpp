#include "grade/crash_runs.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace flocking::grade {
namespace {

constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20U;

TEST(LimitsWithSanitizers, AreWiderInTimeAndMemoryAlone) {
  const sandbox::Limits limits{.cpu_s = 2.0,
                               .wall_s = 5.0,
                               .memory_bytes = 512 * kMebibyte,
                               .output_bytes = 1000,
                               .processes = 3};
  const sandbox::Limits wide = limits_with_sanitizers(limits);
  EXPECT_EQ(wide.cpu_s, 13.0);
  EXPECT_EQ(wide.wall_s, 25.0);
  EXPECT_EQ(wide.memory_bytes, 2048 * kMebibyte);
  EXPECT_GE(wide.reserved_bytes, std::uint64_t{20} << 40U) << "AddressSanitizer takes 20 TiB";
  EXPECT_EQ(wide.output_bytes, 1000U);
  EXPECT_EQ(wide.processes, 3U);
}

TEST(LimitsWithSanitizers, DoNotWrapRound) {
  const sandbox::Limits most{.memory_bytes = std::numeric_limits<std::uint64_t>::max()};
  EXPECT_GE(limits_with_sanitizers(most).memory_bytes, std::uint64_t{1} << 59U);
}

TEST(RunCrashes, HasNothingToDoWithoutJobs) {
  const CrashWork work{.cases = {}, .programs = {}, .jobs = {}, .layers = {}, .workers = 1};
  EXPECT_TRUE(run_crashes(
                  work, [] { return false; }, [](std::size_t /*done*/) {})
                  .empty());
}

}  // namespace
}  // namespace flocking::grade
