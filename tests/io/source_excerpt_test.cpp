#include "io/source_excerpt.h"

#include <gtest/gtest.h>

#include <string>

#include "core/constants.h"

namespace flocking::io {
namespace {

TEST(SourceExcerpt, PutsACaretUnderTheToken) {
  EXPECT_EQ(source_excerpt("0 abc 1", 2, 3, false), "0 abc 1\n  ^~~");
  EXPECT_EQ(source_excerpt("x", 0, 1, false), "x\n^");
  EXPECT_EQ(source_excerpt("0 1", 3, 0, false), "0 1\n   ^") << "after the last token";
}

TEST(SourceExcerpt, ShowsNothingForAnEmptyLine) { EXPECT_EQ(source_excerpt("", 0, 0, false), ""); }

TEST(SourceExcerpt, KeepsTabsToAlignTheCaret) {
  EXPECT_EQ(source_excerpt("0\t1\tabc", 4, 3, false), "0\t1\tabc\n \t \t^~~");
}

TEST(SourceExcerpt, DropsTheCarriageReturnOfTheLineEnd) {
  EXPECT_EQ(source_excerpt("0 abc\r", 2, 3, false), "0 abc\n  ^~~");
}

TEST(SourceExcerpt, MakesEverythingPrintable) {
  EXPECT_EQ(source_excerpt("1 \x1b[31mred\xff", 2, 9, false), "1 ?[31mred?\n  ^~~~~~~~~");
  EXPECT_EQ(source_excerpt("\u22125 x", 0, 4, false), "\u22125 x\n^~") << "counts characters";
}

TEST(SourceExcerpt, CutsLongLinesOnBothSides) {
  const std::string line = std::string(500, '1') + " abc " + std::string(500, '2');
  const std::string excerpt = source_excerpt(line, 501, 3, false);
  EXPECT_EQ(excerpt, "..." + std::string(51, '1') + " abc " + std::string(17, '2') + "...\n" +
                         std::string(55, ' ') + "^~~");
}

TEST(SourceExcerpt, MarksALineWithoutItsStart) {
  EXPECT_EQ(source_excerpt("1 abc", 2, 3, true), "...1 abc\n     ^~~");
}

TEST(SourceExcerpt, StaysWithinItsWidthWhateverTheToken) {
  const std::string token(100'000, 'x');
  const std::string excerpt = source_excerpt("1 " + token, 2, token.size(), false);
  const std::size_t line_end = excerpt.find('\n');
  EXPECT_EQ(line_end, kExcerptWidth + 3);
  EXPECT_EQ(excerpt.size() - line_end - 1, kExcerptWidth);
}

}  // namespace
}  // namespace flocking::io
