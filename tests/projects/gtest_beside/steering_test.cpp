#include <gtest/gtest.h>
#include "steering.h"

using namespace steering;

TEST(Cohesion, PullsTowardsTheOther) {
    EXPECT_DOUBLE_EQ(cohesion({{0, 0.5}, {0, -0.5}}, 0, 1).y, -1);
}

TEST(Separation, IsClamped) {
    EXPECT_DOUBLE_EQ(separation({{0, 0.1}, {0, 0}}, 0, 1, 2).y, 2);
}

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
