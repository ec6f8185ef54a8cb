#include <gtest/gtest.h>

#include <string>

#include "judge/compared.h"

namespace flocking::judge {
namespace {

using testing::compared;

std::string layout_of(const std::string& output) {
  return testing::layout_of(compared("", output));
}

TEST(Layout, OfTheAssignmentHasNoNotes) {
  EXPECT_EQ(layout_of(""), "");
  EXPECT_EQ(layout_of("1.000 2.000 -3.000 -0.000\n"), "");
  EXPECT_EQ(layout_of("1.000 2.000 3.000 4.000\n10.000 200.123 0.000 4.000\n"), "");
}

TEST(Layout, NotesLineEnds) {
  EXPECT_EQ(layout_of("a b c d\r\n"), "line ends 1 from 1");
  EXPECT_EQ(layout_of("a b c d\na b c d\r\na b c d\r\n"), "line ends 2 from 2");
  EXPECT_EQ(layout_of("a b c d\r\r\n"), "line ends 1 from 1, blanks 1 from 1");
  EXPECT_EQ(layout_of("a b c d\r \n"), "blanks 1 from 1");
  EXPECT_EQ(layout_of("a b c d \r\n"), "line ends 1 from 1, blanks 1 from 1");
  EXPECT_EQ(layout_of("a b\rc d\n"), "blanks 1 from 1");
  EXPECT_EQ(layout_of("a b c d\r"), "blanks 1 from 1, no final newline 1 from 1");
}

TEST(Layout, NotesBlankLines) {
  EXPECT_EQ(layout_of("\n"), "blank lines 1 from 1");
  EXPECT_EQ(layout_of("a b c d\n\n \t\na b c d\n\n"), "blank lines 3 from 2");
  EXPECT_EQ(layout_of("a b c d\n\r\n"), "line ends 1 from 2, blank lines 1 from 2");
  EXPECT_EQ(layout_of("a b c d\n  "), "blank lines 1 from 2, no final newline 1 from 2");
}

TEST(Layout, NotesLinesWithoutFourTokens) {
  EXPECT_EQ(layout_of("a b c d\na b c\na b c d e\na\n"), "tokens 3 from 2");
  EXPECT_EQ(layout_of("a b c d a b c d\n"), "tokens 1 from 1");
  EXPECT_EQ(layout_of("a b c d\na"), "tokens 1 from 2, no final newline 1 from 2");
}

TEST(Layout, NotesBlanks) {
  EXPECT_EQ(layout_of("a b c d\na  b c d\n"), "blanks 1 from 2");
  EXPECT_EQ(layout_of("a\tb\vc\fd\n"), "blanks 3 from 1");
  EXPECT_EQ(layout_of(" a b c d\na b c d \n"), "blanks 2 from 1");
  EXPECT_EQ(layout_of("   a   b   c   d   \n"), "blanks 5 from 1");
  EXPECT_EQ(layout_of("a b c d "), "blanks 1 from 1, no final newline 1 from 1");
}

TEST(Layout, NotesAMissingLastNewline) {
  EXPECT_EQ(layout_of("a b c d\na b c d"), "no final newline 1 from 2");
  EXPECT_EQ(layout_of("a b c d\na b c d\n\xEF"), "tokens 1 from 3, no final newline 1 from 3");
}

TEST(Layout, NotesDecimals) {
  EXPECT_EQ(layout_of("1.000 2.00 3.0000 4\n"), "decimals 3 from 1");
  EXPECT_EQ(layout_of("1.000 2.000 3.000 4.000\n+1.000 2.000e0 1e3 5.\n"), "decimals 4 from 2");
  EXPECT_EQ(layout_of("123456789012345678901.000 0.1234567890123456789 a b\n"),
            "decimals 1 from 1");
}

TEST(Layout, NotesNoDecimalsOfWhatIsNoNumber) {
  EXPECT_EQ(layout_of("1.00x nan 1.0.0 -inf\n"), "");
  EXPECT_EQ(layout_of(std::string(70000, '1') + " a b c\n"), "");
}

TEST(Layout, NotesAByteOrderMarkAtTheStart) {
  EXPECT_EQ(layout_of("\xEF\xBB\xBF"), "mark 1 from 1");
  EXPECT_EQ(layout_of("\xEF\xBB\xBF"
                      "a b c d\n"),
            "mark 1 from 1");
  EXPECT_EQ(layout_of("a \xEF\xBB\xBF c d\n"), "");
  EXPECT_EQ(layout_of("\n\xEF\xBB\xBF b c d\n"), "blank lines 1 from 1");
}

TEST(Layout, OfTheAnswerIsNotLookedAt) {
  const Comparison comparison =
      compared("\xEF\xBB\xBF 1\r\n\n2.5e0\t+3 4", "1.000 2.500 3.000 4.000\n");
  EXPECT_EQ(testing::described(comparison), "4/4 tokens, 0 differ, 0 extra lines; largest 0 #0");
}

}  // namespace
}  // namespace flocking::judge
