#include "build/plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "build/c_sources.h"
#include "build/description.h"
#include "build/messages.h"
#include "support/temp_folder.h"

namespace flocking::build {
namespace {

using flocking::testing::TempFolder;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class PlanOf : public ::testing::Test {
 protected:
  void add(const std::string& name, std::string_view text = "x") const {
    static_cast<void>(folder_.add("work/" + name, text));
  }
  /// Returns "LANGUAGE: SOURCES", or the problem.
  [[nodiscard]] std::string plan(const std::string& main = "") const {
    const Plan found = plan_for(folder_.path_of("work"), main);
    if (found.language == nullptr) return "none";
    if (!found.problem.empty()) return found.problem;
    std::string text = std::string(found.language->name) + ":";
    for (std::size_t i = 0; i < found.sources.size(); ++i) {
      text += ' ' + found.sources[i] + (found.roles.empty() ? "" : '/' + found.roles[i]);
    }
    if (!found.place.empty()) text += " in " + found.place;
    return text + (found.java_class.empty() ? "" : " class " + found.java_class);
  }
  [[nodiscard]] Plan found() const { return plan_for(folder(), ""); }
  [[nodiscard]] std::string folder() const { return folder_.path_of("work"); }

 private:
  TempFolder folder_;
};

TEST_F(PlanOf, LinksFilesWithoutAMainToTheOneThatHasIt) {
  add("src/flock.cpp", "// int main()\nvoid f() { main_loop(); }\n");
  add("app.cc", "#include \"x\"\nint main(int argc, char** argv) { return 0; }\n");
  add("vec.h");
  add("old.c", "int main() {}");
  EXPECT_EQ(plan(), "C++: app.cc/2m- src/flock.cpp/2-- old.c/3m-");
}

TEST_F(PlanOf, RanksProgramsByTheirNames) {
  add("a.cpp", "int main() {}");
  add("b.cpp", "int main() {}");
  add("c.cpp", "int f() { return 1; }");
  add("test_a.cpp", "int main() {}");
  EXPECT_EQ(plan(), "C++: a.cpp/2m- b.cpp/2m- c.cpp/2-- test_a.cpp/3m-");
  EXPECT_EQ(plan("b.cpp"), "C++: b.cpp/0m- a.cpp/2m- c.cpp/2-- test_a.cpp/3m-");
  EXPECT_EQ(plan("a"), "C++: a.cpp/0m- b.cpp/2m- c.cpp/2-- test_a.cpp/3m-");
  add("Main.cpp", "int main() {}");
  EXPECT_EQ(plan(), "C++: Main.cpp/1m- a.cpp/2m- b.cpp/2m- c.cpp/2-- test_a.cpp/3m-");
}

TEST_F(PlanOf, TellsOtherProgramsOfTheFolder) {
  add("a.cpp", "int main() {}");
  add("b.cpp", "int main() {}");
  add("c.cpp", "int f() { return 1; }");
  EXPECT_THAT(other_programs(plan_for(folder(), "b.cpp")), ElementsAre("a.cpp"));
  add("Makefile", "a: a.cpp\n");
  EXPECT_THAT(other_programs(found()), IsEmpty()) << "the Makefile decides";
}

TEST_F(PlanOf, KnowsWhichSourcesOthersInclude) {
  add("main.cpp", "#include \"flock.cpp\"\nint main() {}");
  add("flock.cpp", "#include \"vec.h\"\n");
  add("vec.h", "#include \"vec.tpp\"\n");
  add("vec.cpp", "int f() { return 1; } const char* t = \"int main()\";");
  add("test.cpp", "#include \"main.cpp\"\n");
  EXPECT_EQ(plan(), "C++: main.cpp/1m- vec.cpp/2-- test.cpp/3-- flock.cpp/4-i");
}

TEST_F(PlanOf, PrefersSourcesWithAHeaderOfTheirName) {
  add("main.cpp", "#include \"flock.h\"\nint main() {}");
  add("flock.h");
  add("flock.cpp");
  add("a_flock.cpp");
  EXPECT_EQ(plan(), "C++: main.cpp/1m- flock.cpp/2-- a_flock.cpp/2--");
}

TEST_F(PlanOf, TakesEndingsInAnyCase) {
  add("A.CPP", "int main() {}");
  add("b.C");
  add("c.c++");
  add("d.c");
  add("e.CXX");
  EXPECT_EQ(plan(), "C++: A.CPP/2m- b.C/2-- c.c++/2-- d.c/2-- e.CXX/2--");
}

TEST_F(PlanOf, FindsABuildFileOneFolderDown) {
  add("flock/Makefile");
  add("flock/main.cpp");
  add("README.md");
  EXPECT_EQ(plan(), "make: in flock");
  add("flock/CMakeLists.txt");
  EXPECT_EQ(plan(), "CMake: flock/main.cpp/1-- in flock");
  add("other.cpp");
  EXPECT_EQ(plan(), "C++: flock/main.cpp/1-- other.cpp/2--");
}

TEST_F(PlanOf, SaysWhatWindowsReadsAndOthersDoNot) {
  add("src/main.cpp",
      "#include \"Vec.h\"\n#include \"..\\inc\\flock.h\"\n# include <Math.h>\n"
      "#include \"gtest/gtest.h\"\n#include \"C:\\ada\\flock.h\"\n#include \"flock.h\"\n"
      "#include <flock.h>\n#include <string.h>\n");
  add("src/vec.h");
  add("src/string.h");
  add("inc/flock.h");
  EXPECT_THAT(
      found().warnings,
      ElementsAre(
          "src/main.cpp:1: #include \"Vec.h\": the file is vec.h; Windows ignores case, Linux does "
          "not",
          "src/main.cpp:2: #include \"..\\inc\\flock.h\": write / instead of \\, which is a "
          "separator on Windows only",
          "src/main.cpp:3: #include <Math.h>: the header is <math.h>; Windows and macOS ignore "
          "case, Linux does not",
          "src/main.cpp:5: #include \"C:\\ada\\flock.h\": the file is inc/flock.h; write "
          "\"../inc/flock.h\"",
          "src/main.cpp:6: #include \"flock.h\": the file is inc/flock.h; write \"../inc/flock.h\"",
          "src/main.cpp:7: #include <flock.h>: the file is inc/flock.h; write "
          "\"../inc/flock.h\""));
  add("Makefile", "all:\r\n");
  EXPECT_THAT(found().warnings, ::testing::Contains("Makefile has Windows line ends; save it with "
                                                    "Unix line ends (LF)"));
  EXPECT_EQ(found().warnings.size(), 5U);
}

TEST_F(PlanOf, ConvertsTextOfUtf16) {
  add("main.cpp", std::string_view("\xff\xfei\0n\0t\0 \0m\0a\0i\0n\0(\0)\0{\0}\0", 26));
  EXPECT_EQ(plan(), "C++: main.cpp/1m-");
  EXPECT_THAT(found().repairs,
              ElementsAre(Repair{.kind = Repair::Kind::kUtf8, .path = "main.cpp", .word = ""}));
  EXPECT_THAT(found().warnings, ElementsAre("main.cpp: is UTF-16 text, which few compilers read; "
                                            "save it as UTF-8"));
}

// 4 MiB of text that resembles includes, functions or comments.
TEST_F(PlanOf, TakesLinearTime) {
  for (const std::string_view piece : {"#include \"a", "\n#include \"x.h\"", "main(", "/*", "\""}) {
    std::string text;
    while (text.size() < (std::size_t{4} << 20U)) text += piece;
    add("main.cpp", text);
    static_cast<void>(plan());
  }
}

TEST(Sources, AsideAreTestsAndOldCopies) {
  for (const char* name : {"test_flock.cpp", "flockTest.cpp", "tests/a.cpp", "flock_old.cpp",
                           "old/flock.cpp", "flock - Copy.cpp", "flock.bak.cpp"}) {
    EXPECT_TRUE(is_aside(name)) << name;
  }
  for (const char* name : {"main.cpp", "contest.cpp", "threshold.cpp", "bold/latest.cpp"}) {
    EXPECT_FALSE(is_aside(name)) << name;
  }
}

TEST_F(PlanOf, TakesTheFirstRowThatFits) {
  add("x.js");
  EXPECT_EQ(plan(), "JavaScript: x.js");
  add("x.py");
  EXPECT_EQ(plan(), "Python: x.py");
  add("F.java", "package a.b; public class F { public static void main(String[] a) {} }");
  EXPECT_EQ(plan(), "Java: F.java class a.b.F");
  add("x.go", "package main\nfunc main() {}\n");
  EXPECT_EQ(plan(), "Go: x.go");
  add("x.rs", "fn main() {}");
  EXPECT_EQ(plan(), "Rust: x.rs");
  add("x.c", "int main(void) { return 0; }");
  EXPECT_EQ(plan(), "C: x.c/2m-");
  add("x.cxx", "auto main() -> int {}");
  EXPECT_EQ(plan(), "C++: x.c/2m- x.cxx/2m-");
  add("Makefile");
  EXPECT_EQ(plan(), "make:");
  add("deep/CMakeLists.txt");
  EXPECT_EQ(plan(), "make:");
  add("CMakeLists.txt");
  EXPECT_EQ(plan(), "CMake: x.c/2m- x.cxx/2m-");
}

TEST_F(PlanOf, OfScriptsTakesTheOneThatIsMeant) {
  add("vec.py");
  add("flock.py", "if __name__ == \"__main__\": pass");
  EXPECT_EQ(plan(), "Python: flock.py");
  add("main.py");
  EXPECT_EQ(plan(), "Python: main.py");
  EXPECT_EQ(plan("vec.py"), "Python: vec.py");
}

// Only a public class must have the name of its file, and platforms rename files.
TEST_F(PlanOf, JavaRunsTheClassThatHasMain) {
  const std::string main = " { public static void main(String[] a) {} }\n";
  add("zeynep.java", "package b;\nclass Vec { char c = '{'; }\nclass F extends G" + main);
  EXPECT_EQ(plan(), "Java: zeynep.java class b.F");
  add("zeynep.java", "class V\xc3\xb6gel<T> { class Inner {} void f() {} \n static" + main + "}");
  EXPECT_EQ(plan(), "Java: zeynep.java class V\xc3\xb6gel");
  add("zeynep.java", "enum E { A } record R(int main) implements I" + main);
  EXPECT_EQ(plan(), "Java: zeynep.java class R");
  add("zeynep.java", "class \x01" + main);
  EXPECT_EQ(plan(), "Java: zeynep.java class zeynep");
  add("zeynep.java", "void main() {}\n");
  EXPECT_EQ(plan(), "Java: zeynep.java class zeynep");
}

// The package name becomes an argument of a command, so it must be a valid name.
TEST_F(PlanOf, JavaTakesNoPackageThatIsNoName) {
  const std::string rest = ";\nclass F { static void main(String[] a) {} }\n";
  add("F.java", "package v\xc3\xb6gel.a_1" + rest);
  EXPECT_EQ(plan(), "Java: F.java class v\xc3\xb6gel.a_1.F");
  for (const std::string& package :
       {std::string("a\0/bin/sh\0w/", 12), std::string("-J-x"), std::string(200'000, 'a')}) {
    add("F.java", "package " + package + rest);
    EXPECT_EQ(plan(), "Java: F.java class F");
  }
}

TEST_F(PlanOf, NothingTellsWhatThereIs) {
  add("essay.pdf");
  EXPECT_EQ(plan(), "none");
  EXPECT_EQ(description_of(folder()), "only a PDF: essay.pdf");
  add("notes.txt");
  EXPECT_EQ(description_of(folder()), "only documents: essay.pdf, notes.txt");
  add("a.bin");
  EXPECT_EQ(description_of(folder()), "there is no program in it: a.bin, essay.pdf, notes.txt");
  EXPECT_EQ(description_of(folder() + "/nowhere"), "its folder is empty");
}

TEST(Messages, AreTheFirstThreeErrorsAtTheirPlaces) {
  EXPECT_THAT(first_errors("In file included from /w/1/main.cpp:1:\n"
                           "/w/1/vec.h:3:5: error: 'x' was not declared\n"
                           "    3 |   x\n"
                           "main.cpp:8:1: warning: unused\n"
                           "main.cpp:9:2: fatal error: no.h: No such file or directory\n"
                           "compilation terminated.\n"
                           "a.cpp:(.text+0x9): undefined reference to `f()'\n"
                           "a.cpp:4:4: error: fourth\n",
                           "/w/1"),
              ElementsAre("vec.h:3:5: error: 'x' was not declared",
                          "main.cpp:9:2: fatal error: no.h: No such file or directory",
                          "a.cpp:(.text+0x9): undefined reference to `f()'"));
}

TEST(Messages, OfOtherCompilersAreFoundToo) {
  EXPECT_THAT(first_errors("Main.java:3: error: ';' expected\n  int x\n1 error\n", "/w"),
              ElementsAre("Main.java:3: error: ';' expected"));
  EXPECT_THAT(
      first_errors("main.rs:2:5: error[E0425]: cannot find value\nerror: aborting due to 1\n", ""),
      ElementsAre("main.rs:2:5: error[E0425]: cannot find value"));
  EXPECT_THAT(first_errors("# command-line-arguments\n./a.go:3:5: undefined: x\n", ""),
              ElementsAre("./a.go:3:5: undefined: x"));
  EXPECT_THAT(first_errors("error: it writes more than 16 MiB\n", ""),
              ElementsAre("it writes more than 16 MiB"));
  EXPECT_THAT(
      first_errors("CMake Error at CMakeLists.txt:3 (find_package):\n  Could not find X\n", ""),
      ElementsAre("CMake Error at CMakeLists.txt:3 (find_package): Could not find X"));
  EXPECT_THAT(first_errors("a.cpp:1:1: error: x\nmake: *** [Makefile:2: all] Error 1\n", ""),
              ElementsAre("a.cpp:1:1: error: x"));
  EXPECT_THAT(
      first_errors("CMake Error in CMakeLists.txt:\n  Target \"flock\" requires\n  CXX26.\n\nx\n",
                   ""),
      ElementsAre("CMake Error in CMakeLists.txt: Target \"flock\" requires CXX26."));
  EXPECT_THAT(first_errors("g++ -o bin/flock main.cpp\n/usr/bin/ld: cannot open output file "
                           "bin/flock: No such file or directory\ncollect2: error: ld returned 1 "
                           "exit status\nmake: *** [Makefile:2: bin/flock] Error 1\n",
                           ""),
              ElementsAre("ld: cannot open output file bin/flock: No such file or directory"));
  EXPECT_THAT(
      first_errors("mkdir a\nmkdir: cannot create directory 'a': File exists\nmake: *** "
                   "[Makefile:2: a] Error 1\nmake: *** Waiting for unfinished jobs....\nx\n",
                   ""),
      ElementsAre("mkdir: cannot create directory 'a': File exists",
                  "make: *** [Makefile:2: a] Error 1"));
  EXPECT_THAT(first_errors("/usr/bin/ld: o/1.o: in function `main':\n/usr/bin/ld: main.cpp:7: "
                           "undefined reference to `f()'\n",
                           ""),
              ElementsAre("main.cpp:7: undefined reference to `f()'"));
  EXPECT_THAT(first_errors("something\nelse \x1b[31mred\n\n", ""),
              ElementsAre("else \\x1b[31mred"));
  EXPECT_THAT(first_errors("", ""), IsEmpty());
}

}  // namespace
}  // namespace flocking::build
