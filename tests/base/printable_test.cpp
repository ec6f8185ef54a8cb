#include "base/printable.h"

#include <gtest/gtest.h>

#include <string>

namespace flocking {
namespace {

TEST(InQuotes, KeepsPlainTextAndUtf8) {
  EXPECT_EQ(in_quotes("abc"), "'abc'");
  EXPECT_EQ(in_quotes("\u22125 \u00e9 \U0001F426"), "'\u22125 \u00e9 \U0001F426'");
  EXPECT_EQ(in_quotes(""), "''");
}

TEST(InQuotes, EscapesControlCharacters) {
  EXPECT_EQ(in_quotes("\x1b[31m"), "'\\x1b[31m'");
  EXPECT_EQ(in_quotes(std::string_view("a\0b\x7f", 4)), "'a\\x00b\\x7f'");
  EXPECT_EQ(in_quotes("\u0085"), "'\\xc2\\x85'") << "a control character in two bytes";
}

TEST(InQuotes, EscapesWhatChangesOrHidesOtherText) {
  EXPECT_EQ(in_quotes("\u202e1"), "'\\xe2\\x80\\xae1'") << "right-to-left override";
  EXPECT_EQ(in_quotes("\u200b1"), "'\\xe2\\x80\\x8b1'") << "zero-width space";
  EXPECT_EQ(in_quotes("\ufeff1"), "'\\xef\\xbb\\xbf1'") << "byte-order mark";
  EXPECT_EQ(in_quotes("\uffff1"), "'\\xef\\xbf\\xbf1'") << "no character";
}

TEST(InQuotes, EscapesInvisibleLettersAndBlanks) {
  EXPECT_EQ(in_quotes("\u3164"), "'\\xe3\\x85\\xa4'") << "Hangul filler";
  EXPECT_EQ(in_quotes("\uffa0"), "'\\xef\\xbe\\xa0'") << "halfwidth Hangul filler";
  EXPECT_EQ(in_quotes("\u115f"), "'\\xe1\\x85\\x9f'") << "Hangul initial filler";
  EXPECT_EQ(in_quotes("\u2800"), "'\\xe2\\xa0\\x80'") << "blank of Braille";
  EXPECT_EQ(in_quotes("\u034f"), "'\\xcd\\x8f'") << "grapheme joiner";
  EXPECT_EQ(in_quotes("\u17b4"), "'\\xe1\\x9e\\xb4'") << "Khmer inherent vowel";
  EXPECT_EQ(in_quotes("\u180b"), "'\\xe1\\xa0\\x8b'") << "Mongolian variation selector";
  EXPECT_EQ(in_quotes("\ufe0f"), "'\\xef\\xb8\\x8f'") << "variation selector";
  EXPECT_EQ(in_quotes("\u2003"), "'\\xe2\\x80\\x83'") << "em space";
  EXPECT_EQ(in_quotes("\u00e9\u3042\uac00"), "'\u00e9\u3042\uac00'");
}

TEST(InQuotes, EscapesInvalidUtf8) {
  EXPECT_EQ(in_quotes("\xff\xfe"), "'\\xff\\xfe'");
  EXPECT_EQ(in_quotes("\xc0\xaf"), "'\\xc0\\xaf'") << "overlong";
  EXPECT_EQ(in_quotes("\xe0\x80\xaf"), "'\\xe0\\x80\\xaf'") << "overlong";
  EXPECT_EQ(in_quotes("\xed\xa0\x80"), "'\\xed\\xa0\\x80'") << "surrogate";
  EXPECT_EQ(in_quotes("\xf4\x90\x80\x80"), "'\\xf4\\x90\\x80\\x80'") << "beyond Unicode";
  EXPECT_EQ(in_quotes("\xe2\x82"), "'\\xe2\\x82'") << "cut short";
  EXPECT_EQ(in_quotes("\x80"), "'\\x80'") << "continuation alone";
}

TEST(InQuotes, CutsByCharacters) {
  EXPECT_EQ(in_quotes("abcdef", 6), "'abcdef'");
  EXPECT_EQ(in_quotes("abcdefg", 6), "'abcdef...'");
  EXPECT_EQ(in_quotes("\u00e9\u00e9\u00e9", 2), "'\u00e9\u00e9...'");
  EXPECT_LT(in_quotes(std::string(1'000'000, '\xff')).size(), 200U);
}

TEST(PrintableLength, IsZeroWhereNothingCanBeShown) {
  EXPECT_EQ(printable_length(""), 0U);
  EXPECT_EQ(printable_length("\t"), 0U);
  EXPECT_EQ(printable_length(" "), 1U);
  EXPECT_EQ(printable_length("\u00a0"), 2U);
  EXPECT_EQ(printable_length("\U0010FFFE"), 0U);
}

}  // namespace
}  // namespace flocking
