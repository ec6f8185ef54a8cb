// Tests of outputs that arrive in parts, and of endless outputs.

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "judge/compared.h"
#include "oracle/random_source.h"

namespace flocking::judge {
namespace {

using testing::compared;
using testing::compared_in_pieces;
using testing::described;

std::string random_token(oracle::RandomSource& random) {
  static const std::vector<std::string> kOdd = {
      "nan",  "-inf",   "NaN(7)", "1.5e",     "x",   "\xEF\xBB\xBF", "\xEF",      "\xEF\xBB",
      "1e-3", "+2.000", "-0.000", "1e999999", "0x1", "12.",          "1.2.3",     "\xff\xfe",
      ".5",   "1E+2",   "-",      "",         "''",  "1.0005",       "-1234.5678"};
  if (random.chance(2))
    return std::string(static_cast<std::size_t>(random.between(65530, 65540)), '7');
  if (random.chance(5)) {
    return "0." + std::string(static_cast<std::size_t>(random.below(60)), '9') + '5';
  }
  if (random.chance(15))
    return kOdd[static_cast<std::size_t>(random.below(static_cast<int>(kOdd.size())))];
  return std::to_string(random.between(-20, 20)) + ".00" + std::to_string(random.below(10));
}

std::string random_blanks(oracle::RandomSource& random, int token) {
  static const std::vector<std::string> kOdd = {"",   "\r",   "\t", "\v",   "\f",     "\n\n",
                                                "  ", "\r\n", "\r", "\r\r", "\n\r\n", " \n "};
  if (random.chance(12))
    return kOdd[static_cast<std::size_t>(random.below(static_cast<int>(kOdd.size())))];
  return token % 4 == 3 ? "\n" : " ";
}

struct RandomTexts {
  explicit RandomTexts(oracle::RandomSource& random) {
    if (random.chance(20)) output = "\xEF\xBB\xBF";
    const int tokens = random.below(40);
    for (int token = 0; token < tokens; ++token) {
      const std::string text = random_token(random);
      answer += text + (token % 4 == 3 ? "\n" : " ");
      output += (random.chance(60) ? text : random_token(random)) + random_blanks(random, token);
    }
    if (random.chance(30)) output.resize(output.size() - output.size() / 4);
    if (random.chance(20)) output += random_token(random);
  }

  std::string answer;
  std::string output;
};

TEST(Pieces, OfAnySizeGiveTheSameResult) {
  const char* wish = std::getenv("FLOCKING_RANDOM_PAIRS");
  const std::uint64_t count = wish != nullptr ? std::strtoull(wish, nullptr, 10) / 4 : 1000;
  oracle::RandomSource random(5);
  for (std::uint64_t i = 0; i < count; ++i) {
    const RandomTexts texts(random);
    const std::string whole = described(compared(texts.answer, texts.output));
    for (int division = 0; division < 4; ++division) {
      const std::uint64_t seed = random.next();
      ASSERT_EQ(described(compared_in_pieces(texts.answer, texts.output, seed)), whole)
          << "output: " << ::testing::PrintToString(texts.output) << ", seed " << seed;
    }
  }
}

TEST(Pieces, OfOneByteGiveTheSameResult) {
  const std::string output = "\xEF\xBB\xBF\r\n1.000  -2.5e1\t nan \r\n\n12345678901234567890.123 x";
  Comparator comparator("1 -25 3 4", {});
  for (const char& byte : output) comparator.feed({&byte, 1});
  comparator.feed({});
  EXPECT_EQ(described(comparator.finish()), described(compared("1 -25 3 4", output)));
}

// Returns the resident memory of this process, in bytes.
std::uint64_t resident_memory() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t total = 0;
  std::uint64_t resident = 0;
  file >> total >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

constexpr std::uint64_t kMegabyte = 1'000'000;

// Feeds 300 MB of a repeated block of 1 MB, and checks the memory use meanwhile.
Comparison compared_endless(const std::string& answer, std::string block) {
  while (block.size() < kMegabyte) block += block.substr(0, kMegabyte - block.size());
  Comparator comparator(answer, {});
  comparator.feed(block);
  const std::uint64_t before = resident_memory();
  for (int i = 1; i < 300; ++i) comparator.feed(block);
  EXPECT_LT(resident_memory(), before + kMegabyte);
  return comparator.finish();
}

TEST(Endless, NewlinesTakeConstantMemory) {
  EXPECT_EQ(described(compared_endless("1.000", "\n")),
            "1/0 tokens, 1 differ, 0 extra lines; missing #0 1.000|| at 300000001:1; "
            "blank lines 300000000 from 1");
}

TEST(Endless, TokenTakesConstantMemory) {
  EXPECT_EQ(described(compared_endless("1.000", "7")),
            "1/1 tokens, 1 differ, 0 extra lines; not a number #0 1.000|" + std::string(40, '7') +
                "...| at 1:1; tokens 1 from 1, no final newline 1 from 1");
}

TEST(Endless, NoiseTakesConstantMemory) {
  oracle::RandomSource random(6);
  std::string noise(kMegabyte, '\0');
  for (char& byte : noise) byte = static_cast<char>(random.next() & 0xFFU);
  const Comparison comparison = compared_endless("1.000 2.000", noise);
  EXPECT_EQ(comparison.differences, comparison.found_tokens);
}

TEST(Endless, NumbersTakeConstantMemory) {
  const Comparison comparison = compared_endless("1.000", "1.000 2.000 3.000 4.00\n");
  EXPECT_EQ(comparison.differences, comparison.found_tokens - 1);
}

}  // namespace
}  // namespace flocking::judge
