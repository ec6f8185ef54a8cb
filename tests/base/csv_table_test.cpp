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
  EXPECT_EQ(csv_separator("\"Berg, Anna, x\";b"), ';') << "quoted commas separate nothing";
  EXPECT_EQ(csv_separator(encode("a;b,c;d\n", TextEncoding::kUtf16BigEndian)), ';');
}

TEST(Csv, SkipsTheSeparatorLineOfExcel) {
  for (const char* first : {"sep=;\r\n", "\"sep=;\"\r\n", "\xef\xbb\xbfsep=;\r\n"}) {
    const auto rows = parse_csv(std::string(first) + "a,b;c\r\n1;2\r\n", "x");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_THAT(rows[0].fields, ElementsAre("a,b", "c"));
    EXPECT_EQ(rows[0].line, 2U);
  }
  EXPECT_THAT(parse_csv("sep=\t\na,b\tc\n", "x")[0].fields, ElementsAre("a,b", "c"));
  EXPECT_THAT(parse_csv("sep=;", "x"), ::testing::IsEmpty());
}

TEST(Csv, TakesCarriageReturnsAloneAsLineEnds) {
  const auto rows = parse_csv("a,b\r\"1\r\",2\r", "x");
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_THAT(rows[1].fields, ElementsAre("1", "2"));
  EXPECT_EQ(rows[1].line, 2U);
}

// Writes the same table in every encoding, replaces each field by a longer one, and reads it again.
TEST(Csv, WritesFieldsBackInTheEncodingOfTheFile) {
  const std::string text = "Name;Grade\r\n\"Noël; Daniël\";\r\n€ Zoë;\"7\"\r\n";
  for (const auto& [mark, encoding] :
       {std::pair<const char*, TextEncoding>{"", TextEncoding::kUtf8},
        {"\xef\xbb\xbf", TextEncoding::kUtf8},
        {"\xef\xbb\xbf", TextEncoding::kUtf16LittleEndian},
        {"\xef\xbb\xbf", TextEncoding::kUtf16BigEndian},
        {"", TextEncoding::kWindows1252}}) {
    std::string file = encode(mark + text, encoding);
    const CsvStyle style = find_style(file);
    EXPECT_EQ(style.encoding, encoding);
    const auto rows = parse_csv(file, "x");
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_THAT(rows[1].fields, ElementsAre("Noël; Daniël", ""));
    for (std::size_t row = 3; row-- > 1;) {
      const auto [begin, end] = rows[row].places[1];
      file.replace(begin, end - begin, csv_field("8,5", file.substr(begin, end - begin), style));
    }
    EXPECT_EQ(decode(file, encoding),
              mark + std::string("Name;Grade\r\n\"Noël; Daniël\";8,5\r\n€ Zoë;\"8,5\"\r\n"));
  }
  EXPECT_EQ(csv_field("a;\"b\"", "x", {TextEncoding::kUtf8, ';'}), "\"a;\"\"b\"\"\"");
}

}  // namespace
}  // namespace flocking
