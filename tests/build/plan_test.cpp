#include "build/plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

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
  /// "LANGUAGE: SOURCES", or the problem.
  [[nodiscard]] std::string plan(const std::string& main = "") const {
    const Plan found = plan_for(folder_.path_of("work"), main);
    if (found.language == nullptr) return "none";
    if (!found.problem.empty()) return found.problem;
    std::string text = std::string(found.language->name) + ":";
    for (const std::string& source : found.sources) text += ' ' + source;
    return text + (found.java_class.empty() ? "" : " class " + found.java_class);
  }
  [[nodiscard]] std::string folder() const { return folder_.path_of("work"); }

 private:
  TempFolder folder_;
};

TEST_F(PlanOf, LinksFilesWithoutAMainToTheOneThatHasIt) {
  add("src/flock.cpp", "// int main()\nvoid f() { main_loop(); }\n");
  add("app.cc", "#include \"x\"\nint main(int argc, char** argv) { return 0; }\n");
  add("vec.h");
  add("old.c", "int main() {}");
  EXPECT_EQ(plan(), "C++: app.cc src/flock.cpp");
}

TEST_F(PlanOf, SaysWhereThereAreTwo) {
  add("a.cpp", "int main() {}");
  add("b.cpp", "int main() {}");
  add("c.cpp", "int f() { return 1; }");
  EXPECT_EQ(plan(), "two programs: a.cpp, b.cpp; say which with --main");
  EXPECT_EQ(plan("b.cpp"), "C++: b.cpp c.cpp");
  EXPECT_EQ(plan("a"), "C++: a.cpp c.cpp");
  EXPECT_EQ(plan("d"), "two programs: a.cpp, b.cpp; --main 'd' does not say which");
  add("main.cpp", "int main() {}");
  EXPECT_EQ(plan(), "C++: main.cpp c.cpp");
}

TEST_F(PlanOf, SaysWhereThereIsNone) {
  add("vec.cpp", "int f() { return 1; } const char* t = \"int main()\";");
  EXPECT_EQ(plan(), "none of its files has a main: vec.cpp");
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
  EXPECT_EQ(plan(), "C: x.c");
  add("x.cxx", "auto main() -> int {}");
  EXPECT_EQ(plan(), "C++: x.cxx");
  add("Makefile");
  EXPECT_EQ(plan(), "make:");
  add("deep/CMakeLists.txt");
  EXPECT_EQ(plan(), "make:");
  add("CMakeLists.txt");
  EXPECT_EQ(plan(), "CMake:");
}

TEST_F(PlanOf, OfScriptsTakesTheOneThatIsMeant) {
  add("vec.py");
  add("flock.py", "if __name__ == \"__main__\": pass");
  EXPECT_EQ(plan(), "Python: flock.py");
  add("main.py");
  EXPECT_EQ(plan(), "Python: main.py");
  EXPECT_EQ(plan("vec.py"), "Python: vec.py");
}

// Only a public class has to be called as its file is, and platforms rename files.
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

// What stands there becomes an argument of a command.
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
  EXPECT_THAT(first_errors("something\nelse \x1b[31mred\n\n", ""),
              ElementsAre("else \\x1b[31mred"));
  EXPECT_THAT(first_errors("", ""), IsEmpty());
}

}  // namespace
}  // namespace flocking::build
