#include "redaction/safe_text.h"

#include <gtest/gtest.h>

#include <string>

#include "base/printable.h"

namespace flocking::report {
namespace {

using namespace std::string_literals;

TEST(OneLine, KeepsWhatIsHarmless) {
  EXPECT_EQ(redaction::one_line("std::bad_alloc 1.5 \u00e9 # : \\"),
            "std::bad_alloc 1.5 \u00e9 # : \\");
  EXPECT_EQ(redaction::one_line(""), "");
}

TEST(OneLine, SpellsWhatIsNotPrintable) {
  EXPECT_EQ(redaction::one_line("a\nb\r\tc\0\x1b[31m\xff"s),
            "a\\x0ab\\x0d\\x09c\\x00\\x1b[31m\\xff");
  EXPECT_EQ(redaction::one_line("\u202e1"), "\\xe2\\x80\\xae1");
}

TEST(OneLine, GivesNoOrdersToBuildServers) {
  EXPECT_EQ(redaction::one_line("::error::x"), "\\x3a:error::x");
  EXPECT_EQ(redaction::one_line("  ::error::x"), "  \\x3a:error::x");
  EXPECT_EQ(redaction::one_line("x ##[error]y"), "x #\\x23[error]y");
  EXPECT_EQ(redaction::one_line("####"), "#\\x23#\\x23");
}

TEST(Message, KeepsItsLinesAndGivesNoOrders) {
  EXPECT_EQ(printable_message("a.toml:1:2: error\n\tx = 1\n\t^"),
            "a.toml:1:2: error\n\tx = 1\n\t^");
  EXPECT_EQ(printable_message("cannot write \x1b]0;x\x07\n::error::forged\n  ##[error]x\r"s),
            "cannot write \\x1b]0;x\\x07\n\\x3a:error::forged\n  #\\x23[error]x\\x0d");
  EXPECT_EQ(printable_message(""), "");
}

TEST(OneLine, CutsAndSaysSo) {
  EXPECT_EQ(redaction::one_line("abcdef", 6), "abcdef");
  EXPECT_EQ(redaction::one_line("abcdefg", 6), "abcdef...");
  EXPECT_EQ(redaction::one_line(std::string(1'000'000, 'x')).str().size(), 303U);
}

TEST(SeveralLines, KeepsLinesAndIndentation) {
  EXPECT_EQ(redaction::several_lines(""), "");
  EXPECT_EQ(redaction::several_lines("a\n\n  b\tc\n"), "a\n\n  b    c");
  EXPECT_EQ(redaction::several_lines("a\n::x"), "a\n\\x3a:x");
  EXPECT_EQ(redaction::several_lines("a\r\nb"), "a\\x0d\nb");
}

TEST(SeveralLines, CutsAndSaysSo) {
  const std::string lines = redaction::several_lines(std::string(1'000'000, '\n'));
  EXPECT_EQ(lines, std::string(20, '\n') + "[cut: there are more lines]");
  EXPECT_EQ(redaction::several_lines(std::string(200, 'x')), std::string(160, 'x') + "...");
  std::string wide;
  for (int i = 0; i < 161; ++i) wide += "\U0001F426";
  EXPECT_EQ(redaction::several_lines(wide), wide.substr(0, 640) + "...");
}

TEST(Marked, PutsABarBeforeEachLine) {
  EXPECT_EQ(redaction::marked(""), "");
  EXPECT_EQ(redaction::marked("a"), "| a\n");
  EXPECT_EQ(redaction::marked("ok 1\n\n  b"), "| ok 1\n|\n|   b\n");
}

}  // namespace
}  // namespace flocking::report
