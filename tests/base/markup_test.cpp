#include "base/markup.h"

#include <gtest/gtest.h>

namespace flocking {
namespace {

TEST(InMarkup, HasNoMarkup) {
  EXPECT_EQ(in_markup("<b a='1' c=\"2\">&amp;</b>"),
            "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;&lt;/b&gt;");
  EXPECT_EQ(in_markup("\u00e9\n{{a}}"), "\u00e9\n{{a}}");
  EXPECT_EQ(in_markup("]]>"), "]]&gt;");
  EXPECT_EQ(in_markup(""), "");
}

TEST(InMarkup, ReplacesCharactersThatXmlForbids) {
  EXPECT_EQ(in_markup("a\x1b[2Jb"), "a\uFFFD[2Jb");
  EXPECT_EQ(in_markup(std::string_view("\0", 1)), "\uFFFD");
  EXPECT_EQ(in_markup("\xC3("), "\uFFFD(") << "not UTF-8";
  EXPECT_EQ(in_markup("\u202Ex"), "\uFFFD\uFFFD\uFFFDx") << "it would turn the text round";
}

TEST(InMarkup, ReplacesLineFeedsAsRequested) { EXPECT_EQ(in_markup("a\nb", "&#10;"), "a&#10;b"); }

}  // namespace
}  // namespace flocking
