// Drives the real program by another program: it prints results before it waits for input, and
// prints in large blocks if it does not wait.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <string>

#include "oracle/textbook.h"
#include "support/memory_file.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

constexpr const char* kTwoStreamed = "1 2 3 4 0.5 0.25 0.125 2\n0 0.5 1 0\n0 -0.5 0 1\n";

// Returns the output for a whole input, to compare with output that arrived in parts.
std::string answer(const std::string& input) {
  return oracle::textbook(input, oracle::Rules::kCourse);
}

TEST(Streaming, AnswersEachStepBeforeTheNextIsWritten) {
  Process process({kProgram});
  std::string input = kTwoStreamed;
  std::string output;
  process.write(input);
  for (const char* dt : {"0.125", "0.5", "-0.25", "0", "1e-3"}) {
    process.write(std::string(dt) + "\n");
    input += std::string(dt) + "\n";
    output += process.read_lines(2);
    ASSERT_EQ(output, answer(input));
  }
  const ProcessResult result = process.finish();
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output, "") << "nothing was held back";
}

TEST(Streaming, CountsAStepAsReadWithAnyBlankBehindIt) {
  for (const char* blank : {" ", "\t", "\r", "\n", "\r\n"}) {
    Process process({kProgram});
    process.write(std::string(kTwoStreamed) + "0.125" + blank);
    EXPECT_EQ(process.read_lines(2), answer(std::string(kTwoStreamed) + "0.125"));
  }
}

TEST(Streaming, DoesNotTakeHalfANumber) {
  Process process({kProgram});
  process.write(std::string(kTwoStreamed) + "0.1");
  usleep(20'000);
  process.write("25\n");
  EXPECT_EQ(process.read_lines(2), answer(std::string(kTwoStreamed) + "0.125"));
}

TEST(Streaming, TakesInputByteByByte) {
  Process process({kProgram});
  const std::string input = std::string("\xEF\xBB\xBF") + kTwoStreamed + "0.125\n-.5e-1\n";
  for (const char c : input) {
    process.write({&c, 1});
    usleep(200);
  }
  EXPECT_EQ(process.read_lines(4), answer(input));
}

TEST(Streaming, AnswersTheLastStepWithoutALineEnd) {
  const std::string input = std::string(kTwoStreamed) + "0.125";
  EXPECT_EQ(run_flocking({}, input).output, answer(input));
}

TEST(Streaming, ReportsABadStepAtOnce) {
  Process process({kProgram});
  process.write(std::string(kTwoStreamed) + "0.125 x ");
  const ProcessResult result = process.finish();
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output, answer(std::string(kTwoStreamed) + "0.125"));
  EXPECT_TRUE(result.error.ends_with("found 'x'\n0.125 x \n      ^\n")) << result.error;
}

// Uses a file so that the test itself stays small: a child process inherits the peak memory of its
// parent.
void fill_with_steps(const MemoryFile& file, int thousands) {
  file.append("1 1 1 1 0 0 0 2\n0 0.5 1 0\n0 -0.5 0 1\n");
  std::string block;
  for (int i = 0; i < 1000; ++i) block += "0.001\n";
  for (int i = 0; i < thousands; ++i) file.append(block);
}

// The socket keeps messages apart, so each message is one write of the program.
TEST(Streaming, WritesWaitingStepsInLargeBlocks) {
  std::array<int, 2> ends{};
  ASSERT_EQ(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()), 0);
  const MemoryFile input;
  fill_with_steps(input, 200);
  Process process({kProgram}, {.input = input.rewound(), .output = ends[1]});
  close(ends[1]);
  std::string block(1 << 20, '\0');
  std::size_t bytes = 0;
  std::size_t writes = 0;
  while (true) {
    const ssize_t count = read(ends[0], block.data(), block.size());
    if (count <= 0) break;
    bytes += static_cast<std::size_t>(count);
    ++writes;
  }
  close(ends[0]);
  EXPECT_EQ(process.finish().exit_status, 0);
  EXPECT_GT(bytes, 9'000'000U);
  EXPECT_GT(bytes / writes, 32'768U) << writes << " writes";
}

TEST(Streaming, TakesNoMoreMemoryForMoreSteps) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "a sanitizer keeps memory of its own";
#endif
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  std::array<long, 2> peak_kib{};
  for (std::size_t i = 0; i < 2; ++i) {
    const MemoryFile input;
    fill_with_steps(input, i == 0 ? 1 : 2000);
    Process process({kProgram}, {.input = input.rewound(), .output = nowhere});
    const ProcessResult result = process.finish();
    EXPECT_EQ(result.exit_status, 0);
    peak_kib[i] = result.peak_kib;
  }
  close(nowhere);
  EXPECT_LT(peak_kib[1], peak_kib[0] + 1024);
}

}  // namespace
}  // namespace flocking::testing
