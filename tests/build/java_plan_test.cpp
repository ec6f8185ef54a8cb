#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <string>

#include "build/java_tokens.h"
#include "build/plan.h"
#include "build/renamed.h"
#include "support/temp_folder.h"

namespace flocking::build {
namespace {

using flocking::testing::TempFolder;

class JavaPlan : public ::testing::Test {
 protected:
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(folder_.add("work/" + name, text));
  }
  /// Returns "CLASS: SOURCES" with the notes in brackets, or the problem.
  [[nodiscard]] std::string plan(const std::string& main = "") const {
    const Plan found = plan_for(folder_.path_of("work"), main);
    if (!found.problem.empty()) return found.problem;
    std::string text = found.java_class + ":";
    for (const std::string& word : found.words) text += ' ' + word;
    for (const std::string& source : found.sources) text += ' ' + source;
    for (const std::string& note : found.notes) text += " [" + note + "]";
    return text;
  }

 private:
  TempFolder folder_;
};

constexpr std::string_view kMain = " { public static void main(String[] a) { } }\n";

TEST_F(JavaPlan, NamesFilesAsTheirPublicClasses) {
  add("alove.java", "import java.util.*; public class Main" + std::string(kMain));
  EXPECT_EQ(plan(), "Main: .renamed/0/Main.java");
  add("Vec.java", "class Vec {}");
  add("alove.java", "\xef\xbb\xbfpackage b; public class Main" + std::string(kMain) + "// Vec");
  EXPECT_EQ(plan(), "b.Main: .renamed/0/Main.java [runs alove.java; not used: Vec.java]");
}

TEST_F(JavaPlan, CompilesWhatTheProgramNames) {
  add("src/Main.java", "class Main { Vec v = F(\"a.Loaded\"); " + std::string(kMain) + "}");
  add("src/Vec.java", "class Vec { Deep d; }");
  add("src/Deep.java", "record Deep(int x) {}");
  add("src/Loaded.java", "package a; class Loaded {}");
  add("old/Vec.java", "class Vec { syntax error }");
  add("VecTest.java", "import org.junit.Test; class VecTest { Vec v; }");
  add("module-info.java", "module flock { requires javafx.controls; }");
  EXPECT_EQ(plan(),
            "Main: src/Main.java src/Deep.java src/Loaded.java src/Vec.java [runs src/Main.java; "
            "not used: VecTest.java, old/Vec.java]");
}

TEST_F(JavaPlan, OfSeveralClassesWithMainRunsTheOneThatNoOtherNames) {
  add("Flock.java", "class Flock { Vec v; void f() {} static" + std::string(kMain) + "}");
  add("Vec.java", "class Vec" + std::string(kMain));
  EXPECT_EQ(plan(), "Flock: Flock.java Vec.java");
  EXPECT_EQ(plan("Vec"), "Vec: Vec.java [runs Vec.java; not used: Flock.java]");
  add("Other.java", "class Other { Vec v; " + std::string(kMain) + "}");
  EXPECT_EQ(plan(), "three programs: Flock.java, Other.java, Vec.java; say which with --main");
  add("x.java", "class Main" + std::string(kMain));
  EXPECT_EQ(plan(), "Main: x.java [runs x.java; not used: Flock.java, Other.java, Vec.java]");
}

TEST_F(JavaPlan, ReadsTheCodePageOfWindows) {
  add("Main.java", "class Main { /* V\xf6gel */" + std::string(kMain) + "}");
  EXPECT_EQ(plan(), "Main: -encoding windows-1252 Main.java");
}

TEST_F(JavaPlan, RefusesUtf16) {
  add("Main.java", std::string_view("\xff\xfe"
                                    "c\0l\0a\0s\0s\0",
                                    12));
  EXPECT_EQ(plan(), "Main.java is UTF-16 text (PowerShell's > writes it); save it as UTF-8");
}

// The test takes tenths of a second, seconds with sanitizers; a quadratic algorithm took hours.
TEST_F(JavaPlan, TakesNoQuadraticTimeForAnyText) {
  for (const std::string_view word : {"enum ", "class ", "public class A ", "package a;", "\"\\\"",
                                      "/*", "void main(", "record R {", "'", "\"\"\" "}) {
    std::string text = "class F" + std::string(kMain);
    while (text.size() < (std::size_t{4} << 20U)) text += word;
    add("F.java", text);
    const std::clock_t begin = std::clock();
    static_cast<void>(plan());
    const double cpu_s = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    EXPECT_LT(cpu_s, 60.0) << word;
  }
}

TEST(JavaDeclarations, AreTheOutermostOnes) {
  const JavaDeclarations found = java_declarations(
      "package a . b;\n@A(X.class) public final class B<T> { public class C {} }\n"
      "interface D { String s = \"\"\"\n  class E { \"\"\"; char c = '{'; }\n"
      "// class F\nenum G { H } @interface I {}\n");
  EXPECT_EQ(found.package, "a.b");
  EXPECT_EQ(found.public_type, "B");
  EXPECT_THAT(found.types, ::testing::ElementsAre("B", "D", "G", "I"));
  EXPECT_FALSE(found.has_main);
}

TEST(Renamed, SourcesHaveTheirOwnNamesInMessages) {
  const std::vector<Renamed> all = {renamed_source(0, "it's.java", "Main.java", 3)};
  EXPECT_EQ(renaming_script(all),
            "mkdir -p .renamed/0\ntail -c +4 './it'\\''s.java' > '.renamed/0/Main.java'\n");
  EXPECT_EQ(with_own_names(".renamed/0/Main.java:3: error\n.renamed/1/Main.java .renamed/", all),
            "it's.java:3: error\n.renamed/1/Main.java .renamed/");
}

}  // namespace
}  // namespace flocking::build
