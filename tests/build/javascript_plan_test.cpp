#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "build/description.h"
#include "build/javascript_imports.h"
#include "build/plan.h"
#include "support/temp_folder.h"

namespace flocking::build {
namespace {

using flocking::testing::TempFolder;
using ::testing::ElementsAre;

class JavaScriptPlan : public ::testing::Test {
 protected:
  void add(const std::string& name, std::string_view text = "x = 1;\n") const {
    static_cast<void>(folder_.add("work/" + name, text));
  }
  /// Returns the script with the notes in brackets, or the problem.
  [[nodiscard]] std::string plan(const std::string& main = "") const {
    const Plan found = plan_for(folder_.path_of("work"), main);
    if (!found.problem.empty()) return found.problem;
    std::string text = found.sources.front();
    for (const std::string& note : found.notes) text += " [" + note + "]";
    return text;
  }
  [[nodiscard]] std::string folder() const { return folder_.path_of("work"); }

 private:
  TempFolder folder_;
};

TEST_F(JavaScriptPlan, RunsTheFileThatNoOtherLoads) {
  add("flock.js", "const v = require('./vec'); import('./lib/more.js');\n");
  add("vec.js", "module.exports = {};\n");
  add("lib/more.js");
  add("flock.test.js", "require('./flock');\n");
  EXPECT_EQ(plan(), "flock.js [runs flock.js; not run: flock.test.js]");
  EXPECT_EQ(plan("vec"), "vec.js [runs vec.js; not run: flock.js, flock.test.js, lib/more.js]");
}

TEST_F(JavaScriptPlan, ReadsPackageJson) {
  add("app/main.mjs", "import { v } from \"../vec.cjs\";\n");
  add("vec.cjs");
  add("index.js", "process.stdin.on('data', () => {});\n");
  EXPECT_EQ(plan(), "index.js [runs index.js; not run: app/main.mjs, vec.cjs]");
  add("package.json", R"({"name": "x", "scripts": {"start": "node --no-warnings app/main.mjs"}})");
  EXPECT_EQ(plan(), "app/main.mjs [runs app/main.mjs; not run: index.js]");
  EXPECT_EQ(plan("index"), "index.js [runs index.js; not run: app/main.mjs, vec.cjs]");
  add("package.json", R"({"main": "./app/main.mjs", "scripts": {"start": "node ."}})");
  EXPECT_EQ(plan(), "app/main.mjs [runs app/main.mjs; not run: index.js]");
  add("package.json", R"({"main": "gone.js")");
  EXPECT_EQ(plan(), "index.js [runs index.js; not run: app/main.mjs, vec.cjs]");
}

TEST_F(JavaScriptPlan, LoadsFoldersByTheirIndex) {
  add("start.js", "const lib = require('./lib');\n");
  add("lib/index.js", "require('..' + '/x'); require('./a')\n");
  add("lib/a.js");
  EXPECT_EQ(plan(), "start.js") << "a module is called index too";
}

TEST_F(JavaScriptPlan, OfTypeScriptSaysWhatToDo) {
  add("flock.ts");
  add("tsconfig.json");
  EXPECT_EQ(description_of(folder()),
            "only TypeScript: flock.ts; compile it with tsc and submit the .js files");
  add("flock.js");
  EXPECT_EQ(plan(), "flock.js");
}

TEST(JavaScriptImports, AreReadAsText) {
  EXPECT_THAT(
      javascript_imports("// require('./a')\n/* import './b' */ require(\"./c\")\n"
                         "import d, {\n e } from '../d.js';export * from './e';import './f'\n"
                         "const fs = require('fs'), x = './g', re = /don't/; y = './h'\n"
                         "const z = require(`./i`)"),
      ElementsAre("./c", "../d.js", "./e", "./f", "./i"));
}

}  // namespace
}  // namespace flocking::build
