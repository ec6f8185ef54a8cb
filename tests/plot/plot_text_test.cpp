#include "plot/plot_text.h"

#include <gtest/gtest.h>

#include <string>

namespace flocking::plot {
namespace {

TEST(PrintableLine, MakesAnyBytesHarmless) {
  EXPECT_EQ(printable_line("a <b> & 'c' \"d\""), "a <b> & 'c' \"d\"");
  EXPECT_EQ(printable_line("two\nlines\x1B[31m\t\x7F"), R"(two\x0alines\x1b[31m\x09\x7f)");
  EXPECT_EQ(printable_line("\xC3\xA4\xFF\xC3"), "\xC3\xA4\\xff\\xc3");
  EXPECT_EQ(printable_line("\xEF\xBF\xBE \xE2\x80\xAE"), R"(\xef\xbf\xbe \xe2\x80\xae)");
  EXPECT_EQ(printable_line(std::string(3, '\0')), R"(\x00\x00\x00)");
  EXPECT_EQ(printable_line(std::string(500, 'x')), std::string(500, 'x'));
}

TEST(Shortened, CutsWhatMayBeTooWide) {
  EXPECT_EQ(shortened("short", 10, 100), "short");
  const std::string cut = shortened(std::string(100, 'x'), 10, 100);
  EXPECT_TRUE(cut.ends_with("x\u2026"));
  EXPECT_LT(text_width(cut, 10), 110);
  EXPECT_GT(text_width(cut, 10), 80);
  // The text is never cut within a character.
  std::string umlauts;
  for (int i = 0; i < 100; ++i) umlauts += "\u00E4";
  const std::string half = shortened(umlauts, 10, 100);
  EXPECT_EQ((half.size() - 3) % 2, 0U);
  EXPECT_EQ(shortened("abc", 10, 0), "\u2026");
}

}  // namespace
}  // namespace flocking::plot
