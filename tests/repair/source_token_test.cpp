#include "repair/source_token.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flocking::repair {
namespace {

using Texts = std::vector<std::string>;

Texts texts(std::string_view source) {
  Texts found;
  for (const Token& token : tokens_of(source)) found.emplace_back(token.text);
  return found;
}

TEST(Tokens, AreWithoutCommentsAndPreprocessorLines) {
  EXPECT_EQ(texts("#define A \\\n  b\nint x; // y\n/* z\n */ f();\n  # pragma once\n"),
            (Texts{"int", "x", ";", "f", "(", ")", ";"}));
}

TEST(Tokens, AreLongestOperators) {
  EXPECT_EQ(texts("a+=b->c<=d&&e::f--"),
            (Texts{"a", "+=", "b", "->", "c", "<=", "d", "&&", "e", "::", "f", "--"}));
  EXPECT_EQ(texts("vector<vector<int>> x"),
            (Texts{"vector", "<", "vector", "<", "int", ">", ">", "x"}));
}

TEST(Tokens, AreLiteralsAsAWhole) {
  EXPECT_EQ(texts("1.5e-3f + .5 - 1'000"), (Texts{"1.5e-3f", "+", ".5", "-", "1'000"}));
  EXPECT_EQ(texts(R"c("a\"b" 'c' R"x(d)" e)x")c"),
            (Texts{R"("a\"b")", "'c'", R"c(R"x(d)" e)x")c"}));
}

TEST(Tokens, KnowTheirLines) {
  const std::string source = "a\n/*\n*/ b\n\nc";
  const std::vector<Token> tokens = tokens_of(source);
  ASSERT_EQ(tokens.size(), 3U);
  EXPECT_EQ(tokens[1].line, 3U);
  EXPECT_EQ(tokens[2].line, 5U);
  EXPECT_EQ(source.substr(tokens[2].begin), "c");
}

TEST(Tokens, EndWhereTheSourceIsCut) {
  for (const char* source : {"\"abc", "/* x", "R\"(", "'", "\\", "f(", "#"}) {
    EXPECT_LE(tokens_of(source).size(), 2U) << source;
  }
}

TEST(Brackets, AreClosedOrEndWithTheRange) {
  const std::string source = "f(a, (b, c), d[1, 2]) (";
  const std::vector<Token> tokens = tokens_of(source);
  const std::size_t close = closing(tokens, 1, tokens.size());
  EXPECT_EQ(tokens[close].begin, source.rfind(')'));
  EXPECT_EQ(split_at_commas(tokens, {2, close}).size(), 3U);
  EXPECT_EQ(closing(tokens, tokens.size() - 1, tokens.size()), tokens.size());
}

}  // namespace
}  // namespace flocking::repair
