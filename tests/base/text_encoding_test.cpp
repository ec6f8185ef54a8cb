#include "base/text_encoding.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "base/code_point.h"

namespace flocking {
namespace {

using Encoding = TextEncoding;

TEST(TextEncoding, IsFoundByMarkZerosOrValidity) {
  EXPECT_EQ(find_encoding(""), Encoding::kUtf8);
  EXPECT_EQ(find_encoding("\xef\xbb\xbfid"), Encoding::kUtf8);
  EXPECT_EQ(find_encoding("No\xc3\xabl"), Encoding::kUtf8);
  EXPECT_EQ(find_encoding("No\xebl"), Encoding::kWindows1252);
  EXPECT_EQ(find_encoding("\xff\xfei"), Encoding::kUtf16LittleEndian);
  EXPECT_EQ(find_encoding("\xfe\xff"), Encoding::kUtf16BigEndian);
  EXPECT_EQ(find_encoding(std::string_view("i\0d\0", 4)), Encoding::kUtf16LittleEndian);
  EXPECT_EQ(find_encoding(std::string_view("\0i\0d", 4)), Encoding::kUtf16BigEndian);
}

TEST(TextEncoding, OfTextIsUtf16ByMarkOrByEveryOtherZero) {
  using std::string_view_literals::operator""sv;
  EXPECT_TRUE(is_utf16("\xff\xfe"));
  EXPECT_TRUE(
      is_utf16("\xfe\xff\x00"
               "1"sv));
  EXPECT_TRUE(is_utf16("0\0.\0000\0009\0"sv));
  EXPECT_TRUE(is_utf16("\0000\0.\0000\0009"sv));
  EXPECT_FALSE(is_utf16(""));
  EXPECT_FALSE(is_utf16("0\0.\0"sv)) << "too short to tell";
  EXPECT_FALSE(is_utf16("\0\0\0\0\0\0\0\0"sv));
  EXPECT_FALSE(
      is_utf16("\xef\xbb\xbf"
               "0.093 1"));
  EXPECT_FALSE(is_utf16("0.093 1.000"));
}

TEST(TextEncoding, Decodes) {
  EXPECT_EQ(decode("No\xebl \x80 \x9c", Encoding::kWindows1252), "Noël € œ");
  EXPECT_EQ(decode(std::string_view("\xeb\x00=\xd8\x00\xde", 6), Encoding::kUtf16LittleEndian),
            "ë😀");
  EXPECT_EQ(decode(std::string_view("\x00\xeb\xd8=\xde\x00", 6), Encoding::kUtf16BigEndian), "ë😀");
  EXPECT_EQ(decode(std::string_view("=\xd8x\0y", 5), Encoding::kUtf16LittleEndian), "�x�")
      << "half a pair, half a unit";
}

TEST(TextEncoding, EncodesWhatItDecodes) {
  std::string text;
  for (const std::uint32_t c : {0x0U, 0x41U, 0x7FU, 0xA0U, 0xEBU, 0xFFU, 0x20ACU, 0x178U}) {
    append_code_point(text, c);
  }
  for (const Encoding encoding : {Encoding::kUtf8, Encoding::kUtf16LittleEndian,
                                  Encoding::kUtf16BigEndian, Encoding::kWindows1252}) {
    const std::string bytes = encode(text, encoding);
    EXPECT_EQ(decode(bytes, encoding), text);
    std::size_t length = 0;
    for (std::string_view rest = text; !rest.empty();
         rest.remove_prefix(first_code_point(rest).length)) {
      length += encoded_length(rest, encoding);
    }
    EXPECT_EQ(length, bytes.size());
  }
  EXPECT_EQ(encode("☃é", Encoding::kWindows1252), "?\xe9");
  EXPECT_EQ(encode("😀", Encoding::kUtf16BigEndian), std::string_view("\xd8=\xde\x00", 4));
}

TEST(CodePoint, RefusesWhatIsNotUtf8) {
  EXPECT_TRUE(is_utf8("José 😀"));
  for (const char* bytes : {"\x80", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xc3"}) {
    EXPECT_FALSE(is_utf8(bytes));
  }
}

}  // namespace
}  // namespace flocking
