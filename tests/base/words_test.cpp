#include "base/words.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace flocking {
namespace {

using Pieces = std::vector<std::string_view>;

TEST(Trimmed, DropsBlanksAtBothEndsOnly) {
  EXPECT_EQ(trimmed("a b"), "a b");
  EXPECT_EQ(trimmed(" \t\r\n\v\fa b\r\n"), "a b");
  EXPECT_EQ(trimmed(" \t\n"), "");
  EXPECT_EQ(trimmed(""), "");
}

TEST(Trimmed, PointsIntoTheText) {
  const std::string_view text = "  ab ";
  EXPECT_EQ(trimmed(text).data(), text.data() + 2);
}

TEST(Split, GivesOnePieceMoreThanThereAreSeparators) {
  EXPECT_EQ(split("a,b", ','), (Pieces{"a", "b"}));
  EXPECT_EQ(split("a", ','), Pieces{"a"});
  EXPECT_EQ(split("", ','), Pieces{""});
  EXPECT_EQ(split(",", ','), (Pieces{"", ""}));
  EXPECT_EQ(split(",a,,b ,", ','), (Pieces{"", "a", "", "b ", ""}));
  EXPECT_EQ(split("a.b,c", '.'), (Pieces{"a", "b,c"}));
}

TEST(Words, AreBetweenBlanksAndNeverEmpty) {
  EXPECT_EQ(words("a"), Pieces{"a"});
  EXPECT_EQ(words("set mass 2"), (Pieces{"set", "mass", "2"}));
  EXPECT_EQ(words("\t a\v\fb \r\n"), (Pieces{"a", "b"}));
  EXPECT_EQ(words(""), Pieces{});
  EXPECT_EQ(words(" \n"), Pieces{});
}

TEST(Words, PointIntoTheText) {
  const std::string_view text = " a  bc";
  EXPECT_EQ(words(text).back().data(), text.data() + 4);
}

TEST(IsName, TakesLettersDigitsUnderscoreAndDash) {
  for (const char* name : {"a", "Z", "0", "_", "-", "sheep-2_B"})
    EXPECT_TRUE(is_name(name)) << name;
}

TEST(IsName, RefusesAnythingElse) {
  for (const char* name :
       {"", " ", "a b", "a.b", "a,b", " a", "a\n", "\xC3\xA4", "a/b", "a@", "[", "{"}) {
    EXPECT_FALSE(is_name(name)) << name;
  }
  EXPECT_FALSE(is_name(std::string_view("a\0", 2)));
}

TEST(Counted, UsesTheSingularForOne) {
  EXPECT_EQ(counted(0, "agent"), "0 agents");
  EXPECT_EQ(counted(1, "agent"), "1 agent");
  EXPECT_EQ(counted(2, "step"), "2 steps");
  EXPECT_EQ(counted(UINT64_MAX, "byte"), "18446744073709551615 bytes");
}

TEST(ParseWhole, TakesDigitsUpToTheLargest) {
  EXPECT_EQ(parse_whole("0"), 0U);
  EXPECT_EQ(parse_whole("7"), 7U);
  EXPECT_EQ(parse_whole("0012"), 12U);
  EXPECT_EQ(parse_whole("18446744073709551615"), UINT64_MAX);
  EXPECT_EQ(parse_whole("00000000000000000000000018446744073709551615"), UINT64_MAX);
}

TEST(ParseWhole, RefusesAnythingElse) {
  for (const char* text :
       {"", " ", "-", "+", "-1", "-0", "+1", " 1", "1 ", "1.", "1.0", "1e3", "0x10", "1,000", "a",
        "1a", "18446744073709551616", "99999999999999999999", "\xD9\xA1"}) {
    EXPECT_EQ(parse_whole(text), std::nullopt) << text;
  }
  EXPECT_EQ(parse_whole(std::string_view("1\0", 2)), std::nullopt);
  EXPECT_EQ(parse_whole(std::string_view()), std::nullopt);
}

TEST(ParseWhole, ReadsNothingAfterTheText) {
  EXPECT_EQ(parse_whole(std::string_view("123").substr(0, 2)), 12U);
}

}  // namespace
}  // namespace flocking
