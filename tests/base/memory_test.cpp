#include "base/memory.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdint>

namespace flocking {
namespace {

TEST(AvailableMemory, IsBetweenZeroAndThatOfTheMachine) {
  const auto machine = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                       static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  EXPECT_GT(available_memory_bytes(), std::uint64_t{1} << 20U);
  EXPECT_LE(available_memory_bytes(), machine);
}

TEST(AvailableMemory, HonoursTheAddressSpaceLimit) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "a sanitizer needs the address space for itself";
#endif
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
  rlimit small = before;
  small.rlim_cur = std::uint64_t{64} << 20U;
  ASSERT_EQ(setrlimit(RLIMIT_AS, &small), 0);
  EXPECT_LE(available_memory_bytes(), std::uint64_t{64} << 20U);
  ASSERT_EQ(setrlimit(RLIMIT_AS, &before), 0);
}

}  // namespace
}  // namespace flocking
