#include "kernel/instructions.h"

#include <gtest/gtest.h>

namespace flocking::kernel {
namespace {

constexpr Instructions kSets[] = {Instructions::kScalar, Instructions::kSse2, Instructions::kAvx2,
                                  Instructions::kAvx512, Instructions::kNeon};

TEST(Instructions, OfAnyProcessorAreThoseForOneDouble) {
  EXPECT_TRUE(is_available(Instructions::kScalar));
  EXPECT_EQ(kernel_for(Instructions::kScalar, Profile::kCourse, true).lanes, 1U);
}

TEST(Instructions, AreThoseRequested) {
  for (const Instructions wanted : kSets) EXPECT_EQ(chosen(wanted), wanted);
}

TEST(Instructions, AreTheWidestByDefault) {
  const Instructions taken = chosen(Instructions::kAuto);
  ASSERT_TRUE(is_available(taken));
  for (const Instructions other : kSets) {
    if (!is_available(other)) continue;
    EXPECT_GE(kernel_for(taken, Profile::kCourse, true).lanes,
              kernel_for(other, Profile::kCourse, true).lanes);
  }
}

#if defined(__x86_64__)
TEST(Instructions, OfX86ProcessorsAreTheirOwn) {
  EXPECT_TRUE(is_available(Instructions::kSse2));
  EXPECT_FALSE(is_available(Instructions::kNeon));
}
#elif defined(__aarch64__)
TEST(Instructions, OfArmProcessorsAreTheirOwn) {
  EXPECT_EQ(chosen(Instructions::kAuto), Instructions::kNeon);
  EXPECT_FALSE(is_available(Instructions::kSse2));
  EXPECT_FALSE(is_available(Instructions::kAvx2));
  EXPECT_FALSE(is_available(Instructions::kAvx512));
}
#endif

}  // namespace
}  // namespace flocking::kernel
