#include "io/scanner.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <string>
#include <vector>

#include "support/memory_file.h"

namespace flocking::io {
namespace {

using Found = Scanner::Found;
using testing::MemoryFile;

std::vector<double> numbers_in(const std::string& text) {
  const MemoryFile memory(text);
  const File file = memory.file();
  Scanner scanner(file, [] {});
  std::vector<double> numbers;
  double value = 0.0;
  while (scanner.next(value) == Found::kNumber) numbers.push_back(value);
  return numbers;
}

std::string first_error_in(const std::string& text) {
  const MemoryFile memory(text);
  const File file = memory.file("case.in");
  Scanner scanner(file, [] {});
  double value = 0.0;
  while (true) {
    if (scanner.next(value) != Found::kNumber) return scanner.error("a number").what();
  }
}

TEST(Scanner, TakesAnyBlanksBetweenNumbers) {
  const std::vector<double> expected = {1, -2.5, 3};
  EXPECT_EQ(numbers_in("1 -2.5 3"), expected);
  EXPECT_EQ(numbers_in("\n\n 1\t\t-2.5\r\n\v\f3 \n\n"), expected);
  EXPECT_EQ(numbers_in("1\r-2.5\r3\r"), expected);
  EXPECT_EQ(numbers_in(""), std::vector<double>{});
  EXPECT_EQ(numbers_in(" \n\t"), std::vector<double>{});
}

TEST(Scanner, SkipsAByteOrderMarkAtTheStartOnly) {
  EXPECT_EQ(numbers_in("\xEF\xBB\xBF"
                       "1 2"),
            (std::vector<double>{1, 2}));
  EXPECT_EQ(numbers_in("\xEF\xBB\xBF\n1 2"), (std::vector<double>{1, 2}));
  EXPECT_EQ(numbers_in("\xEF\xBB\xBF"), std::vector<double>{});
  EXPECT_EQ(first_error_in("1 \xEF\xBB\xBF"
                           "2"),
            "case.in:1:3: expected a number, found '\\xef\\xbb\\xbf2'\n1 ???2\n  ^~~~");
  EXPECT_EQ(first_error_in("\xEF\xBB\xBF"
                           "1 x"),
            "case.in:1:3: expected a number, found 'x'\n1 x\n  ^");
}

TEST(Scanner, RecognisesUtf16) {
  EXPECT_EQ(
      first_error_in(std::string("\xFF\xFE"
                                 "1\0 \0"
                                 "2\0",
                                 8)),
      "case.in:1:1: expected a number, found UTF-16 text (PowerShell's > writes it); save it as "
      "UTF-8\n??1? ?2?\n^~~~");
}

TEST(Scanner, NamesLineAndColumn) {
  EXPECT_EQ(first_error_in("1 2\r\n\t3 x"),
            "case.in:2:4: expected a number, found 'x'\n\t3 x\n\t  ^");
  EXPECT_EQ(first_error_in("1\n\n\n  2 0x3 4\n5"),
            "case.in:4:5: expected a number, found '0x3': hexadecimal numbers are not accepted\n"
            "  2 0x3 4\n    ^~~");
}

TEST(Scanner, NamesTheEndAfterTheLastToken) {
  EXPECT_EQ(first_error_in("1 2\n3 4  \n\n\n"),
            "case.in:2:4: expected a number, found the end of the input\n3 4\n   ^");
  EXPECT_EQ(first_error_in("1 2\n3 4"),
            "case.in:2:4: expected a number, found the end of the input\n3 4\n   ^");
  EXPECT_EQ(first_error_in(""), "case.in:1:1: expected a number, found the end of the input");
  EXPECT_EQ(first_error_in("\n\n\n"), "case.in:1:1: expected a number, found the end of the input");
}

TEST(Scanner, NamesTheEndAfterMegabytesOfBlanks) {
  EXPECT_EQ(first_error_in("1 2\n3 4" + std::string(3'000'000, '\n')),
            "case.in:2:4: expected a number, found the end of the input\n3 4\n   ^");
}

TEST(Scanner, CountsColumnsOfLinesLongerThanItsBlock) {
  std::string text;
  for (int i = 0; i < 500'000; ++i) text += "1 ";
  const std::string error = first_error_in(text + "x 7");
  EXPECT_EQ(error.substr(0, error.find('\n')), "case.in:1:1000001: expected a number, found 'x'");
  EXPECT_TRUE(error.ends_with("1 x 7\n" + std::string(55, ' ') + "^")) << error;
}

TEST(Scanner, RefusesEndlessTokens) {
  const std::string error = first_error_in("1\n" + std::string(1'000'000, '7'));
  EXPECT_EQ(error.substr(0, error.find('\n')),
            "case.in:2:1: expected a number, found more than 65536 characters without a blank");
  EXPECT_EQ(numbers_in(std::string(60'000, '0') + "7"), std::vector<double>{7});
}

// The result is the same wherever a block ends: inside a number, between two numbers, or after a
// line.
TEST(Scanner, ReadsTheSameForAnyBlockBoundary) {
  std::vector<double> expected;
  std::string text;
  for (int i = 0; text.size() < 3 * kReadBlockBytes; ++i) {
    const std::string token = i % 7 == 0   ? "-" + std::to_string(i) + ".0625e-3"
                              : i % 5 == 0 ? std::to_string(i) + ".123456789012345"
                                           : std::to_string(i);
    expected.push_back(std::stod(token));
    text += token + (i % 4 == 0 ? "\r\n" : " ");
  }
  for (std::size_t shift = 0; shift < 40; ++shift) {
    ASSERT_EQ(numbers_in(std::string(shift, ' ') + text), expected) << shift;
  }
}

TEST(Scanner, CallsBeforeReadOnceForEachRead) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  ASSERT_EQ(write(ends[1], "1 2 3", 5), 5);
  const File file = File::borrow(ends[0], "pipe");
  int asked = 0;
  Scanner scanner(file, [&] {
    ++asked;
    if (asked == 2) {
      ASSERT_EQ(write(ends[1], "4 ", 2), 2);
    }
    if (asked == 3) close(ends[1]);
  });
  double value = 0.0;
  EXPECT_EQ(scanner.next(value), Found::kNumber);
  EXPECT_EQ(scanner.next(value), Found::kNumber);
  EXPECT_EQ(value, 2.0);
  EXPECT_EQ(asked, 1) << "what has arrived is taken without waiting";
  EXPECT_EQ(scanner.next(value), Found::kNumber);
  EXPECT_EQ(value, 34.0) << "a number ends at the next blank";
  EXPECT_EQ(asked, 2);
  EXPECT_EQ(scanner.next(value), Found::kEnd);
  EXPECT_EQ(asked, 3);
  EXPECT_EQ(scanner.next(value), Found::kEnd) << "the end stays the end";
  close(ends[0]);
}

TEST(Scanner, ReportsAFileThatCannotBeRead) {
  const File folder = File::open_input("/");
  Scanner scanner(folder, [] {});
  double value = 0.0;
  try {
    static_cast<void>(scanner.next(value));
    FAIL() << "read a folder";
  } catch (const EnvironmentError& error) {
    EXPECT_STREQ(error.what(), "/: cannot open for reading: Is a directory");
  }
}

}  // namespace
}  // namespace flocking::io
