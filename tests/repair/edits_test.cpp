#include "repair/edits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "repair/trial_source.h"

namespace flocking::repair {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kTypes =
    "struct Vec { double x, y; };\n"
    "struct Agent { Vec position, velocity; };\n"
    "double k, radius, max_force;\n";

bool everywhere(std::uint64_t /*line*/) { return true; }

// Returns the changes of a function, as diffs.
std::vector<std::string> diffs_of(const std::string& function) {
  const ParsedFile file({"main.cpp", kTypes + function});
  std::vector<std::string> diffs;
  for (const Edit& edit : edits_of(file, 0, everywhere, 5000)) {
    diffs.push_back(diff_of(file, {&edit}));
  }
  return diffs;
}

TEST(Edits, ChangeOperatorsAndOperands) {
  const auto diffs = diffs_of("double f(double a, double b) {\n  return a - b;\n}\n");
  for (const char* line : {"+  return b - a;\n", "+  return a + b;\n", "+  return a ;\n",
                           "+  return (a - b) * k;\n", "+  return (a - b) / radius;\n"}) {
    EXPECT_THAT(diffs, Contains("-  return a - b;\n" + std::string(line)));
  }
}

TEST(Edits, ChangeTheSameForXAndY) {
  const auto diffs =
      diffs_of("void f(Vec a, Vec b, Vec& c) {\n  c.x += a.x - b.x;\n  c.y += a.y - b.y;\n}\n");
  EXPECT_THAT(diffs, Contains("-  c.x += a.x - b.x;\n+  c.x += b.x - a.x;\n"
                              "-  c.y += a.y - b.y;\n+  c.y += b.y - a.y;\n"));
  const auto lists = diffs_of("Vec f(Vec a, double n) {\n  return {a.x / n, a.y / n};\n}\n");
  EXPECT_THAT(lists,
              Contains("-  return {a.x / n, a.y / n};\n+  return {a.x / n * k, a.y / n * k};\n"));
}

TEST(Edits, LeaveTheAgentOutForOneConditionOfALoop) {
  const auto diffs = diffs_of(
      "void f(int i, int n, int count) {\n  for (int j = 0; j < n; j++) {\n"
      "    if (far(i, j) < radius || n == 1) count++;\n  }\n}\n");
  EXPECT_THAT(diffs, Contains("-    if (far(i, j) < radius || n == 1) count++;\n"
                              "+    if (j != i && (far(i, j) < radius || n == 1)) count++;\n"));
}

TEST(Edits, ScaleTheLastTermOfASum) {
  const auto diffs = diffs_of("void f(Vec v, double& u, double force) {\n  u = v.x + force;\n}\n");
  EXPECT_THAT(diffs, Contains("-  u = v.x + force;\n+  u = v.x + force * k;\n"));
  EXPECT_THAT(diffs, Contains("-  u = v.x + force;\n+  u = (v.x + force) * k;\n"));
}

TEST(Edits, DivideWithDecimals) {
  const auto diffs = diffs_of("double f(int n, double sum) {\n  return 1 / n * sum;\n}\n");
  EXPECT_THAT(diffs, Contains("-  return 1 / n * sum;\n+  return 1.0 / n * sum;\n"));
}

TEST(Edits, SetAllVariablesOfADeclarationTo0) {
  const auto diffs = diffs_of("void f() {\n  double sx, sy;\n  g(sx, sy);\n}\n");
  EXPECT_THAT(diffs, Contains(HasSubstr("sx = sy = 0;")));
}

TEST(Edits, ContinueInsteadOfStopping) {
  const auto diffs = diffs_of(
      "void f(int n) {\n  for (int j = 0; j < n; j++) {\n    if (far(j) > radius)\n"
      "      break;\n  }\n  switch (n) {\n    case 1:\n      break;\n  }\n}\n");
  EXPECT_THAT(diffs, Contains("-      break;\n+      continue;\n"));
  EXPECT_EQ(std::count(diffs.begin(), diffs.end(), "-      break;\n+      continue;\n"), 1);
}

TEST(Edits, MovePositionsAfterVelocities) {
  const auto diffs = diffs_of(
      "void f(Agent& a, Vec& force, double dt) {\n  a.position.x += a.velocity.x * dt;\n"
      "  a.position.y += a.velocity.y * dt;\n  a.velocity.x += force.x * dt;\n"
      "  a.velocity.y += force.y * dt;\n}\n");
  EXPECT_THAT(diffs, Contains(HasSubstr("+  a.position.x += a.velocity.x * dt;\n"
                                        "+  a.position.y += a.velocity.y * dt;\n")));
}

TEST(Edits, ReplaceARadiusByItsNeighboursAndByNoPartOfAVector) {
  const auto diffs = diffs_of(
      "void f(double rc, double rs, double ra) {\n  double dx = 1, dy = 2, a, b, c, d, e, g, h;\n"
      "  if (dx < rc) g();\n}\n");
  EXPECT_THAT(diffs, Contains("-  if (dx < rc) g();\n+  if (dx < rs) g();\n"));
  EXPECT_THAT(diffs, Contains("-  if (dx < rc) g();\n+  if (dx < ra) g();\n"));
  EXPECT_THAT(diffs, Not(Contains("-  if (dx < rc) g();\n+  if (dx < dy) g();\n")));
}

TEST(Edits, MoveOutOfALoopWhatDoesNotDependOnIt) {
  const auto diffs = diffs_of(
      "void f(int i, int n, double* sums) {\n  for (int j = 0; j < n; j++) {\n"
      "    if (j == i) continue;\n    sums[i] += force(i);\n  }\n}\n");
  EXPECT_THAT(diffs, Contains("-    sums[i] += force(i);\n+  sums[i] += force(i);\n"));
}

TEST(Edits, RemoveTheConditionOfARemovedStatement) {
  const auto diffs = diffs_of("void f(int n) {\n  if (n > 0)\n    k = 1;\n  radius = 1;\n}\n");
  EXPECT_THAT(diffs, Contains("-  if (n > 0)\n-    k = 1;\n"));
}

TEST(Edits, LeaveTheAgentItselfOutAndResetSums) {
  const auto diffs = diffs_of(
      "double f(const vector<Agent>& all, int self) {\n  double sum = 0;\n"
      "  for (int i = 0; i < 9; i++) {\n    sum += all[i].position.x;\n  }\n  return sum;\n}\n");
  EXPECT_THAT(diffs, Contains("+    if (i == self) continue;\n"));
  EXPECT_THAT(diffs, Contains("+    sum = 0;\n"));
}

TEST(Edits, GuardDivisionsAndCutVectors) {
  const auto diffs = diffs_of(
      "Vec f(int n) {\n  Vec sum;\n  sum.x = sum.x / n;\n  sum.y = sum.y / n;\n"
      "  return sum;\n}\n");
  EXPECT_THAT(diffs, Contains("-  sum.x = sum.x / n;\n+  if (n != 0) sum.x = sum.x / n;\n"
                              "-  sum.y = sum.y / n;\n+  if (n != 0) sum.y = sum.y / n;\n"));
  EXPECT_THAT(diffs, Contains(HasSubstr("> max_force) {")));
}

TEST(Edits, ResetSumsWrittenWithoutAnOperatorOfTheirOwn) {
  const auto diffs = diffs_of(
      "void f(const vector<Agent>& all) {\n  Vec sum;\n  int count = 0;\n"
      "  for (int i = 0; i < 9; i++) {\n    sum = sum + all[i].position;\n    count++;\n  }\n}\n");
  EXPECT_THAT(diffs, Contains("+    sum = {};\n"));
  EXPECT_THAT(diffs, Contains("+    sum = {}; count = 0;\n"));
}

TEST(Edits, ResetTheSumsOfAnAgent) {
  const auto diffs = diffs_of(
      "vector<Agent> all;\nvoid g(int i) {\n  all[i].velocity += radius;\n}\n"
      "void f() {\n  for (int k = 0; k < 9; k++) {\n    g(k);\n  }\n}\n");
  EXPECT_THAT(diffs, Contains("+    all[k].velocity = {};\n"));
}

TEST(Edits, MoveTwinsAndConditionsOutOfALoop) {
  const auto diffs = diffs_of(
      "void f(int n, double sx, double sy, double c) {\n  for (int j = 0; j < n; j++) {\n"
      "    sx += far(j);\n    if (c > 0) {\n      sx /= c;\n      sy /= c;\n    }\n  }\n}\n");
  EXPECT_THAT(diffs, Contains(HasSubstr("-      sx /= c;\n-      sy /= c;\n")));
  EXPECT_THAT(diffs, Contains(HasSubstr("-    if (c > 0) {\n")));
}

TEST(Edits, ReadAndPrintInAnotherOrder) {
  const auto diffs = diffs_of(
      "void f(double a, double b, double c) {\n  cin >> a >> b;\n  cin >> c;\n"
      "  cout << a << \" \" << b << endl;\n  printf(\"%f %f\", a, b);\n}\n");
  EXPECT_THAT(diffs, Contains("-  cin >> a >> b;\n+  cin >> b >> a;\n"));
  EXPECT_THAT(diffs,
              Contains("-  cin >> a >> b;\n+  cin >> a >> c;\n-  cin >> c;\n+  cin >> b;\n"));
  EXPECT_THAT(
      diffs,
      Contains("-  cout << a << \" \" << b << endl;\n+  cout << b << \" \" << a << endl;\n"));
  EXPECT_THAT(diffs, Contains("-  printf(\"%f %f\", a, b);\n+  printf(\"%f %f\", b, a);\n"));
}

TEST(Edits, KeepTheNewStateApart) {
  const auto diffs = diffs_of(
      "vector<Agent> all;\ndouble px[9];\nvoid f() {\n  for (int i = 0; i < 9; i++) {\n"
      "    all[i].velocity.x += 1;\n    px[i] += 1;\n  }\n}\n");
  EXPECT_THAT(diffs, Contains(AllOf(HasSubstr("+  auto next_all = all; double next_px[sizeof px"),
                                    HasSubstr("+    const auto old_all = all[i];"),
                                    HasSubstr("+    next_all[i] = all[i]; all[i] = old_all;"),
                                    HasSubstr("+  all = next_all; for (int i = 0;"))));
}

TEST(Edits, CutVectorsOfTwoNumbers) {
  const auto diffs = diffs_of(
      "void f(double sx, double sy, double fx, double fy) {\n  fx += k * sx;\n"
      "  fy += k * sy;\n}\n");
  EXPECT_THAT(diffs, Contains(HasSubstr("> max_force) { double f = max_force / ")));
}

TEST(Edits, ComputeALengthBeforeTheVectorChanges) {
  const auto diffs =
      diffs_of("void f(Vec v) {\n  v.x = v.x / length(v);\n  v.y = v.y / length(v);\n}\n");
  EXPECT_THAT(diffs, Contains(AllOf(HasSubstr("+  const auto before = length(v);\n"),
                                    HasSubstr("+  v.y = v.y / before;\n"))));
}

TEST(Edits, CompareSquaresWithSquares) {
  const auto diffs = diffs_of("bool f(double d2) {\n  return d2 < radius;\n}\n");
  EXPECT_THAT(diffs, Contains("-  return d2 < radius;\n+  return d2 < radius * radius;\n"));
  EXPECT_THAT(diffs, Contains("-  return d2 < radius;\n+  return sqrt(d2) < radius;\n"));
}

TEST(Edits, ComputeLengths) {
  const auto diffs = diffs_of(
      "double f(Vec a) {\n  return fabs(a.x) + fabs(a.y);\n}\n"
      "double g(Vec a) {\n  return a.x * a.x + a.y * a.y;\n}\n");
  EXPECT_THAT(diffs, Contains(HasSubstr("+  return sqrt(fabs(a.x) * fabs(a.x) + ")));
  EXPECT_THAT(diffs, Contains(HasSubstr("+  return sqrt(a.x * a.x + a.y * a.y);\n")));
}

TEST(Edits, GuardConditionsWithDivisors) {
  const auto diffs = diffs_of(
      "double f(int n, double sum) {\n  if (n == 0) return 0;\n  return sum / n / radius;\n}\n");
  EXPECT_THAT(diffs, Contains(HasSubstr("+  if (n == 0 || radius == 0) return 0;\n")));
  EXPECT_THAT(diffs, Contains(HasSubstr("+  if (n == 0 && radius != 0) return 0;\n")));
}

TEST(Edits, ScaleArgumentsOfMethods) {
  const auto diffs = diffs_of("Vec f(Vec v, double d) {\n  return v.scale(1.0 / d);\n}\n");
  EXPECT_THAT(diffs, Contains(HasSubstr("+  return v.scale(1.0 / d / d);\n")));
}

TEST(Edits, SwapTrueAndFalse) {
  const auto diffs = diffs_of("Vec f(Vec v) {\n  return near(v, false);\n}\n");
  EXPECT_THAT(diffs, Contains("-  return near(v, false);\n+  return near(v, true);\n"));
}

TEST(Edits, DoNotChangeWhatIsPrinted) {
  for (const std::string& diff : diffs_of("void f(double a, double b) {\n  cout << a - b;\n}\n")) {
    EXPECT_THAT(diff, Not(HasSubstr("cout")));
  }
}

TEST(Edits, AreOnlyInWantedLines) {
  const ParsedFile file({"main.cpp", "int f(int a) {\n  a = a + 1;\n  return a - 1;\n}\n"});
  const auto edits = edits_of(
      file, 0, [](std::uint64_t line) { return line == 3; }, 5000);
  EXPECT_FALSE(edits.empty());
  for (const Edit& edit : edits) EXPECT_EQ(edit.line, 3U) << edit.kind;
}

TEST(EditedSource, HasAllEdits) {
  const ParsedFile file({"main.cpp", "int f(int a) {\n  a = a + 1;\n  return a - 1;\n}\n"});
  const auto edits = edits_of(file, 0, everywhere, 5000);
  const auto find = [&](std::uint64_t line, const std::string& kind) {
    return &*std::find_if(edits.begin(), edits.end(),
                          [&](const Edit& one) { return one.line == line && one.kind == kind; });
  };
  const Edit* first = find(2, "replace + by -");
  const Edit* second = find(3, "replace - by +");
  EXPECT_EQ(edited(file, {second, first}), "int f(int a) {\n  a = a - 1;\n  return a + 1;\n}\n");
  EXPECT_FALSE(conflict(*first, *second));
  EXPECT_TRUE(conflict(*first, *find(2, "remove + 1")));
}

TEST(TrialSource, HasASwitchForEachEdit) {
  const ParsedFile file({"main.cpp", "int f(int a) {\n  int b = a + 1;\n  return b;\n}\n"});
  const auto edits = edits_of(file, 0, everywhere, 5000);
  const auto found = std::find_if(edits.begin(), edits.end(),
                                  [](const Edit& one) { return one.kind == "replace + by -"; });
  ASSERT_NE(found, edits.end());
  std::vector<bool> dropped(edits.size(), true);
  const auto number = static_cast<std::size_t>(found - edits.begin());
  dropped[number] = false;
  const TrialSource trial = trial_source(file, 0, edits, dropped, 100);
  EXPECT_THAT(trial.text, HasSubstr("flocking_at(102);"));
  ASSERT_THAT(trial.text, HasSubstr("(flocking_on[" + std::to_string(number) + "] ? ("));
  const std::size_t at = trial.text.find("(flocking_on[" + std::to_string(number));
  const auto line = static_cast<std::size_t>(
      std::count(trial.text.begin(), trial.text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  EXPECT_EQ(trial.uses.at(line).edit, number) << "an error in this line is about this edit";
  EXPECT_EQ(trial.uses.at(line + 2).unit, found->changes.front().unit);
}

}  // namespace
}  // namespace flocking::repair
