// Tests of sources of students, which are built in the sandbox and then graded.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kCxxMain =
    "#include <cstdio>\n#include \"step.h\"\n"
    "int main() {\n  double v[12], dt;\n"
    "  for (double& one : v) if (std::scanf(\"%lf\", &one) != 1) return 1;\n"
    "  while (std::scanf(\"%lf\", &dt) == 1) {\n    v[8] = step(v[8], v[10], dt);\n"
    "    std::printf(\"%.3f %.3f %.3f %.3f\\n\", v[8], v[9], v[10], v[11]);\n  }\n}\n";
constexpr const char* kStep = "double step(double x, double v, double dt) { return x + v * dt; }\n";
constexpr const char* kCMain =
    "#include <math.h>\n#include <stdio.h>\n"
    "int main(void) {\n  double v[12], dt;\n"
    "  for (int i = 0; i < 12; ++i) if (scanf(\"%lf\", v + i) != 1) return 1;\n"
    "  while (scanf(\"%lf\", &dt) == 1) {\n    v[8] += v[10] * dt;\n"
    "    printf(\"%.3f %.3f %.3f %.3f\\n\", v[8], v[9], v[10], sqrt(v[11]));\n  }\n}\n";
constexpr const char* kRust =
    "use std::io::Read;\nfn main() {\n  let mut t = String::new();\n"
    "  std::io::stdin().read_to_string(&mut t).unwrap();\n"
    "  let v: Vec<f64> = t.split_whitespace().map(|x| x.parse().unwrap()).collect();\n"
    "  let mut x = v[8];\n  for dt in &v[12..] { x += v[10] * dt;\n"
    "    println!(\"{:.3} {:.3} {:.3} {:.3}\", x, v[9], v[10], v[11]); }\n}\n";
constexpr const char* kJava =
    "package birds;\nimport java.util.*;\npublic class Flock {\n"
    "  public static void main(String[] a) {\n"
    "    Scanner s = new Scanner(System.in).useLocale(Locale.ROOT);\n    double[] v = new "
    "double[12];\n"
    "    for (int i = 0; i < 12; i++) v[i] = s.nextDouble();\n    while (s.hasNext()) {\n"
    "      v[8] += v[10] * s.nextDouble();\n"
    "      System.out.printf(Locale.ROOT, \"%.3f %.3f %.3f %.3f%n\", v[8], v[9], v[10], v[11]);\n"
    "    }\n  }\n}\n";
constexpr const char* kPython =
    "import sys\nimport step\nv = [float(x) for x in sys.stdin.read().split()]\nx = v[8]\n"
    "for dt in v[12:]:\n    x = step.step(x, v[10], dt)\n"
    "    print('%.3f %.3f %.3f %.3f' % (x, v[9], v[10], v[11]))\n";
constexpr const char* kNode =
    "const v = require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean).map(Number);\n"
    "for (const dt of v.slice(12)) { v[8] += v[10] * dt;\n"
    "  console.log(v.slice(8, 12).map((n) => n.toFixed(3)).join(' ')); }\n";

bool is_installed(const std::string& tool) {
  return Process({"/bin/sh", "-c", "command -v " + tool}).finish().exit_status == 0;
}

