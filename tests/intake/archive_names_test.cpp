#include "intake/archive_names.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace flocking::intake {
namespace {

std::string page_of(const std::set<std::string>& names, const std::string& roster = "") {
  if (roster.empty()) return std::string(name_of(choose_page(names, nullptr).page));
  const Roster students = parse_roster("id,name\n" + roster, "roster.csv");
  return std::string(name_of(choose_page(names, &students).page));
}

TEST(NamesInArchives, AreReadInTheCodePageThatFitsTheRoster) {
  EXPECT_EQ(page_of({"Jos\x82 Garc\xa1"
                     "a"},
                    "1,José García\n"),
            "CP437");
  EXPECT_EQ(page_of({"Jos\xe9 Garc\xed"
                     "a"},
                    "1,José García\n"),
            "Windows-1252");
  EXPECT_EQ(page_of({"Jo\xc6o"}, "1,João\n"), "CP850");
  EXPECT_EQ(page_of({"Jo\xc6o"}, "1,JoÆo\n"), "Windows-1252");
  EXPECT_EQ(page_of({"\x8e\x52\x93\x63_101_assignsubmission_file_"}, "1,山田\n"), "Shift-JIS");
  EXPECT_EQ(page_of({"\xd5\xc5\xc8\xfd.cpp"}, "1,张三\n"), "GB18030");
  EXPECT_EQ(page_of({"garc\xed"
                     "a"
                     "jos\xe9"
                     "_1001_50001_main.cpp"},
                    "1,José García\n"),
            "Windows-1252")
      << "as Canvas joins names";
  EXPECT_EQ(page_of({"Jos\xe9"}, "1,Jose\n"), "Windows-1252") << "a roster without marks";
}

TEST(NamesInArchives, AreReadAsLettersWithoutARoster) {
  EXPECT_EQ(page_of({"Jos\x82"}), "CP437");
  EXPECT_EQ(page_of({"Jos\xe9"}), "Windows-1252") << "a theta in CP437";
  EXPECT_EQ(page_of({"\xc9mile"}), "Windows-1252");
  EXPECT_EQ(page_of({"Jo\xc6o"}), "CP850") << "no capital after a small letter";
  EXPECT_EQ(page_of({"\x93\x63\x92\x86"}), "Shift-JIS");
  EXPECT_EQ(page_of({"\x8e\x52\x93\x63"}), "CP437") << "Shift-JIS too, but also a word in CP437";
  EXPECT_EQ(page_of({"\xd5\xc5\xc8\xfd"}), "GB18030");
  EXPECT_EQ(page_of({"50\x80"}), "CP437") << "letters in none";
}

TEST(NamesInArchives, AreUtf8OnceTheyAreRead) {
  EXPECT_EQ(utf8_path("Jos\x82/Zo\xc3\xab/\x81.cpp", CodePage::kCp437), "José/Zoë/ü.cpp")
      << "what is UTF-8 stays";
  EXPECT_EQ(utf8_path("\xd5\xc5/Jos\x82", CodePage::kGb18030), "张/José")
      << "what means nothing is read alone";
  EXPECT_EQ(utf8_path("Jos\xe9/Jos\x82"), "José/José");
  EXPECT_EQ(utf8_path("/a//b/", CodePage::kCp437), "/a//b/");
  std::set<std::string> names;
  add_unknown_names("a/Jos\x82/b", names);
  EXPECT_EQ(names, std::set<std::string>{"Jos\x82"});
}

TEST(NamesInArchives, AreExplainedInANote) {
  EXPECT_EQ(
      words_of({.page = CodePage::kCp437, .names = 1, .known = 1, .letters = 1}, "in the archive"),
      "1 name in the archive is not UTF-8; read as CP437, in which 1 contains a name of the "
      "roster");
  EXPECT_EQ(words_of({.page = CodePage::kGb18030, .names = 3, .known = 0, .letters = 2},
                     "in the archive"),
            "3 names in the archive are not UTF-8; read as GB18030, in which 2 have letters only");
  EXPECT_EQ(
      words_of({.page = CodePage::kCp437, .names = 3, .known = 0, .letters = 0}, "in the archive"),
      "3 names in the archive are not UTF-8; read as CP437, the usual encoding of zip archives");
}

}  // namespace
}  // namespace flocking::intake
