#include "base/json_writer.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace flocking {
namespace {

using namespace std::string_literals;

TEST(JsonString, EscapesSpecialCharacters) {
  EXPECT_EQ(json_string("a \u00e9 / '"), "\"a \u00e9 / '\"");
  EXPECT_EQ(json_string("\"\\"), R"("\"\\")");
  EXPECT_EQ(json_string("\n\t\0\x1f"s), R"("\n\u0009\u0000\u001f")");
  EXPECT_EQ(json_string("</script>&"), R"("\u003c/script\u003e\u0026")");
}

TEST(JsonString, EscapesCommandsToBuildServers) {
  EXPECT_EQ(json_string("#1 ##[error] ###"), R"("#1 #\u0023[error] #\u0023#")");
}

TEST(JsonString, ReplacesUnprintableBytes) {
  EXPECT_EQ(json_string("a\xff\x7f"), R"("a\ufffd\ufffd")");
  EXPECT_EQ(json_string("\u2028"), R"("\ufffd\ufffd\ufffd")");
}

TEST(JsonWriter, IndentsMembers) {
  JsonWriter json;
  json.begin_object();
  json.text("text", "a");
  json.number("number", 0.1);
  json.number("infinity", std::numeric_limits<double>::infinity());
  json.count("count", std::numeric_limits<std::uint64_t>::max());
  json.flag("flag", true);
  json.nothing("nothing");
  json.texts("none", {});
  json.texts("texts", {"a", "b"});
  json.begin_array("objects");
  json.begin_object();
  json.end_object();
  json.begin_object();
  json.flag("flag", false);
  json.end_object();
  json.end_array();
  json.end_object();
  EXPECT_EQ(json.take(), R"({
  "text": "a",
  "number": 0.1,
  "infinity": null,
  "count": 18446744073709551615,
  "flag": true,
  "nothing": null,
  "none": [],
  "texts": [
    "a",
    "b"
  ],
  "objects": [
    {},
    {
      "flag": false
    }
  ]
}
)");
}

}  // namespace
}  // namespace flocking
