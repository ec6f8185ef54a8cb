// Sources that try to keep the grader busy: planning must take linear time, with a small factor.
#include <gtest/gtest.h>

#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "build/messages.h"
#include "build/plan.h"
#include "support/temp_folder.h"

namespace flocking::build {
namespace {

using flocking::testing::TempFolder;

constexpr std::size_t kMebibyte = std::size_t{1} << 20U;
// Limit of processor time. Each text takes at most a tenth of it; a nonlinear algorithm took many
// times as long.
constexpr double kMost_s = 1.5;

std::string repeated(std::string_view text, std::size_t bytes) {
  std::string all;
  all.reserve(bytes + text.size());
  while (all.size() < bytes) all += text;
  return all;
}

template <class Work>
double seconds_of(const Work& work) {
  const std::clock_t begin = std::clock();
  work();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

double plan_seconds(const TempFolder& folder) {
  return seconds_of([&] { static_cast<void>(plan_for(folder.path_of("work"), "")); });
}

// Keywords, brackets, quotes, backslashes, line ends, and unterminated constructs.
const std::vector<std::string>& nasty_texts() {
  static const std::vector<std::string> kTexts = {"enum ",
                                                  "class A{",
                                                  "}",
                                                  "(",
                                                  "[",
                                                  "\"",
                                                  "'",
                                                  "`",
                                                  "\\",
                                                  "\\\n",
                                                  "\n",
                                                  "\r\n",
                                                  " ",
                                                  "a",
                                                  "a ",
                                                  "a.",
                                                  "..",
                                                  ";",
                                                  "/*",
                                                  "*/",
                                                  "//",
                                                  "//\n",
                                                  "\"\"\"",
                                                  "'''",
                                                  "\"\"\"\n",
                                                  "'\\",
                                                  "#",
                                                  "#include",
                                                  "#include<a>\n",
                                                  "#include \"../a\"\n",
                                                  "import ",
                                                  "import a,",
                                                  "import a\n",
                                                  "from . import a\n",
                                                  "from .import(",
                                                  "from a import (\n",
                                                  "from a import b,",
                                                  "from a import b\\\n",
                                                  "import_module('",
                                                  "__import__(\"a\")\n",
                                                  "require('./a');",
                                                  "require(`",
                                                  "from './a'",
                                                  "\"main\"",
                                                  "\"main\":",
                                                  "\"main\":\"",
                                                  "\"scripts\"",
                                                  "int main(",
                                                  "void main(",
                                                  "package a;",
                                                  "\xef\xbb\xbf",
                                                  "\x80",
                                                  "\xff\xfe"};
  return kTexts;
}

// Each text has a program in the same folder, so that planning completes.
TEST(PlanBounds, AnyTextTakesLinearTime) {
  for (const std::string name : {"a.cpp", "A.java", "package.json", "a.mjs", "a.py"}) {
    for (const std::string& text : nasty_texts()) {
      const TempFolder folder;
      static_cast<void>(folder.add("work/" + name, repeated(text, kMebibyte)));
      if (name == "package.json") static_cast<void>(folder.add("work/b.js", "require('./c')"));
      EXPECT_LT(plan_seconds(folder), kMost_s) << name << " of " << text;
    }
  }
}

TEST(PlanBounds, MessagesOfAnyTextTakeLinearTime) {
  for (const std::string& text : nasty_texts()) {
    const std::string log = repeated(text, 4 * kMebibyte);
    EXPECT_LT(seconds_of([&] { static_cast<void>(first_errors(log, "/submission")); }), kMost_s)
        << text;
    EXPECT_LT(seconds_of([&] { static_cast<void>(log_of(log, text)); }), kMost_s) << text;
  }
}

std::string deep_folder() {
  std::string folder = "work/";
  for (int i = 0; i < 14; ++i) folder += std::string(250, 'd') + '/';
  return folder;
}

TEST(PlanBounds, JavaFilesOfManyTypes) {
  const TempFolder folder;
  const std::string package(990, 'p');
  for (int i = 0; i < 300; ++i) {
    std::string text = "package " + package + ";\n";
    for (int j = 0; j < 1000; ++j) {
      text += "enum a" + std::to_string(i) + '_' + std::to_string(j) + "{}";
    }
    if (i == 0) {
      text += "class M { public static void main(String[] a) {} }\n";
      for (int j = 0; j < 300; ++j) text += " a" + std::to_string(j) + "_0";
    }
    static_cast<void>(folder.add("work/F" + std::to_string(i) + ".java", text));
  }
  EXPECT_LT(plan_seconds(folder), kMost_s);
}

TEST(PlanBounds, JavaFilesThatNameEachOtherInADeepFolder) {
  const TempFolder folder;
  std::string names;
  for (int i = 0; i < 600; ++i) names += " C" + std::to_string(i);
  for (int i = 0; i < 600; ++i) {
    const std::string name = "C" + std::to_string(i);
    static_cast<void>(
        folder.add(deep_folder() + name + ".java", "class " + name + " {}\n//\n" + names));
  }
  static_cast<void>(folder.add(deep_folder() + "M.java",
                               "class M { public static void main(String[] a) {" + names + "} }"));
  EXPECT_LT(plan_seconds(folder), kMost_s);
}

TEST(PlanBounds, ImportsInADeepFolder) {
  struct Row {
    const char* ending;
    std::string text;
  };
  const std::vector<Row> rows = {
      {".js", repeated("require('./x');", 30'000)},
      {".js", repeated("require('" + repeated("./", 900) + "x');", 60'000)},
      {".py", repeated("from . import x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x\n", 30'000)},
      {".py", repeated("import x\n", 30'000)},
      {".py", "import " + repeated("x,", 30'000)},
      {".cpp", repeated("#include \"x.h\"\n", 30'000)},
  };
  for (const auto& [ending, text] : rows) {
    const TempFolder folder;
    for (int i = 0; i < 40; ++i) {
      static_cast<void>(folder.add(deep_folder() + 'a' + std::to_string(i) + ending, text));
    }
    EXPECT_LT(plan_seconds(folder), kMost_s) << ending << ' ' << text.substr(0, 40);
  }
}

TEST(PlanBounds, ListsOfNamesInParentheses) {
  const TempFolder folder;
  const std::string one =
      "from a import " + std::string(50'000, 'b') + "(\n" + repeated("\n", 50'000) + ")\n";
  static_cast<void>(folder.add("work/a.py", repeated(one, 4 * kMebibyte)));
  EXPECT_LT(plan_seconds(folder), kMost_s);
}

TEST(PlanBounds, WarningsAreCounted) {
  const TempFolder folder;
  static_cast<void>(
      folder.add("work/a.cpp", "int main() {}\n" + repeated("#include <Vector>\n", 1800)));
  const Plan plan = plan_for(folder.path_of("work"), "");
  ASSERT_EQ(plan.warnings.size(), 21U);
  EXPECT_EQ(plan.warnings.back(), "and 80 more warnings of this kind");
}

}  // namespace
}  // namespace flocking::build
