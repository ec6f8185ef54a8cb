#include "base/base64.h"

#include <gtest/gtest.h>

#include <string>

namespace flocking {
namespace {

using namespace std::string_literals;

TEST(Base64, MatchesRfc4648) {  // RFC 4648, Test Vectors
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foob"), "Zm9vYg==");
  EXPECT_EQ(base64("fooba"), "Zm9vYmE=");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64("\xff\xfe\xfd\x00"s), "//79AA==");
}

}  // namespace
}  // namespace flocking