class GradeBuild : public ::testing::Test {
 protected:
  GradeBuild() { place_.add_case("a", 1); }
  void add(const std::string& name, std::string_view text) const {
    static_cast<void>(place_.folder().add("class/" + name, text));
  }
  [[nodiscard]] ProcessResult grade_class(const Words& more = {}) const {
    Words words = {"--submissions", "class", "--cache", "cache"};
    words.insert(words.end(), more.begin(), more.end());
    return place_.grade(words);
  }
  void expect_accepted(const std::string& who, const Words& more = {}) const {
    const ProcessResult result = grade_class(more);
    EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
    EXPECT_THAT(without_measures(result.output), HasSubstr("  " + who + "  AC  1/1  1/1\n"));
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(GradeBuild, OfCxxLinksAllFiles) {
  add("anna/src/main.cpp", kCxxMain);
  add("anna/src/step.h", "double step(double, double, double);\n");
  add("anna/src/step.cc", kStep);
  expect_accepted("anna");
}

TEST_F(GradeBuild, OfCxxTakesFlags) {
  add("anna/main.cpp", std::string("#ifndef FLOCK\n#error no flag\n#endif\n") + kCxxMain);
  add("anna/step.h", kStep);
  EXPECT_THAT(grade_class().output,
              HasSubstr("compile error: main.cpp:2:2: error: #error no flag"));
  expect_accepted("anna", {"--cxx-flags", "-std=c++17 -DFLOCK"});
}

TEST_F(GradeBuild, OfCMakeAndMakeSlow) {
  if (!is_installed("cmake") || !is_installed("make")) GTEST_SKIP() << "no cmake or make";
  for (const char* who : {"anna", "bob"}) {
    add(std::string(who) + "/main.cpp", kCxxMain);
    add(std::string(who) + "/step.h", kStep);
    add(std::string(who) + "/build/CMakeCache.txt", "CMAKE_HOME_DIRECTORY:INTERNAL=/nowhere\n");
  }
  add("anna/CMakeLists.txt",
      "cmake_minimum_required(VERSION 3.10)\nproject(f CXX)\nadd_executable(flock main.cpp)\n");
  add("bob/Makefile", "flock: main.cpp\n\tg++ -o flock main.cpp\n");
  const ProcessResult result = grade_class({"-j", "2"});
  EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
  add("bob/Makefile", "all:\n\tg++ -o one main.cpp\n\tg++ -o two main.cpp\n");
  EXPECT_THAT(grade_class().output, HasSubstr("two programs: one, two; say which with --main"));
  EXPECT_EQ(grade_class({"--main", "two"}).exit_status, 1) << "anna has none of that name";
}

TEST_F(GradeBuild, OfC) {
  add("anna.c", kCMain);
  expect_accepted("anna.c");
}

TEST_F(GradeBuild, OfRustSlow) {
  if (!is_installed("rustc")) GTEST_SKIP() << "no rustc";
  add("anna/src/main.rs", kRust);
  add("anna/Cargo.toml",
      "[package]\nname = \"my-flock\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
  add("bob.rs", kRust);
  EXPECT_EQ(grade_class().exit_status, 0) << grade_class().output;
}

TEST_F(GradeBuild, OfJavaSlow) {
  if (!is_installed("javac")) GTEST_SKIP() << "no javac";
  add("anna/birds/Flock.java", kJava);
  expect_accepted("anna");
}

TEST_F(GradeBuild, OfScriptsBuildsNothing) {
  if (!is_installed("python3")) GTEST_SKIP() << "no python3";
  add("anna/main.py", kPython);
  add("anna/step.py", "def step(x, v, dt):\n    return x + v * dt\n");
  if (is_installed("node")) add("bob.js", kNode);
  const ProcessResult result = grade_class();
  EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
}

TEST_F(GradeBuild, FollowsTheInstructorsRecipe) {
  add("anna/code/any.cpp", kCxxMain);
  add("anna/code/other.cpp", "int main() {}");
  add("anna/code/step.h", kStep);
  add("anna/readme.md", "x");
  add("anna/flocking.toml", "build = \"false\"\nrun = \"./x\"\n");
  static_cast<void>(place().folder().add(
      "cases/flocking.toml", "build = \"g++ code/any.cpp -o fl\"\nrun = \"./fl 1 2\"\n"));
  expect_accepted("anna");
  static_cast<void>(place().folder().add("cases/flocking.toml", "run = \"python3 code/f.py\"\n"));
  add("anna/code/f.py", kPython);
  add("anna/code/step.py", "def step(x, v, dt):\n    return x + v * dt\n");
  expect_accepted("anna");
  static_cast<void>(place().folder().add("cases/flocking.toml", "rum = \"./fl\"\n"));
  const ProcessResult result = grade_class();
  EXPECT_EQ(result.exit_status, 3) << "no program has failed";
  EXPECT_THAT(result.error,
              HasSubstr("flocking.toml:1:7: there is no setting 'rum'; expected build, "
                        "run or processes"));
}

TEST_F(GradeBuild, SaysWhatDoesNotCompileInAllReportsSlow) {
  add("anna/main.cpp", "int f() { return x; }\nint main() {\n  int y = z;\n  w();\n  u();\n}\n");
  for (const char* format : {"text", "markdown", "html", "json", "junit", "tap", "csv"}) {
    const ProcessResult result = grade_class({"--report", format});
    EXPECT_EQ(result.exit_status, 1) << result.error;
    for (const char* words :
         {"CE", "main.cpp:1:18: error: ", "main.cpp:3:11: error: ", "main.cpp:4:3: error: "}) {
      EXPECT_THAT(result.output, HasSubstr(words)) << format;
    }
    // HTML and JSON also contain the log of the build.
    const bool has_log = std::string(format) == "html" || std::string(format) == "json";
    EXPECT_EQ(result.output.find("main.cpp:5:3") != std::string::npos, has_log) << format;
  }
  const std::string annotations = grade_class({"--report", "github"}).output;
  for (const char* const line : {"1", "3", "4", "5"}) {
    EXPECT_THAT(annotations, HasSubstr("::error file=main.cpp,line=" + std::string(line) +
                                       ",title=compile error::"));
  }
}

TEST_F(GradeBuild, SeesNothingButItsSourcesSlow) {
  add("anna/main.cpp", "#include \"" + place().path_of("cases/a.out") + "\"\nint main() {}\n");
  add("bob/main.cpp", "#include \"/etc/shadow\"\nint main() {}\n");
  add("cleo/main.cpp",
      "#include \"" + place().path_of("class/anna/main.cpp") + "\"\n int main() {}\n");
  add("dan/Makefile",
      "all:\n\tls -R ../.. $(HOME); echo x > main.cpp; cat "
      "../../*/main.cpp ../1/main.cpp >&2; exit 1\n");
  const std::string output = grade_class().output;
  // Without namespaces a build can see that these files exist, but cannot open them.
  const bool is_seen = output.find("the sandbox is missing namespaces") != std::string::npos;
  const std::string why = is_seen ? ": Permission denied" : ": No such file or directory";
  for (const char* hidden : {"a.out", "/etc/shadow", "class/anna/main.cpp"}) {
    EXPECT_THAT(output, HasSubstr(hidden + why));
  }
  EXPECT_THAT(output, Not(HasSubstr("1.000 0.000")));
  EXPECT_THAT(output, Not(HasSubstr("root:")));
}

// The launcher would treat text after a NUL as paths that may be accessed.
TEST_F(GradeBuild, GainsNothingByANulInItsPackageSlow) {
  if (!is_installed("javac")) GTEST_SKIP() << "no javac";
  std::string package("a\0/bin/sh\0./spy.sh\0\0\0\0\0PATH=/usr/bin:/bin\0A=1\0TMPDIR=", 55);
  package += place().path_of("open") + std::string("\0B=1", 5);
  for (int i = 0; i < 500; ++i) package += std::string("\0w/", 3);
  add("anna/F.java", "package " + package + ";\nclass F { static void main(String[] a) {} }\n");
  add("anna/spy.sh", "echo error: found $(cat " + place().path_of("cases/a.out") + "); exit 1\n");
  fs::create_directories(place().path_of("open"));
  fs::permissions(place().path_of("open"), fs::perms(0777));
  for (const char* sandbox : {"auto", "limits"}) {
    const ProcessResult result = grade_class({"--sandbox", sandbox});
    EXPECT_EQ(result.exit_status, 1) << result.error;
    EXPECT_THAT(result.output, Not(HasSubstr("error: found"))) << sandbox;
    EXPECT_TRUE(fs::is_empty(place().path_of("open"))) << sandbox;
  }
}

// The compiler's command line would be longer than the kernel allows.
TEST_F(GradeBuild, OfTooManyLongNamesIsTheStudentsFaultSlow) {
  std::string folder = "anna";
  for (int depth = 0; depth < 10; ++depth) folder += '/' + std::string(240, 'd');
  for (int i = 0; i < 990; ++i) add(folder + "/f" + std::to_string(i) + ".cpp", "");
  add("anna/main.cpp", "int main() {}\n");
  add("bob/main.cpp", kCxxMain);
  add("bob/step.h", kStep);
  for (const char* sandbox : {"auto", "limits"}) {
    const ProcessResult result = grade_class({"--sandbox", sandbox});
    EXPECT_EQ(result.exit_status, 1) << result.error;
    const std::string output = without_measures(result.output);
    EXPECT_THAT(output, HasSubstr("  bob  AC"));
    EXPECT_THAT(output, HasSubstr("its build cannot be started: Argument list too long"));
  }
}

// A student must not be able to influence the build of a classmate's sources by submitting them,
// too.
TEST_F(GradeBuild, IsNotTakenFromWhoHasAnEmptyFolderMoreSlow) {
  if (!is_installed("make")) GTEST_SKIP() << "no make";
  for (const char* who : {"anna", "bob"}) {
    add(std::string(who) + "/main.cpp", kCxxMain);
    add(std::string(who) + "/step.h", "double step(double x, double v, double dt) { return X; }\n");
    add(std::string(who) + "/Makefile",
        "X = x+v*dt\nifneq ($(wildcard wrong),)\nX = 0*v*dt*x\nendif\n"
        "all:\n\tg++ '-DX=$(X)' -o flock main.cpp\n");
  }
  fs::create_directories(place().path_of("class/anna/wrong"));
  const std::string output = without_measures(grade_class().output);
  EXPECT_THAT(output, HasSubstr("  anna  WA"));
  EXPECT_THAT(output, HasSubstr("  bob  AC"));
}

TEST_F(GradeBuild, IsDoneOnce) {
  add("anna/main.cpp", kCxxMain);
  add("anna/step.h", kStep);
  fs::copy(place().path_of("class/anna"), place().path_of("class/bob"),
           fs::copy_options::recursive);
  const auto builds = [&] {  // excluding results of runs
    EXPECT_TRUE(fs::is_directory(place().path_of("cache/results")));
    return std::distance(fs::directory_iterator(place().path_of("cache")),
                         fs::directory_iterator()) -
           1;
  };
  EXPECT_EQ(grade_class().exit_status, 0);
  EXPECT_EQ(builds(), 1);
  std::string program;
  for (const auto& entry : fs::directory_iterator(place().path_of("cache"))) {
    if (entry.path().filename() != "results") program = entry.path() / "program";
  }
  const auto time = fs::last_write_time(program);
  EXPECT_EQ(grade_class().exit_status, 0);
  EXPECT_EQ(fs::last_write_time(program), time);
  add("bob/step.h", std::string(kStep) + "\n");
  EXPECT_EQ(grade_class().exit_status, 0);
  EXPECT_EQ(builds(), 2);
}

constexpr const char* kGo =
    "package main\nimport (\n\t\"bufio\"\n\t\"fmt\"\n\t\"os\"\n)\nfunc main() {\n"
    "\tin := bufio.NewReader(os.Stdin)\n\tvar v [12]float64\n"
    "\tfor i := range v { fmt.Fscan(in, &v[i]) }\n\tvar dt float64\n"
    "\tfor {\n\t\tif _, err := fmt.Fscan(in, &dt); err != nil { return }\n"
    "\t\tv[8] = step(v[8], v[10], dt)\n"
    "\t\tfmt.Printf(\"%.3f %.3f %.3f %.3f\\n\", v[8], v[9], v[10], v[11])\n\t}\n}\n";
constexpr const char* kGoStep = "(x, v, dt float64) float64 { return x + v*dt }\n";

// Single files, and a module of several packages, in each sandbox mode.
TEST_F(GradeBuild, OfGo) {
  if (!is_installed("go")) GTEST_SKIP() << "no go";
  add("anna/main.go", kGo);
  add("anna/step.go", std::string("package main\nfunc step") + kGoStep);
  add("bob/go.mod", "module flock // mine\n");
  add("bob/cmd/main.go", kGo);
  add("bob/cmd/step.go", "package main\nimport \"flock/vec\"\nvar step = vec.Step\n");
  add("bob/vec/step.go", std::string("package vec\nfunc Step") + kGoStep);
  for (const char* sandbox : {"full", "limits"}) {
    const ProcessResult result = grade_class({"--sandbox", sandbox, "--cache", sandbox});
    // The full sandbox is not available on every machine.
    if (std::string(sandbox) == "full" && result.exit_status == 3) continue;
    EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
  }
}

TEST_F(GradeBuild, OfGoSaysWhatDoesNotCompile) {
  if (!is_installed("go")) GTEST_SKIP() << "no go";
  add("anna/main.go", "package main\nfunc main() {\n\tx := 1\n\ty()\n}\n");
  add("bob/go.mod", "module flock\n\ngo 1.16\n");
  add("bob/main.go", "package main\nimport _ \"flock/vec\"\nfunc main() {}\n");
  add("bob/vec/step.go", "package vec\nvar a = b\nvar c = d\n");
  add("cleo/main.go", "package main\nimport _ \"github.com/x/y\"\nfunc main() {}\n");
  const std::string output = grade_class().output;
  for (const char* words :
       {"./main.go:3:2: x declared", "./main.go:4:2: undefined: y", "vec/step.go:2:9: undefined: b",
        "vec/step.go:3:9: undefined: d", "main.go:2:8: "}) {
    EXPECT_THAT(output, HasSubstr(words));
  }
}

TEST_F(GradeBuild, TellsOnceWhatIsNotInstalled) {
  if (is_installed("mcs")) GTEST_SKIP() << "mcs is installed";
  add("anna.cs", "class F { static void Main() {} }\n");
  add("bob.cs", "class F { static void Main() {} }\n");
  const std::string output = grade_class().output;
  EXPECT_THAT(output,
              HasSubstr("not gradable: it is written in C#, and mcs is not installed here"));
  EXPECT_THAT(
      output,
      HasSubstr("WARNING: mcs is not installed, which 2 submissions need: anna.cs, bob.cs\n"));
}

TEST_F(GradeBuild, NamesTheLimitThatARunHad) {
  if (!is_installed("python3")) GTEST_SKIP() << "no python3";
  add("anna/many.py",
      "import threading, time\n"
      "for _ in range(4): threading.Thread(target=time.sleep, args=(1,)).start()\n");
  static_cast<void>(
      place().folder().add("cases/flocking.toml", "run = \"python3 many.py\"\nprocesses = 2\n"));
  const std::string output = grade_class().output;
  // If the kernel refuses further processes (by a control group, or for an unprivileged user),
  // Python reports that.
  EXPECT_THAT(output,
              AnyOf(HasSubstr("more than 2 processes at a time"), HasSubstr("could not start a ")));
  EXPECT_THAT(output, Not(HasSubstr("more than 1 process at a time")));
}

}  // namespace
}  // namespace flocking::testing
