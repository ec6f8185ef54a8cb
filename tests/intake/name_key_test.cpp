#include "intake/name_key.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace flocking::intake {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(NameKey, IsTheSameComposedAndDecomposed) {
  EXPECT_EQ(composed("Jose\u0301"), "Jos\u00e9");
  EXPECT_EQ(folded("JOSE\u0301"), "jos\u00e9");
  EXPECT_EQ(key_of_name("Jose\u0301 Garci\u0301a"), key_of_name("Garc\u00eda, Jos\u00e9"));
}

TEST(NameKey, FoldsTheCaseOfAllAlphabets) {
  EXPECT_EQ(folded("STRASSE"), folded("Straße"));
  EXPECT_EQ(folded("ΣΊΣΥΦΟΣ"), folded("Σίσυφος")) << "two forms of sigma";
  EXPECT_EQ(folded("КОВАЛЕВСКАЯ"), folded("Ковалевская"));
  EXPECT_NE(folded("ı"), folded("i"));
}

TEST(NameKey, HasLettersAndDigitsAlone) {
  EXPECT_EQ(key_of("O\u2019Brien-2"), key_of("obrien 2"));
  EXPECT_EQ(key_of_name("Noether,Emmy"), key_of_name("emmy_noether"));
  EXPECT_EQ(key_of_name("Emmy\u00a0Noether"), key_of_name("Noether Emmy")) << "a no-break space";
  EXPECT_EQ(key_of(" -.!"), "");
  EXPECT_EQ(key_of("陈省身"), "陈省身");
}

TEST(NameKey, KeepsWordsApart) {
  EXPECT_NE(key_of_name("a bc"), key_of_name("ab c"));
  EXPECT_EQ(key_of("a bc"), key_of("ab c"));
}

TEST(NameKey, OfInvalidUtf8IsThatOfNoLetter) {
  EXPECT_NE(key_of("Jos\x82"), key_of("Jos"));
  EXPECT_NE(key_of("Jos\x82"), key_of("José"));
}

TEST(NameKey, HasPlainSpellingsWithoutMarks) {
  EXPECT_THAT(plain_spellings("Müller"), ElementsAre("muller", "mueller"));
  EXPECT_THAT(plain_spellings("Mu\u0308ller"), ElementsAre("muller", "mueller"));
  EXPECT_THAT(plain_spellings("Ørsted, Łukasiewicz"),
              ElementsAre("orsted, lukasiewicz", "oersted, lukasiewicz"));
  EXPECT_THAT(plain_spellings("Muller"), ElementsAre("muller"));
  EXPECT_THAT(plain_spellings(""), IsEmpty());
}

}  // namespace
}  // namespace flocking::intake
