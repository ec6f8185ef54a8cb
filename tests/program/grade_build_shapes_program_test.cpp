// Projects with many layouts. If the author can build a project with one command, it is built;
// guesses are reported.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "io/file.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kMain =
    "#include <cstdio>\n#include \"step.h\"\n"
    "int main() {\n  double v[12], dt;\n"
    "  for (double& one : v) if (std::scanf(\"%lf\", &one) != 1) return 1;\n"
    "  while (std::scanf(\"%lf\", &dt) == 1) {\n    v[8] = step(v[8], v[10], dt);\n"
    "    std::printf(\"%.3f %.3f %.3f %.3f\\n\", v[8], v[9], v[10], v[11]);\n  }\n}\n";
constexpr const char* kHeader = "#pragma once\ndouble step(double, double, double);\n";
constexpr const char* kStepSource =
    "#include \"step.h\"\ndouble step(double x, double v, double dt) { return x + v * dt; }\n";
constexpr const char* kOldStep = "double step(double, double, double) { return 0; }\n";

class GradeBuildShapes : public ::testing::Test {
 protected:
  GradeBuildShapes() { place_.add_case("a", 1); }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add("class/" + name, text));
  }
  /// Adds a program of main.cpp, step.cpp and step.h.
  void add_program(const std::string& who) const {
    add(who + "/main.cpp", kMain);
    add(who + "/step.h", kHeader);
    add(who + "/step.cpp", kStepSource);
  }
  /// Returns the grade book's rows: "anna,AC,1,REMARK".
  [[nodiscard]] std::string grade_book(const Words& more = {}) const {
    Words words = {
        "--submissions",      "class",    "--cache",        "cache", "-j", "2", "--report",
        "gradebook=book.csv", "--report", "json=grade.json"};
    words.insert(words.end(), more.begin(), more.end());
    output_ = place_.grade(words).output;
    return io::File::open_input(place_.path_of("book.csv")).read_all(1U << 20U);
  }
  [[nodiscard]] std::string json() const {
    return io::File::open_input(place_.path_of("grade.json")).read_all(1U << 20U);
  }
  [[nodiscard]] const std::string& output() const { return output_; }

 private:
  GradingPlace place_;
  mutable std::string output_;
};

std::string row(const std::string& who, const std::string& verdict) {
  return '"' + who + "\",\"" + who + "\"," + (verdict == "AC" ? "1,1,1,1," : "0,1,0,1,") + verdict;
}

TEST_F(GradeBuildShapes, UnneededSourcesDoNoHarmSlow) {
  add_program("old");
  add("old/step_old.cpp", kOldStep);
  add("old/a_step.cpp", kOldStep);
  add_program("tests");
  add("tests/test_step.cpp", "#include <no_such_library.h>\nint main() {}\n");
  add("included/main.cpp", std::string("#include \"step.cpp\"\n") + kMain);
  add("included/step.cpp", kStepSource);
  add("included/step.h", kHeader);
  add_program("registers");
  add("registers/main.cpp",
      std::string("bool is_known = false;\n") + kMain + "// registered by hello.cpp\n");
  add("registers/hello.cpp",
      "extern bool is_known;\nstatic bool done = is_known = true;\n"
      "int unused() { return done; }\n");
  const std::string book = grade_book();
  for (const char* who : {"old", "tests", "included", "registers"}) {
    EXPECT_THAT(book, HasSubstr(row(who, "AC"))) << output();
  }
  EXPECT_THAT(book, HasSubstr("built main.cpp, step.cpp; not used: a_step.cpp, step_old.cpp"));
  EXPECT_THAT(book,
              HasSubstr("built main.cpp, step.cpp; not used: test_step.cpp (does not compile)"));
}

TEST_F(GradeBuildShapes, NeededSourcesGiveTheirOwnErrorsSlow) {
  add_program("broken");
  add("broken/step.cpp", "double step(double x, double, double) { return y; }\n");
  add("broken/step_old.cpp", kOldStep);
  add_program("missing");
  add("missing/step.cpp", "");
  const std::string book = grade_book();
  EXPECT_THAT(book, HasSubstr("compile error: step.cpp:1:48: error: ‘y’ was not declared"));
  EXPECT_THAT(book, HasSubstr("main.cpp:7: undefined reference to `step(double, double, double)'"));
  EXPECT_THAT(json(), HasSubstr("\"build_log\": \"step.cpp: In function"));
}

TEST_F(GradeBuildShapes, TheProgramIsFoundBySymbolsSlow) {
  add_program("conditional");
  add("conditional/step.cpp",
      std::string(kStepSource) + "#ifdef ALONE\nint main() { return 1; }\n#endif\n");
  add_program("several");
  add("several/draw.cpp", "int main() { return 1; }\n");
  add("unclear/a.cpp", "int main() { return 1; }\n");
  add("unclear/b.cpp", kMain);
  add("unclear/step.h", "double step(double, double, double);\n");
  const std::string book = grade_book();
  EXPECT_THAT(book, HasSubstr(row("conditional", "AC"))) << output();
  EXPECT_THAT(book, HasSubstr(row("several", "AC"))) << output();
  EXPECT_THAT(book, HasSubstr("built main.cpp, step.cpp; not used: draw.cpp"));
  EXPECT_THAT(book, HasSubstr("not gradable: two programs: a.cpp, b.cpp; say which with --main"));
}

