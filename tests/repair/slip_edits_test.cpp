// Tests of edits of slips, of references, and of the order of statements.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "repair/edits.h"

namespace flocking::repair {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

bool all_lines(std::uint64_t /*line*/) { return true; }

std::vector<std::string> diffs_in(const ParsedFile& file, const std::vector<Edit>& edits) {
  std::vector<std::string> diffs;
  for (const Edit& edit : edits) diffs.push_back(diff_of(file, {&edit}));
  return diffs;
}

// Returns the changes of a source by edits that can be switched on, as diffs.
std::vector<std::string> switched(const std::string& source) {
  const ParsedFile file({"main.cpp", source});
  return diffs_in(file, edits_of(file, 0, all_lines, 5000));
}

// Returns the changes of declared references, as diffs.
std::vector<std::string> references(const std::string& source) {
  const ParsedFile file({"main.cpp", source});
  return diffs_in(file, reference_edits(file, 0, all_lines));
}

TEST(SlipEdits, AssignToAVariableThatADeclarationHides) {
  const auto diffs = switched(
      "void f(double x) {\n  double fx = 0, fy = 0;\n  if (x > 0) {\n    double fx = x;\n"
      "    double fy = x;\n  }\n  use(fx, fy);\n}\n");
  EXPECT_THAT(diffs, Contains("-    double fx = x;\n+    fx = x;\n-    double fy = x;\n"
                              "+    fy = x;\n"));
  EXPECT_THAT(switched("void f(double x) {\n  double fx = x;\n  use(fx);\n}\n"),
              Not(Contains(HasSubstr("+  fx = x;"))));
}

TEST(SlipEdits, PutIndentedStatementsInBraces) {
  EXPECT_THAT(switched("void f(int n) {\n  if (n > 2)\n    a += n;\n    b += n;\n  c += n;\n}\n"),
              Contains(HasSubstr("+    { a += n; b += n; }\n")));
  EXPECT_THAT(switched("void f(int n) {\n  if (n > 2)\n    a += n;\n  b += n;\n}\n"),
              Not(Contains(HasSubstr("{ a += n;"))));
}

TEST(SlipEdits, CheckBothConditionsInsteadOfElse) {
  EXPECT_THAT(switched("void f(int n) {\n  if (n < r) a++;\n  else if (n < s) b++;\n}\n"),
              Contains("-  else if (n < s) b++;\n+   if (n < s) b++;\n"));
}

TEST(SlipEdits, StopAtTheEndOfTheInput) {
  EXPECT_THAT(
      switched("void f() {\n  while (!cin.eof()) {\n    cin >> dt;\n    step(dt);\n  }\n}\n"),
      Contains(HasSubstr("+    if (!cin) break;\n")));
  EXPECT_THAT(
      switched("void f() {\n  while (!feof(stdin)) {\n    scanf(\"%lf\", &dt);\n    step(dt);\n"
               "  }\n}\n"),
      Contains(HasSubstr("+    if (feof(stdin)) break;\n")));
}

TEST(SlipEdits, PrintAfterTheStep) {
  const ParsedFile file(
      {"main.cpp",
       "void f() {\n  while (cin >> dt) {\n    sim.print(cout);\n    sim.step(dt);\n"
       "  }\n}\n"});
  std::vector<std::string> texts;
  for (const Edit& edit : edits_of(file, 0, all_lines, 5000))
    texts.push_back(edited(file, {&edit}));
  EXPECT_THAT(texts, Contains(HasSubstr("    sim.step(dt);\n    sim.print(cout);\n")));
}

TEST(SlipEdits, PrintPositionsBeforeVelocities) {
  EXPECT_THAT(switched("void f() {\n  printf(\"%f %f %f %f\", vx, vy, x, y);\n}\n"),
              Contains("-  printf(\"%f %f %f %f\", vx, vy, x, y);\n"
                       "+  printf(\"%f %f %f %f\", x, y, vx, vy);\n"));
}

TEST(SlipEdits, TakeTheSquareRootOfANorm) {
  EXPECT_THAT(switched("double f(vec v) {\n  return norm(v);\n}\n"),
              Contains("-  return norm(v);\n+  return sqrt(norm(v));\n"));
}

TEST(ReferenceEdits, PassWhatAFunctionChangesByReference) {
  EXPECT_THAT(references("void limit(Vec v, double most) {\n  v.x = v.x * most;\n}\n"),
              Contains("-void limit(Vec v, double most) {\n+void limit(Vec &v, double most) {\n"));
  EXPECT_THAT(references("void f(Vec& v) {\n  v.x = 1;\n}\ndouble g(Vec v) {\n  return v.x;\n}\n"),
              IsEmpty());
}

TEST(ReferenceEdits, ChangeTheElementsOfALoopNotCopies) {
  EXPECT_THAT(
      references("void f() {\n  for (auto b : flock) b.x += dt;\n}\n"),
      Contains("-  for (auto b : flock) b.x += dt;\n+  for (auto &b : flock) b.x += dt;\n"));
  EXPECT_THAT(references("void f() {\n  for (auto b : flock) sum += b.x;\n}\n"), IsEmpty());
}

TEST(ReferenceEdits, CopyTheFlockBeforeItChanges) {
  EXPECT_THAT(references("void f() {\n  vector<Boid>& next = flock;\n  next[0].x = 1;\n}\n"),
              Contains("-  vector<Boid>& next = flock;\n+  vector<Boid> next = flock;\n"));
}

}  // namespace
}  // namespace flocking::repair
