#include "report/class_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "base/words.h"

namespace flocking::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ClassPage, HasAllInItsPlace) {
  const std::string page = class_page({.title = "A & B", .table = "<table></table>", .data = "{}"});
  EXPECT_THAT(page, HasSubstr("<title>A &amp; B</title>"));
  EXPECT_THAT(page, HasSubstr("<h1>A &amp; B</h1>"));
  EXPECT_THAT(page, HasSubstr("<table></table>"));
  EXPECT_THAT(page, HasSubstr("<script type=\"application/json\" id=\"data\">{}</script>"));
  EXPECT_THAT(page, HasSubstr("content=\"default-src 'none'; style-src 'sha256-"));
  EXPECT_TRUE(page.ends_with("</html>\n"));
}

TEST(ClassPage, KeepsPlacesOfOthersAsText) {
  EXPECT_THAT(class_page({.title = "{{data}}", .table = "{{script}}", .data = "[\"{{table}}\"]"}),
              HasSubstr("<h1>{{data}}</h1>"));
}

TEST(ClassPage, RefusesDataThatCouldEndTheirElement) {
  EXPECT_THROW(static_cast<void>(class_page({.title = "", .table = "", .data = "\"</script>\""})),
               std::logic_error);
}

// The scripts must use nothing that the policy forbids, and nothing that parses text as markup.
TEST(ClassPage, ParsesNoMarkupAndRunsNoText) {
  for (const EmbeddedFile& file : class_files()) {
    for (const char* word : {"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write",
                             "eval(", "Function(", "setTimeout(\"", "@import", "url(", "http:",
                             "https:", "style=", "</script", "<!--", "localStorage", "fetch("}) {
      if (file.name == "class.html" && std::string_view(word) == "</script") continue;
      EXPECT_THAT(std::string(file.bytes), Not(HasSubstr(word))) << file.name;
    }
    EXPECT_THAT(std::string(file.bytes), Not(HasSubstr("\t"))) << file.name;
  }
}

}  // namespace
}  // namespace flocking::report
