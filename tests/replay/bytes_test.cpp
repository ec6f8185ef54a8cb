#include "replay/bytes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "replay/assemble.h"

namespace flocking::replay {
namespace {

using namespace std::string_literals;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Varint, PutsSmallNumbersIntoAByte) {
  const auto bytes = [](std::int64_t number) {
    std::string text;
    append_varint(text, number);
    return text;
  };
  EXPECT_EQ(bytes(0), "\x00"s);
  EXPECT_EQ(bytes(-1), "\x01");
  EXPECT_EQ(bytes(1), "\x02");
  EXPECT_EQ(bytes(-64), "\x7f");
  EXPECT_EQ(bytes(64), "\x80\x01");
  EXPECT_EQ(bytes(150), "\xac\x02");
  EXPECT_EQ(bytes((std::int64_t{1} << 52U) - 1), "\xfe\xff\xff\xff\xff\xff\xff\x0f");
}

TEST(Numbers, AreLittleEndian) {
  std::string bytes;
  append_doubles(bytes, std::array{1.0});
  append_floats(bytes, std::array{-2.0F});
  EXPECT_EQ(bytes, "\x00\x00\x00\x00\x00\x00\xf0\x3f\x00\x00\x00\xc0"s);
}

TEST(Page, HasItsPartsAndNoPlacesLeft) {
  const std::string page = assembled({"a<b>&\"{{state}}\"\x01", "{\"facts\":1}", "U1RBVEU="});
  EXPECT_THAT(page, HasSubstr("<title>a&lt;b&gt;&amp;&quot;{{state}}&quot;\uFFFD</title>"));
  EXPECT_THAT(page, HasSubstr("id=\"facts\">{\"facts\":1}</script>"));
  EXPECT_THAT(page, HasSubstr("id=\"state\">U1RBVEU=</script>"));
  EXPECT_THAT(page, HasSubstr("Content-Security-Policy"));
  for (const char* place : {"{{title}}", "{{style}}", "{{script}}", "{{facts}}"}) {
    EXPECT_THAT(page, Not(HasSubstr(place)));
  }
}

}  // namespace
}  // namespace flocking::replay