TEST_F(GradeBuildShapes, CAndCxxAreLinkedTogetherSlow) {
  add("mixed/main.cpp",
      std::string("extern \"C\" double step(double, double, double);\n") +
          std::string(kMain).replace(std::string(kMain).find("#include \"step.h\""), 17, ""));
  add("mixed/step.c", "double step(double x, double v, double dt) { return x + v * dt; }\n");
  EXPECT_THAT(grade_book(), HasSubstr(row("mixed", "AC"))) << output();
}

TEST_F(GradeBuildShapes, OlderCxxIsTakenWithANoteSlow) {
  add("old/main.cpp", std::string("int concept = 1;\n") + kMain);
  add("old/step.h", kStepSource);
  add("old/step.h", std::string(kStepSource).substr(std::string(kStepSource).find('\n')));
  const std::string book = grade_book();
  EXPECT_THAT(book, HasSubstr(row("old", "AC"))) << output();
  EXPECT_THAT(book, HasSubstr("main.cpp is compiled as C++17, since it is not valid C++20"));
}

TEST_F(GradeBuildShapes, IncludesAreReadAsWindowsReadsThemSlow) {
  add("back/src/main.cpp",
      std::string("#include \"..\\inc\\Step.h\"\n#include <Math.h>\n") +
          std::string(kMain).replace(std::string(kMain).find("#include \"step.h\""), 17, ""));
  add("back/inc/step.h", kHeader);
  add("back/src/step.cpp", kStepSource);
  const std::string book = grade_book();
  EXPECT_THAT(book, HasSubstr(row("back", "AC"))) << output();
  EXPECT_THAT(json(), HasSubstr("\"build_warnings\": ["));
}

TEST_F(GradeBuildShapes, MakeHasItsFoldersAndBuildsAgainSlow) {
  add_program("objects");
  add("objects/obj/.gitkeep", "");
  add("objects/flock",
      "\x7f"
      "ELF of another machine");
  add("objects/Makefile",
      "flock: obj/main.o obj/step.o\r\n\tg++ -o flock obj/main.o obj/step.o\r\n"
      "obj/%.o: %.cpp\r\n\tg++ -c -o $@ $<\r\n");
  add_program("folder");
  add("folder/Makefile", "bin/flock: main.cpp step.cpp\n\tg++ -o bin/flock main.cpp step.cpp\n");
  const std::string book = grade_book();
  EXPECT_THAT(book, HasSubstr(row("objects", "AC"))) << output();
  EXPECT_THAT(book, HasSubstr("Makefile has Windows line ends"));
  EXPECT_THAT(book,
              HasSubstr("compile error: ld: cannot open output file bin/flock: No such file"));
}

TEST_F(GradeBuildShapes, CMakeWritesWhereItLikesAndAsksForLessSlow) {
  const std::string target = "project(f CXX)\nadd_executable(flock main.cpp step.cpp)\n";
  const std::string old = "cmake_minimum_required(VERSION 3.10)\n";
  for (const char* who : {"bin", "newer", "standard", "library"}) add_program(who);
  add("bin/CMakeLists.txt",
      old + "set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_SOURCE_DIR}/bin)\n" + target);
  add("newer/CMakeLists.txt", "cmake_minimum_required(VERSION 3.99)\n" + target);
  add("standard/CMakeLists.txt", old + "set(CMAKE_CXX_STANDARD 26)\n" + target);
  add("library/CMakeLists.txt", old + "find_package(NoSuchLibrary REQUIRED)\n" + target);
  const std::string book = grade_book();
  for (const char* who : {"bin", "newer", "standard", "library"}) {
    EXPECT_THAT(book, HasSubstr(row(who, "AC"))) << output();
  }
  EXPECT_THAT(book, HasSubstr("CMakeLists.txt asks for CMake 3.99 or higher; built with CMake "));
  EXPECT_THAT(book,
              HasSubstr("built without CMake, which fails: \"\"CMake Error at CMakeLists.txt:2 "
                        "(find_package): By not providing"));
}

TEST_F(GradeBuildShapes, AllFilesOfABuildAreCountedSlow) {
  add_program("floods");
  add("floods/Makefile",
      "all:\n\tfor i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26; do "
      "yes | head -c 14000000 > part$$i; done; sleep 1; g++ -o flock main.cpp step.cpp\n");
  for (const char* mode : {"full", "limits"}) {
    EXPECT_THAT(grade_book({"--sandbox", mode}),
                HasSubstr("the build was stopped: its files take more than 256 MiB"))
        << mode << output();
  }
}

}  // namespace
}  // namespace flocking::testing
