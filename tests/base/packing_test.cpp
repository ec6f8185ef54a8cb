#include "base/packing.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace flocking {
namespace {

using namespace std::string_literals;

TEST(Packing, ReturnsValuesInTheirOrder) {
  Packer packer;
  packer.add("a word");
  packer.add(std::vector<std::string>{"", "two"});
  packer.add(std::uint64_t{18'446'744'073'709'551'615U});
  packer.add(-0.1);
  packer.add(true);
  const std::string text = packer.take();
  Unpacker unpacker(text);
  EXPECT_EQ(unpacker.word(), "a word");
  EXPECT_EQ(unpacker.words(), (std::vector<std::string>{"", "two"}));
  EXPECT_EQ(unpacker.whole(), 18'446'744'073'709'551'615U);
  EXPECT_EQ(unpacker.number(), -0.1);
  EXPECT_TRUE(unpacker.flag());
  EXPECT_THROW(unpacker.word(), std::runtime_error) << "nothing is left";
}

TEST(Packing, ReturnsAnyBytes) {
  const std::string output = "1.000\0\0 \xff\n"s;
  Packer packer;
  packer.add_bytes(output);
  packer.add_bytes("");
  packer.add("behind");
  const std::string text = packer.take();
  Unpacker unpacker(text);
  EXPECT_EQ(unpacker.bytes(), output);
  EXPECT_EQ(unpacker.bytes(), "");
  EXPECT_EQ(unpacker.word(), "behind");
}

TEST(Packing, RefusesAWordWithANul) {
  Packer packer;
  EXPECT_THROW(packer.add("one\0two"s), std::invalid_argument);
  EXPECT_THROW(packer.add(std::vector<std::string>{"one", "\0"s}), std::invalid_argument);
  EXPECT_EQ(packer.take(), "2\0one\0"s);
}

TEST(Packing, RefusesBytesThatAreCutOff) {
  Packer packer;
  packer.add_bytes("four");
  const std::string text = packer.take();
  for (std::size_t size = 0; size < text.size(); ++size) {
    Unpacker unpacker(std::string_view(text).substr(0, size));
    EXPECT_THROW(unpacker.bytes(), std::runtime_error) << size;
  }
}

}  // namespace
}  // namespace flocking
