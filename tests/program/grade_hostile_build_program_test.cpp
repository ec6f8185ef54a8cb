// Builds that try to do more than build, and programs that start more processes than allowed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "support/alive.h"
#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kHonest =
    "#include <cstdio>\n"
    "int main() {\n  double v[12], dt;\n"
    "  for (double& one : v) if (std::scanf(\"%lf\", &one) != 1) return 1;\n"
    "  while (std::scanf(\"%lf\", &dt) == 1) {\n    v[8] += v[10] * dt;\n"
    "    std::printf(\"%.3f %.3f %.3f %.3f\\n\", v[8], v[9], v[10], v[11]);\n  }\n}\n";

class GradeBuildOf : public ::testing::Test {
 protected:
  GradeBuildOf() { place_.add_case("a", 1); }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add("class/" + name, text));
  }
  [[nodiscard]] ProcessResult grade_class(const Words& more) const {
    Words words = {"--submissions", "class", "--cache", "cache"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

// A build that does more than build gets CE and has no effect, in each sandbox mode.
class GradeHostileBuild : public GradeBuildOf, public ::testing::WithParamInterface<const char*> {
 protected:
  GradeHostileBuild() {
    add("honest/main.cpp", kHonest);
    add("honest/Makefile", "all: flock\nflock: main.cpp\n\tg++ -o $@ main.cpp\n");
  }
  /// Grades the class in this mode, and expects CE for all submissions except `honest`.
  [[nodiscard]] std::string graded(const Words& more = {}) const {
    Words words = {"--sandbox", GetParam(), "-j", "2", "--cxx-flags", "-std=c++20"};
    words.insert(words.end(), more.begin(), more.end());
    const ProcessResult result = grade_class(words);
    EXPECT_EQ(result.exit_status, 1) << result.error;
    std::string output = without_measures(result.output);
    EXPECT_THAT(output, HasSubstr("  honest  AC"));
    for (const auto& entry : fs::directory_iterator(place().path_of("class"))) {
      const std::string who = entry.path().filename();
      if (who == "honest") continue;
      EXPECT_THAT(output, HasSubstr("  " + who + "  CE")) << output;
    }
    return output;
  }
};

TEST_P(GradeHostileBuild, FloodsOrHangsSlow) {
  if (!has_tool("make")) GTEST_SKIP() << "no make";
  add("floods/Makefile", "all:\n\tyes\n");
  add("floods_err/Makefile", "all:\n\tyes >&2\n");
  add("floods_disk/Makefile", "all:\n\tcat /dev/zero > $(TMPDIR)/big\n");
  add("hangs/Makefile", "all:\n\twhile :; do :; done\n");
  add("sleeps/Makefile", "all:\n\tsleep 1000\n");
  add("eats/Makefile",
      "all:\n\tprintf 'int main() { for (;;) __builtin_memset(__builtin_malloc(1 << 24), 1, "
      "1 << 24); }' > $(TMPDIR)/e.c && gcc -o $(TMPDIR)/e $(TMPDIR)/e.c && $(TMPDIR)/e\n");
  add("includes/main.cpp", "#include \"/dev/zero\"\nint main() {}\n");
  add("computes/main.cpp",
      "template <int n, int m> struct T {\n"
      "  enum { v = (T<n - 1, 2 * m>::v + T<n - 1, 2 * m + 1>::v) & 1 };\n};\n"
      "template <int m> struct T<0, m> { enum { v = 1 }; };\n"
      "int main() { return T<28, 0>::v; }\n");
  const std::string output = graded({"--build-time-limit", "2"});
  for (const char* words :
       {"it writes more than 16 MiB", "it took longer than 2 s (--build-time-limit)",
        "it took longer than 18 s of wall time (--build-time-limit 2)"}) {
    EXPECT_THAT(output, HasSubstr(words));
  }
}

TEST_P(GradeHostileBuild, LeavesProcessesBehindSlow) {
  if (!has_tool("make") || !has_tool("cmake")) GTEST_SKIP() << "no make or no cmake";
  const std::string duration = std::to_string(100'000 + getpid());
  const std::string stays = "setsid sleep " + duration;
  add("daemon/Makefile", "all:\n\t(" + stays + " > /dev/null 2>&1 &); cp /bin/true flock\n");
  // At every moment, some process of this build has just ended.
  add("churns/Makefile",
      "all:\n\t(while :; do /bin/true; done > /dev/null 2>&1 &); cp /bin/true flock\n");
  add("twice/Makefile",
      "all:\n\t((" + stays + " < /dev/null > /dev/null 2>&1 &) &); cp /bin/true flock\n");
  add("cmake/main.cpp", kHonest);
  add("cmake/main.cpp", kHonest);
  add("cmake/CMakeLists.txt",
      "cmake_minimum_required(VERSION 3.10)\nproject(f CXX)\nexecute_process(COMMAND sh -c \"" +
          stays + " > /dev/null 2>&1 &\")\nadd_executable(flock main.cpp)\n");
  const std::string output = graded();
  EXPECT_THAT(output, HasSubstr("the build left processes running, which were killed"));
  EXPECT_FALSE(is_alive("sleep", duration));
}

TEST_P(GradeHostileBuild, ReadsAnswersOrWritesElsewhereSlow) {
  if (!has_tool("make") || !has_tool("cmake")) GTEST_SKIP() << "no make or no cmake";
  const std::string answer = place().path_of("cases/a.out");
  add("includes/main.cpp", "#include \"" + answer + "\"\nint main() {}\n");
  add("links/Makefile", "all:\n\tcat " + answer + " && cp /bin/true flock\n");
  add("cmake/CMakeLists.txt", "cmake_minimum_required(VERSION 3.10)\nproject(f CXX)\nfile(READ \"" +
                                  answer + "\" text)\nmessage(FATAL_ERROR \"found ${text}\")\n");
  add("assembles/main.cpp", "asm(\".incbin \\\"" + answer + "\\\"\");\nint main() {}\n");
  // These builds try to change the caches of programs and results, the class, and a home folder.
  add("writes/Makefile", "all:\n\techo x > main.cpp\n");
  add("cache/Makefile", "all:\n\techo x > " + place().path_of("cache/x") + "\n");
  add("results/Makefile", "all:\n\tls " + place().path_of("cache/results") + "\n");
  add("connects/Makefile", "all:\n\tbash -c 'echo > /dev/tcp/127.0.0.1/1 || exit 1'\n");
  const std::string output = graded();
  EXPECT_THAT(output, Not(HasSubstr("1.000 0.000")));
  EXPECT_FALSE(fs::exists(place().path_of("cache/x")));
  EXPECT_FALSE(fs::exists(place().path_of("class/writes/main.cpp")));
}

INSTANTIATE_TEST_SUITE_P(Modes, GradeHostileBuild, ::testing::Values("full", "limits"));

// A program that starts more processes or threads than its language needs.
struct Greedy {
  const char* tool;  // required to run it
  const char* file;
  const char* source;
};

constexpr const char* kGreedyCxx = "#include <thread>\nint main() { std::thread([] {}).join(); }\n";
constexpr const char* kGreedyRust = "fn main() { std::thread::spawn(|| {}).join().unwrap(); }\n";

const Greedy kGreedy[] = {
    // NOLINT(*-c-arrays)
    {"cmake", "CMakeLists.txt",
     "cmake_minimum_required(VERSION 3.10)\nproject(f CXX)\nfind_package(Threads)\n"
     "add_executable(f f.cc)\ntarget_link_libraries(f Threads::Threads)\n"},
    {"make", "Makefile", "f: f.cc\n\tg++ -pthread -o f f.cc\n"},
    {"rustc", "Cargo.toml", "[package]\nname = \"f\"\nversion = \"0.1.0\"\n"},
    {"g++", "main.cpp", kGreedyCxx},
    {"gcc", "main.c",
     "#include <stdio.h>\n#include <unistd.h>\n"
     "int main(void) { if (fork() < 0) { perror(\"fork\"); return 1; } return 0; }\n"},
    {"rustc", "main.rs", kGreedyRust},
    {"go", "main.go",
     "package main\nimport (\n\t\"runtime\"\n\t\"time\"\n)\nfunc main() {\n"
     "\tfor i := 0; i < 100; i++ {\n"
     "\t\tgo func() { runtime.LockOSThread(); time.Sleep(time.Second) }()\n\t}\n"
     "\ttime.Sleep(time.Second / 2)\n}\n"},
    {"javac", "Main.java",
     "class Main { public static void main(String[] a) {\n"
     "  for (int i = 0; i < 100; i++) new Thread(() -> { try { Thread.sleep(500); }\n"
     "    catch (Exception e) {} }).start();\n} }\n"},
    {"python3", "main.py", "import threading\nthreading.Thread(target=print).start()\n"},
    {"node", "main.js",
     "const { Worker } = require('worker_threads');\n"
     "for (let i = 0; i < 20; i++) new Worker('setTimeout(() => {}, 500)', { eval: true });\n"},
    {"sh", "run", "#!/bin/sh\n/bin/true || exit 1\necho 1\n"},
};

class GradeGreedy : public GradeBuildOf, public ::testing::WithParamInterface<Greedy> {};

TEST_P(GradeGreedy, IsToldOfTheProcessLimitSlow) {
  const Greedy& greedy = GetParam();
  if (!has_tool(greedy.tool)) GTEST_SKIP() << "no " << greedy.tool;
  const std::string file = greedy.file;
  if (file == "CMakeLists.txt" && !has_tool("make")) GTEST_SKIP() << "no make";
  add("anna/" + file, greedy.source);
  if (file == "CMakeLists.txt" || file == "Makefile") add("anna/f.cc", kGreedyCxx);
  if (file == "Cargo.toml") add("anna/src/main.rs", kGreedyRust);
  if (file == "run") {
    fs::permissions(place().path_of("class/anna/run"), fs::perms(0755));
  }
  for (const char* sandbox : {"full", "limits"}) {
    const ProcessResult result = grade_class({"--sandbox", sandbox});
    // The full sandbox is not available on every machine.
    if (std::string(sandbox) == "full" && result.exit_status == 3) continue;
    const std::string& output = result.output;
    if (output.find("is not installed here for all users") != std::string::npos) continue;
    EXPECT_THAT(output, HasSubstr("could not start a ")) << sandbox << '\n' << output;
  }
}

INSTANTIATE_TEST_SUITE_P(Rows, GradeGreedy, ::testing::ValuesIn(kGreedy), [](const auto& row) {
  std::string name = row.param.file;
  name.erase(std::remove(name.begin(), name.end(), '.'), name.end());
  return name;
});

}  // namespace
}  // namespace flocking::testing
