#include "build/language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "io/file.h"

namespace flocking::build {
namespace {

using ::testing::HasSubstr;

// Returns a row of the table in docs/grading.md.
std::string documented(const Language& language) {
  std::string what;
  if (!language.marker.empty()) what = '`' + std::string(language.marker) + '`';
  for (const std::string_view ending : language.endings) {
    if (!ending.empty()) what += (what.empty() ? "`" : ", `") + std::string(ending) + '`';
  }
  std::string tool(language.tool);
  if (!language.flags.empty()) tool += ' ' + std::string(language.flags);
  return "| " + what + " | " + std::string(language.name) + " | `" + tool + "` | " +
         std::to_string(language.processes) + " |\n";
}

TEST(Languages, AreDocumentedRowByRow) {
  const std::string page =
      io::File::open_input(FLOCKING_TESTCASES "/../docs/grading.md").read_all(1U << 22U);
  std::string table;
  for (const Language& language : languages()) table += documented(language);
  EXPECT_THAT(page, HasSubstr("| --- | --- | --- | --- |\n" + table));
}

}  // namespace
}  // namespace flocking::build
