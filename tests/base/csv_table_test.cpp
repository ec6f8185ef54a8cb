#include "base/csv_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace flocking {
namespace {

using ::testing::ElementsAre;

TEST(Csv, HasQuotesLineEndsAndOtherSeparators) {
  const auto rows = parse_csv(
      "\xef\xbb\xbf"
      "a,\"b, \"\"c\"\"\nd\" ,\r\n\r\n 1 ,2,3",
      "x");
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_THAT(rows[0].fields, ElementsAre("a", "b, \"c\"\nd", ""));
  EXPECT_THAT(rows[1].fields, ElementsAre("1", "2", "3"));
  EXPECT_THAT(parse_csv("a;b,c;d\n", "x")[0].fields, ElementsAre("a", "b,c", "d"));
  EXPECT_THAT(parse_csv("a\tb\n", "x")[0].fields, ElementsAre("a", "b"));
  EXPECT_THAT(parse_csv("a\nb,", "x").back().fields, ElementsAre("b", "")) << "no line end";
  EXPECT_EQ(rows[0].line, 1U);
  EXPECT_EQ(rows[1].line, 4U);
  EXPECT_THROW(parse_csv("a,\"b\n", "x"), InputError);
}

std::vector<std::string> bytes_of_last_row(const std::string& text) {
  const std::vector<CsvRow> rows = parse_csv(text, "x");
  std::vector<std::string> pieces;
  for (const CsvPlace& place : rows.back().places) {
    pieces.push_back(text.substr(place.begin, place.end - place.begin));
  }
  return pieces;
}

TEST(Csv, KnowsTheBytesOfEachField) {
  EXPECT_THAT(bytes_of_last_row("\xef\xbb\xbf\"a, b\" ,c,\r\n"), ElementsAre("\"a, b\" ", "c", ""));
  EXPECT_THAT(bytes_of_last_row("a,b\r\n\r\n  1,\"2\r\n\"\"3\"\r\n"),
              ElementsAre("  1", "\"2\r\n\"\"3\""));
  EXPECT_THAT(bytes_of_last_row("1;2;"), ElementsAre("1", "2", ""));
  EXPECT_THAT(bytes_of_last_row("1\t2"), ElementsAre("1", "2"));
}

TEST(Csv, FindsItsSeparator) {
  EXPECT_EQ(csv_separator("a;b,c;d\n,,,,"), ';');
  EXPECT_EQ(csv_separator("a\tb"), '\t');
  EXPECT_EQ(csv_separator("a"), ',');
}

}  // namespace
}  // namespace flocking
