#include "diagnosis/sanitizer_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::diagnosis {
namespace {

using ::testing::ElementsAre;

const OwnFiles& own() {
  static const OwnFiles kOwn({"main.cpp", "src/read.cpp"});
  return kOwn;
}

// Output of libasan of g++ 12, without addresses and system frames.
std::string error(std::string_view kind, std::string_view stack) {
  return "AddressSanitizer:DEADLYSIGNAL\n"
         "=================================================================\n"
         "==7==ERROR: AddressSanitizer: " +
         std::string(kind) + " (pc 0x7f bp 0x7f sp 0x7f T0)\n" + std::string(stack) +
         "\nAddressSanitizer can not provide additional info.\n"
         "SUMMARY: AddressSanitizer: X /submission/src/read.cpp:99 in f\n==7==ABORTING\n";
}

std::string aborted(std::string_view before) {
  return std::string(before) +
         error("ABRT on unknown address 0x000000001fd2",
               "    #0 0x7f in __GI_abort stdlib/abort.c:79\n"
               "    #1 0x7f in std::terminate() (/lib/x86_64-linux-gnu/libstdc++.so.6+0xa8e84)\n"
               "    #2 0x55 in std::stod(std::string const&) /usr/include/c++/12/main.cpp:4002\n"
               "    #3 0x55 in number_in(std::string const&, int) /submission/main.cpp:7\n"
               "    #4 0x55 in main src/read.cpp:20:3\n"
               "    #5 0x7f in _start (/tmp/program+0xd3e0)\n");
}

std::string line_of(const std::string& text) {
  const std::optional<Crash> crash = crash_in(text, own());
  return crash ? crash_line(crash->file, crash->line, crash->cause, crash->trouble) : "nothing";
}

std::string thrown(std::string_view type, std::string_view what) {
  return "step 1\nterminate called after throwing an instance of '" + std::string(type) +
         "'\n  what():  " + std::string(what) + "\n";
}

TEST(SanitizerText, OfAnExceptionTellsWhatAndTheOwnFrames) {
  const std::string text = aborted(thrown("std::runtime_error", "no agents\nin the file"));
  EXPECT_EQ(line_of(text), "main.cpp:7: uncaught std::runtime_error: no agents in the file");
  EXPECT_THAT(crash_in(text, own())->callers, ElementsAre("src/read.cpp:20"));
}

TEST(SanitizerText, OfAnExceptionOfTheirOwnTellsItsType) {
  EXPECT_EQ(line_of(aborted("terminate called after throwing an instance of 'flock::BadLine'\n")),
            "main.cpp:7: uncaught flock::BadLine");
}

TEST(SanitizerText, OfANumberFunctionTellsTheText) {
  const std::string text = aborted(thrown("std::invalid_argument", "stod"));
  EXPECT_EQ(line_of(text), "main.cpp:7: std::stod of a text that is not a number");
  EXPECT_EQ(line_of(text + "\n==flocking== text: \n"), "main.cpp:7: std::stod of an empty text");
  EXPECT_EQ(line_of(text + "\n==flocking== text:   \n"), "main.cpp:7: std::stod of a blank text");
  EXPECT_EQ(line_of(text + "\n==flocking== text: x\x1b\n"), "main.cpp:7: std::stod of 'x\\x1b'");
  EXPECT_EQ(
      line_of(aborted(thrown("std::out_of_range", "stoi")) + "==flocking== text: 9999999999\n"),
      "main.cpp:7: std::stoi of '9999999999', which is out of range");
}

TEST(SanitizerText, OfAnIndexTellsItAndTheSize) {
  EXPECT_EQ(line_of(aborted("/usr/include/c++/12/debug/vector:450:\nIn function:\n"
                            "    std::debug::vector<_Tp, _Allocator>::operator[](size_type)\n\n"
                            "Error: attempt to subscript container with out-of-bounds index 5, but "
                            "\ncontainer only holds 5 elements.\n\n"
                            "Objects involved in the operation:\n    sequence \"this\"\n")),
            "main.cpp:7: index 5 of a vector of 5");
  EXPECT_EQ(line_of(aborted(thrown("std::out_of_range",
                                   "vector::_M_range_check: __n (which is 7) >= this->size() "
                                   "(which is 5)"))),
            "main.cpp:7: index 7 of a vector of 5");
  EXPECT_EQ(line_of(aborted(thrown("std::out_of_range",
                                   "basic_string::substr: __pos (which is 4) > this->size() (which "
                                   "is 3)"))),
            "main.cpp:7: index 4 of a text of 3");
  EXPECT_EQ(line_of(aborted(
                thrown("std::out_of_range", "array::at: __n (which is 3) >= _Nm (which is 3)"))),
            "main.cpp:7: index 3 of an array of 3");
  EXPECT_EQ(line_of(aborted(thrown("std::out_of_range", "map::at"))),
            "main.cpp:7: uncaught std::out_of_range: map::at");
}

TEST(SanitizerText, OfTheLibrarysChecksTellsThem) {
  EXPECT_EQ(line_of(aborted("/usr/include/c++/12/debug/vector:500:\nIn function:\n    f\n\nError: "
                            "attempt to access an element in an empty container.\n\n")),
            "main.cpp:7: access to an element of an empty vector");
  EXPECT_EQ(
      line_of(aborted("/usr/include/c++/12/debug/safe_iterator.h:300:\nIn function:\n    f\n\n"
                      "Error: attempt to increment a past-the-end iterator.\n\n")),
      "main.cpp:7: attempt to increment a past-the-end iterator");
  EXPECT_EQ(line_of(aborted("/usr/include/c++/12/array:202: constexpr std::array<_Tp, _Nm>::"
                            "operator[](size_type) [with _Tp = double; long unsigned int _Nm = 4]: "
                            "Assertion '__n < this->size()' failed.\n")),
            "main.cpp:7: index past the end of an array of 4");
  EXPECT_EQ(line_of(aborted("/usr/include/c++/12/bits/basic_string.h:1221: constexpr "
                            "std::__cxx11::basic_string<_CharT>::operator[](size_type): Assertion "
                            "'__pos <= size()' failed.\n")),
            "main.cpp:7: index past the end of a string");
  EXPECT_EQ(line_of(aborted("program: main.cpp:7: int main(): Assertion `x > 0' failed.\n")),
            "main.cpp:7: assertion failed: x > 0");
  EXPECT_EQ(line_of(aborted("")), "main.cpp:7: abort() was called");
}

TEST(SanitizerText, OfAPointerTellsWhatItPointsTo) {
  const std::string null = error("SEGV on unknown address 0x000000000008",
                                 "==7==The signal is caused by a READ memory access.\n"
                                 "==7==Hint: address points to the zero page.\n"
                                 "    #0 0x55 in main /submission/main.cpp:22\n");
  EXPECT_EQ(line_of(null), "main.cpp:22: null pointer");
  EXPECT_EQ(line_of("main.cpp:22:86: runtime error: member access within null pointer of type "
                    "'struct Agent'\n" +
                    null),
            "main.cpp:22: null pointer to Agent");
  EXPECT_EQ(line_of("main.cpp:21:86: runtime error: signed integer overflow\n" + null),
            "main.cpp:22: null pointer")
      << "reported for another place before";
  EXPECT_EQ(line_of(error("SEGV on unknown address 0x5500000000",
                          "    #0 0x55 in main /submission/main.cpp:22\n")),
            "main.cpp:22: access through an invalid pointer");
}

TEST(SanitizerText, OfARecursionTellsWhereItCallsItself) {
  std::string stack = "    #0 0x55 in depth(int) /submission/main.cpp:12\n";
  for (int i = 1; i < 250; ++i) {
    stack += "    #" + std::to_string(i) + " 0x55 in depth(int) /submission/main.cpp:15\n";
  }
  EXPECT_EQ(line_of(error("stack-overflow on address 0x7ffe6c237f70", stack)),
            "main.cpp:15: endless recursion: depth calls itself");
  EXPECT_EQ(line_of(error("stack-overflow on address 0x7ffe6c237f70",
                          "    #0 0x55 in main /submission/main.cpp:3\n")),
            "main.cpp:3: the stack is full: local variables are larger than 8 MiB");
}

TEST(SanitizerText, OfMemoryTellsOfTheFirstStack) {
  const std::string text =
      "=================================================================\n"
      "==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x60 at pc 0x55 bp 0x7f\n"
      "READ of size 8 at 0x60 thread T0\n"
      "    #0 0x55 in read(Agent*) /submission/src/read.cpp:4\n"
      "    #1 0x55 in main /submission/main.cpp:9\n\n"
      "freed by thread T0 here:\n"
      "    #0 0x55 in drop() /submission/main.cpp:30\n";
  EXPECT_EQ(line_of(text), "src/read.cpp:4: use of memory that was freed before");
  EXPECT_THAT(crash_in(text, own())->callers, ElementsAre("main.cpp:9"));
}

TEST(SanitizerText, OfAnArrayTellsTheIndex) {
  EXPECT_EQ(line_of("main.cpp:22:8: runtime error: index 5 out of bounds for type 'double [5]'\n"
                    "main.cpp:22:12: runtime error: store to address 0x7f with insufficient space\n"
                    "==7==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x7f\n"
                    "WRITE of size 8 at 0x7f thread T0\n"
                    "    #0 0x55 in main /submission/main.cpp:22\n"),
            "main.cpp:22: index 5 of an array of 5");
}

TEST(SanitizerText, OfUndefinedBehaviorThatEndsARunTellsIt) {
  EXPECT_EQ(line_of("/submission/main.cpp:3:8: runtime error: execution reached the end of a "
                    "value-returning function without returning a value\n"),
            "main.cpp:3: the function ends without returning a value");
  EXPECT_EQ(line_of("main.cpp:28:54: runtime error: division by zero\n" +
                    error("FPE on unknown address 0x55", "    #0 0x55 in main main.cpp:28\n")),
            "main.cpp:28: division of a whole number by zero");
}

TEST(SanitizerText, NamesNoFilesButTheirs) {
  EXPECT_EQ(line_of(error("SEGV on unknown address 0x8",
                          "    #0 0x7f in f /usr/lib/main.cpp:3\n"
                          "    #1 0x7f in g /submission/../etc/passwd:3\n"
                          "    #2 0x7f in h /submission/other.cpp:3\n")),
            "nothing");
  EXPECT_EQ(line_of("step 1\nterminate called after throwing an instance of 'int'\n"), "nothing");
  EXPECT_EQ(line_of(""), "nothing");
}

TEST(SanitizerText, IsTakenAsTextAlone) {
  const std::string forged =
      aborted(thrown("std::runtime_error", "\x1b[2J\xff" + std::string(5000, 'x')));
  const std::optional<Crash> crash = crash_in(forged, own());
  ASSERT_TRUE(crash);
  EXPECT_EQ(crash->cause.find('\x1b'), std::string::npos);
  EXPECT_EQ(crash->cause.find('\n'), std::string::npos);
  EXPECT_LT(crash->cause.size(), 300U);
  EXPECT_THAT(crash_in("==7==ERROR: AddressSanitizer: \n#0\n#1 0x in\n# in  \n:1:\n", own()),
              ::testing::Eq(std::nullopt));
}

// A student's program may print anything, up to 128 KiB.
TEST(SanitizerText, AnyTextTakesLittleTime) {
  std::vector<std::string> names;
  for (int i = 0; i < 5'000; ++i) names.push_back("src/file" + std::to_string(i) + ".cpp");
  const OwnFiles many(names);
  for (const std::string piece : {"a b:", "a b:1 ", " in a b:c ", "a:1 ", "' ", "(", "\n"}) {
    std::string text = "==1==ERROR: AddressSanitizer: SEGV\n#0 0x1 in f ";
    while (text.size() < std::size_t{128} << 10U) text += piece;
    const std::clock_t begin = std::clock();
    static_cast<void>(crash_in(text, many));
    const double taken_s = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    EXPECT_LT(taken_s, 0.5) << piece;
  }
}

}  // namespace
}  // namespace flocking::diagnosis
