#include "io/toml_bounds.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.h"
#include "io/file.h"

namespace flocking::io {
namespace {

std::string repeated(const std::string& text, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

std::string dotted(std::size_t names) { return "a" + repeated(".a", names - 1); }

std::string fault_of(const std::string& text) {
  try {
    require_toml_bounds(text, "x.toml");
  } catch (const InputError& error) {
    const std::string what = error.what();
    return what.substr(0, what.find('\n'));
  }
  return "";
}

const std::string kTooDeep = ": expected tables and lists at most 64 levels deep, found one deeper";

TEST(TomlBounds, AreWideEnoughForAnything) {
  const std::vector<std::string> fine = {
      "",
      "\n\n",
      "mass = 1.5\nwhen = 1979-05-27T07:32:00.999Z\n",
      dotted(64) + " = 1.1",
      "[" + dotted(63) + "]\na = 1.1\nb = 1.1 # " + dotted(200) + "\n",
      "[[" + dotted(62) + "]]\na = 1\n",
      "x = " + repeated("[", 63) + repeated("]", 63) + "\n" +
          repeated("x.y = {z = [1.5, [2]]}\n", 99),
      "x = " + repeated("{a = ", 63) + "1" + repeated("}", 63),
      "x = [" + repeated("[1.5, 2.5], ", 500) + "]\n",
      "x = {" + repeated("a.b = 1, ", 500) + "}\n",
      "x = \"" + dotted(200) + repeated("[", 200) + "\"\n",
      "x = 'C:\\" + repeated("[", 200) + "'\ny = 1\n",
      "x = \"\\\"" + repeated("[", 200) + "\"\n",
      "x = \"\"\"\n" + repeated("[\n", 200) + "\"\"\"\"\"\ny = ['''\n" + repeated("[", 200) +
          "''']\n",
      "\"" + dotted(200) + "\".b = 1\n'" + dotted(200) + "' = 1\n",
      "# " + repeated("[", 200),
      "x = [ # " + repeated("[", 200) + "\n]\n"};
  for (const std::string& text : fine) EXPECT_EQ(fault_of(text), "") << text.substr(0, 99);
}

TEST(TomlBounds, NameThePlaceThatIsNestedTooDeeply) {
  EXPECT_EQ(fault_of(dotted(65) + " = 1"), "x.toml:1:128" + kTooDeep);
  EXPECT_EQ(fault_of("\xEF\xBB\xBF" + dotted(65) + " = 1"), "x.toml:1:128" + kTooDeep);
  EXPECT_EQ(fault_of("b = 1\r\n[" + dotted(65) + "]"), "x.toml:2:129" + kTooDeep);
  EXPECT_EQ(fault_of("[" + dotted(64) + "]\nb = 1"), "x.toml:2:1" + kTooDeep);
  EXPECT_EQ(fault_of("[[" + dotted(64) + "]]"), "x.toml:1:128" + kTooDeep);
  EXPECT_EQ(fault_of("x = " + repeated("[", 64)), "x.toml:1:68" + kTooDeep);
  EXPECT_EQ(fault_of("x = " + repeated("{a=", 64)), "x.toml:1:194" + kTooDeep);
  EXPECT_EQ(fault_of("x = \"\"\"\n[\n\"\"\"\n" + dotted(65)), "x.toml:4:128" + kTooDeep);
  EXPECT_EQ(fault_of(repeated("\"]}\".", 65) + "a = 1"), "x.toml:1:320" + kTooDeep);
}

TEST(TomlBounds, CountAllKindsOfNestingTogether) {
  EXPECT_EQ(fault_of("[" + dotted(30) + "]\n" + dotted(30) + " = [[[[1]]]]\n"), "");
  EXPECT_EQ(fault_of("[" + dotted(30) + "]\n" + dotted(30) + " = [[[[[1]]]]]\n"),
            "x.toml:2:67" + kTooDeep);
  EXPECT_EQ(fault_of("x = " + repeated("{a.b.c = [", 16)).substr(0, 8), "x.toml:1");
  // Closed tables and lists do not count.
  EXPECT_EQ(fault_of("x = [" + repeated("{a.b = [[1], [2]]}, ", 200) + "]\n" +
                     repeated("[a.b.c]\n", 200) + dotted(60) + " = 1\n"),
            "");
}

TEST(TomlBounds, AlsoLimitTheLength) {
  EXPECT_EQ(fault_of("# " + std::string(kMostScenarioBytes - 2, 'x')), "");
  EXPECT_EQ(fault_of("# " + std::string(kMostScenarioBytes - 2, 'x') + "y"),
            "x.toml:1:1048577: expected the end, found more than 1048576 bytes");
  EXPECT_EQ(fault_of("# " + std::string(kMostScenarioBytes - 2, 'x') + "\n"),
            "x.toml:1:1048577: expected the end, found more than 1048576 bytes");
  EXPECT_EQ(fault_of(std::string(kMostScenarioBytes + 5, '\n')),
            "x.toml:1048577:1: expected the end, found more than 1048576 bytes");
}

}  // namespace
}  // namespace flocking::io
