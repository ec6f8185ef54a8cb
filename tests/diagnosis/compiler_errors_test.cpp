#include "diagnosis/compiler_errors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace flocking::diagnosis {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(CompilerErrors, HaveThePlacesOfGccAndClangOnce) {
  EXPECT_THAT(
      compiler_errors("main.cpp: In function 'int main()':\n"
                      "main.cpp:2:10: error: 'undeclared' was not declared in this scope\n"
                      "    2 |   return undeclared;\n"
                      "      |          ^~~~~~~~~~\n"
                      "main.cpp:2:10: error: 'undeclared' was not declared in this scope\n"
                      "main.cpp:4:1: warning: control reaches end [-Wreturn-type]\n"
                      "main.cpp:4:1: note: here\n"
                      "./src/read.h:7:10: fatal error: no.h: No such file or directory\n"
                      "compilation terminated.\n"),
      ElementsAre(CompilerError{"main.cpp", 2, "'undeclared' was not declared in this scope"},
                  CompilerError{"src/read.h", 7, "no.h: No such file or directory"}));
}

TEST(CompilerErrors, HaveThePlacesOfOtherLanguages) {
  EXPECT_THAT(compiler_errors("Main.java:3: error: cannot find symbol\n"),
              ElementsAre(CompilerError{"Main.java", 3, "cannot find symbol"}));
  EXPECT_THAT(compiler_errors("# flocking\nvec/step.go:3:5: undefined: x\n"),
              ElementsAre(CompilerError{"vec/step.go", 3, "undefined: x"}));
  EXPECT_THAT(compiler_errors("error[E0425]: cannot find value `x` in this scope\n"
                              " --> src/main.rs:2:3\n  |\n2 |   x\n\n"
                              "error: aborting due to 1 previous error\n"),
              ElementsAre(CompilerError{"src/main.rs", 2, "cannot find value `x` in this scope"}));
  EXPECT_THAT(compiler_errors("Main.cs(5,9): error CS0103: The name 'x' does not exist\n"),
              ElementsAre(CompilerError{"Main.cs", 5, "CS0103: The name 'x' does not exist"}));
  EXPECT_THAT(compiler_errors("Makefile:2: *** missing separator.  Stop.\n"),
              ElementsAre(CompilerError{"Makefile", 2, "missing separator.  Stop."}));
}

TEST(CompilerErrors, LeaveOutWhatIsNotInTheFolder) {
  for (const char* const line :
       {"/usr/include/c++/12/vector:3:1: error: x", "../other.cpp:3:1: error: x",
        "a/../../b.cpp:3:1: error: x", "main.cpp:0:1: error: x", "main.cpp:12345678:1: error: x",
        ":3:1: error: x", "main.cpp:x: error: y", "ld: undefined reference to `f'",
        "main.cpp:3:1: error: ", "", "  --> src/main.rs:2:3"}) {
    EXPECT_THAT(compiler_errors(line), IsEmpty()) << line;
  }
}

TEST(CompilerErrors, SplitAWarningAtItsPlace) {
  EXPECT_EQ(placed_text("src/main.cpp:8: suggest parentheses"),
            (CompilerError{"src/main.cpp", 8, "suggest parentheses"}));
  for (const char* const text : {"suggest parentheses", "main.cpp:8", "/a/main.cpp:8: x", ""}) {
    EXPECT_EQ(placed_text(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace flocking::diagnosis
