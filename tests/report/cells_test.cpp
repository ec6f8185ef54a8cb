#include "report/cells.h"

#include <gtest/gtest.h>

#include "report/text_width.h"

namespace flocking::report {
namespace {

TEST(Cells, AreFilledUpToAWidth) {
  EXPECT_EQ(blanks_behind("WA", 5), "   ");
  EXPECT_EQ(blanks_behind("", 2), "  ");
  EXPECT_EQ(blanks_behind("\u00e4\u2192", 3), " ") << "characters count, not bytes";
}

TEST(Cells, MayBeWiderThanTheirColumn) {
  EXPECT_EQ(blanks_behind("ACCEPTED", 8), "");
  EXPECT_EQ(blanks_behind("UNSUPPORTED", 5), "");
}

}  // namespace
}  // namespace flocking::report
