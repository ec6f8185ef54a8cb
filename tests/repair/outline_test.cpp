#include "repair/outline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "repair/expression.h"

namespace flocking::repair {
namespace {

constexpr const char* kSource = R"(
struct Vec { double x, y; Vec operator+(const Vec& o) const { return {x + o.x, y + o.y}; } };
double radius = 5;
class Flock {
 public:
  Flock(int n) : count(n), all(n) {}
  Vec force(const std::vector<Vec>& others, int self) {
    Vec sum(0, 0);
    for (int i = 0; i < count; i++) {
      if (i == self) continue;
      const double d = length(others[i]);
      if (d < radius && d > 0) sum += others[i];
      else count--;
    }
    while (sum.x > 1) { sum.x = sum.x / 2; }
    return sum;
  }
 private:
  int count;
  std::vector<Vec> all;
};
)";

class Outlines : public ::testing::Test {
 protected:
  [[nodiscard]] std::size_t token(const std::string& text) const {
    const auto at = source_.find(text);
    const auto found = std::find_if(tokens_.begin(), tokens_.end(),
                                    [at](const Token& one) { return one.begin == at; });
    return static_cast<std::size_t>(found - tokens_.begin());
  }
  [[nodiscard]] std::vector<const Statement*> of_kind(StatementKind kind) const {
    std::vector<const Statement*> found;
    for (const Statement& one : outline_.statements) {
      if (one.kind == kind) found.push_back(&one);
    }
    return found;
  }

  const std::string source_ = kSource;
  const std::vector<Token> tokens_ = tokens_of(source_);
  const Outline outline_ = outline_of(tokens_);
};

TEST_F(Outlines, HaveFunctionsWithBodies) {
  std::vector<std::string> names;
  for (const Function& one : outline_.functions) names.push_back(one.owner + "::" + one.name);
  EXPECT_EQ(names, (std::vector<std::string>{"Vec::+", "Flock::Flock", "Flock::force"}));
}

TEST_F(Outlines, KnowStatements) {
  EXPECT_EQ(of_kind(StatementKind::kFor).size(), 1U);
  EXPECT_EQ(of_kind(StatementKind::kWhile).size(), 1U);
  EXPECT_EQ(of_kind(StatementKind::kDeclaration).size(), 2U);
  const auto conditions = of_kind(StatementKind::kIf);
  ASSERT_EQ(conditions.size(), 2U);
  EXPECT_EQ(conditions[0]->children.size(), 1U);
  EXPECT_EQ(conditions[1]->children.size(), 2U) << "with else";
  EXPECT_EQ(of_kind(StatementKind::kExpression).size(), 3U);
}

TEST_F(Outlines, KnowWhatCanBeExchanged) {
  const auto declarations = of_kind(StatementKind::kDeclaration);
  EXPECT_EQ(declarations[0]->expressions.size(), 2U) << "the arguments of sum(0, 0)";
  EXPECT_EQ(declarations[1]->expressions.size(), 1U);
}

TEST_F(Outlines, KnowVariablesWhereTheyAreVisible) {
  const std::size_t inside = token("length(");
  EXPECT_EQ(outline_.type_of("i", inside), "int");
  EXPECT_EQ(outline_.type_of("sum", inside), "Vec");
  EXPECT_EQ(outline_.type_of("others", inside), "vector<Vec>");
  EXPECT_EQ(outline_.type_of("radius", inside), "double");
  EXPECT_EQ(outline_.type_of("count", inside), "int") << "a member";
  EXPECT_EQ(outline_.type_of("d", token("while")), "") << "its block is over";
  EXPECT_EQ(outline_.type_of("x", inside), "") << "a member of another class";
}

TEST(Outline, LeavesFunctionsOfTheCompilerAlone) {
  const auto tokens = tokens_of("constexpr int twice(int x) { return 2 * x; }");
  EXPECT_TRUE(outline_of(tokens).functions.empty());
}

TEST(Outline, EndsOnAnything) {
  for (const char* source :
       {"int f() { if (x", "}}}}", "{{{{", "struct { int f( {", "int f() { for",
        "int main() { do while do", "a = {1, 2", "f() { return", "else else"}) {
    const auto tokens = tokens_of(source);
    EXPECT_LE(outline_of(tokens).functions.size(), 1U) << source;
  }
  std::string deep = "void f() {";
  for (int i = 0; i < 5000; ++i) deep += "{ if (a) ";
  const auto tokens = tokens_of(deep);
  EXPECT_LE(outline_of(tokens).functions.size(), 1U);
}

std::vector<std::string> operators_in(std::string_view source) {
  const auto tokens = tokens_of(source);
  std::vector<std::string> found;
  for (const Expression& one : expressions_in(tokens, {0, tokens.size()})) {
    if (one.kind != ExpressionKind::kBinary) continue;
    std::string text;
    for (std::size_t i = one.range.begin; i < one.range.end; ++i) text += tokens[i].text;
    found.push_back(text);
  }
  return found;
}

TEST(Expressions, BindAsInC) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(operators_in("a - b - c * d"), (Texts{"a-b", "c*d", "a-b-c*d"}));
  EXPECT_EQ(operators_in("x = a < b && !c"), (Texts{"a<b", "a<b&&!c", "x=a<b&&!c"}));
  EXPECT_EQ(operators_in("f(a + b)[i - 1].g(-c * d)"), (Texts{"a+b", "i-1", "-c*d"}));
  EXPECT_EQ(operators_in("cout << a >> b"), (Texts{"cout<<a"}));
  EXPECT_EQ(operators_in("static_cast<double>(a) / n"), (Texts{"static_cast<double>(a)/n"}));
}

TEST(Expressions, EndOnAnything) {
  for (const char* source :
       {"a +", "(((", ")", "a ? b", "[](int x) { return x; }", "- - -", "f(,)"}) {
    EXPECT_LE(operators_in(source).size(), 1U) << source;
  }
  EXPECT_LE(operators_in(std::string(100'000, '(')).size(), 1U);
  EXPECT_LE(operators_in(std::string(100'000, '!')).size(), 1U);
}

}  // namespace
}  // namespace flocking::repair
