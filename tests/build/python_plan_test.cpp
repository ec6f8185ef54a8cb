#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "build/description.h"
#include "build/plan.h"
#include "build/python_imports.h"
#include "support/temp_folder.h"

namespace flocking::build {
namespace {

using flocking::testing::TempFolder;
using ::testing::ElementsAre;

class PythonPlan : public ::testing::Test {
 protected:
  void add(const std::string& name, std::string_view text = "x = 1\n") const {
    static_cast<void>(folder_.add("work/" + name, text));
  }
  /// Returns "SCRIPT" or "FOLDER: -m MODULE" with the notes in brackets, or the problem.
  [[nodiscard]] std::string plan(const std::string& main = "") const {
    const Plan found = plan_for(folder_.path_of("work"), main);
    if (!found.problem.empty()) return found.problem;
    std::string text = found.words.empty() ? found.sources.front() : found.folder + ":";
    for (const std::string& word : found.words) {
      if (word.find('\n') == std::string::npos) text += ' ' + word;
    }
    for (const std::string& note : found.notes) text += " [" + note + "]";
    return text;
  }
  [[nodiscard]] std::string folder() const { return folder_.path_of("work"); }

 private:
  TempFolder folder_;
};

TEST_F(PythonPlan, RunsTheFileThatNoOtherImports) {
  add("boids.py", "import sys\nfrom vector import run\nrun(sys.stdin.read(), print)\n");
  add("vector.py", "import math\n");
  EXPECT_EQ(plan(), "boids.py");
}

TEST_F(PythonPlan, RunsNoTests) {
  add("flock.py", "import sys\nfrom sim import run\nif __name__ == \"__main__\": run()\n");
  add("sim.py", "def run(): pass\n");
  add("test_flock.py", "import flock\nif __name__ == \"__main__\": pass\n");
  EXPECT_EQ(plan(), "flock.py [runs flock.py; not run: test_flock.py]");
  EXPECT_EQ(plan("test_flock"), "test_flock.py");
  add("tests/sim_test.py", "import sim\n");
  EXPECT_EQ(plan(), "flock.py [runs flock.py; not run: test_flock.py, tests/sim_test.py]");
}

TEST_F(PythonPlan, PrefersMainUnlessItIsAModule) {
  add("main.py", "import vec\nprint(input())\n");
  add("vec.py");
  add("plot.py", "import vec\n");
  EXPECT_EQ(plan(), "main.py [runs main.py; not run: plot.py]");
  add("main.py", "import vec\ndef main(): pass\n");
  add("run.py", "from main import main\nmain()\n");
  EXPECT_EQ(plan("run"), "run.py [runs run.py; not run: plot.py]");
  add("plot.py", "");
  EXPECT_EQ(plan(), "run.py [runs run.py; not run: plot.py]");
}

TEST_F(PythonPlan, OfSeveralProgramsSaysWhichAreThere) {
  add("a.py", "print(input())\n");
  add("b.py", "print(input())\n");
  EXPECT_EQ(plan(), "two programs: a.py, b.py; say which with --main");
  EXPECT_EQ(plan("b"), "b.py [runs b.py; not run: a.py]");
  EXPECT_EQ(plan("c"), "two programs: a.py, b.py; --main 'c' does not match exactly one of them");
}

TEST_F(PythonPlan, RunsPackages) {
  add("boids/__init__.py", "");
  add("boids/__main__.py", "from .vec import Vec\n");
  add("boids/vec.py");
  EXPECT_EQ(plan(), ": -m boids.__main__");
  EXPECT_EQ(plan("boids"), ": -m boids.__main__");
  add("boids/__main__.py", "from boids.vec import Vec\n");
  EXPECT_EQ(plan(), ": -m boids.__main__");
  add("boids/__main__.py", "from vec import Vec\n");
  EXPECT_EQ(plan(), "boids/__main__.py");
}

TEST_F(PythonPlan, RunsModulesOfPackages) {
  add("src/boids/core/__init__.py", "");
  add("src/boids/__init__.py", "");
  add("src/boids/core/vec.py", "from ..names import X\n");
  add("src/boids/names.py", "X = 1\n");
  add("src/boids/flock.py", "import sys\nfrom .core import (\n  vec,\n)\nsys.stdin.read()\n");
  EXPECT_EQ(plan(), "src: -m boids.flock");
}

TEST_F(PythonPlan, RunsScriptsBesideAPackageAsModules) {
  add("scripts/run.py", "from boids.vec import Vec\n");
  add("boids/vec.py");
  EXPECT_EQ(plan(), ": -m scripts.run");
  add("scripts/run.py", "import sys\nsys.path.append('.')\nfrom boids.vec import Vec\n");
  EXPECT_EQ(plan(), "scripts/run.py");
}

// The package has the name of a folder that was not submitted.
TEST_F(PythonPlan, RunsThePackageThatTheSubmissionIs) {
  add("__init__.py", "");
  add("__main__.py", "from .vec import Vec\n");
  add("vec.py");
  EXPECT_EQ(plan(), ": -c submission __main__");
  add("__main__.py", "from boids.vec import Vec\n");
  EXPECT_EQ(plan(), ": -c boids __main__");
}

TEST_F(PythonPlan, KeepsPackagesNamedLikeBuildFolders) {
  add("flock.py", "import build.target, bin as tool, out\n");
  add("build/target.py");
  add("bin/__init__.py");
  add("out.py");
  EXPECT_EQ(plan(), "flock.py");
}

TEST_F(PythonPlan, KnowsOtherEndings) {
  add("flock.pyw", "import vec\n");
  add("vec.py");
  EXPECT_EQ(plan(), "flock.pyw");
}

TEST_F(PythonPlan, RefusesUtf16) {
  add("flock.py", std::string_view("\xff\xfep\0r\0i\0n\0t\0", 12));
  EXPECT_EQ(plan(), "flock.py is UTF-16 text (PowerShell's > writes it); save it as UTF-8");
}

TEST_F(PythonPlan, OfNotebooksSaysWhatToDo) {
  add("flock.ipynb");
  add("README.md");
  EXPECT_EQ(description_of(folder()), "only a notebook: flock.ipynb; export it as .py");
}

std::string imports_of(std::string_view text) {
  std::string words;
  for (const PythonImport& one : python_imports(text)) {
    if (!words.empty()) words += "; ";
    words += std::string(one.level, '.') + one.module;
    for (const std::string& name : one.names) words += ' ' + name;
  }
  return words;
}

TEST(PythonImports, AreReadAsText) {
  EXPECT_EQ(imports_of("import a, b.c as d\n"), "a; b.c");
  EXPECT_EQ(imports_of("  from .x import (y, # z\n  z as w)\r\nimport q"), ".x y z; q");
  EXPECT_EQ(imports_of("from . import x; from ..y.z import *"), ". x; ..y.z *");
  EXPECT_EQ(imports_of("from.x import y\nfrom .import z"), ".x y; . z");
  EXPECT_EQ(imports_of("from x import a, \\\n  b\n"), "x a b");
  EXPECT_EQ(imports_of("m = importlib.import_module('x.y')"), "x.y");
  EXPECT_EQ(imports_of("\"\"\"Text:\nimport a\n\"\"\"\n# import b\nimport c"), "c");
  EXPECT_EQ(imports_of("important = 1\nfromage = 2\nimport\nfrom\nfrom x"), "");
}

}  // namespace
}  // namespace flocking::build
