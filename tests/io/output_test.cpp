#include "io/output.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "base/error.h"
#include "support/memory_file.h"

namespace flocking::io {
namespace {

using testing::MemoryFile;

TEST(Output, WritesBytesInOrder) {
  const MemoryFile memory;
  Output output(memory.file());
  std::string expected;
  for (int i = 0; i < 30'000; ++i) {
    const std::string piece = std::to_string(i) + (i % 100 == 0 ? std::string(5000, 'x') : "");
    expected += piece + '\n';
    output.append(piece);
    char* out = output.reserve(1);
    *out++ = '\n';
    output.commit(out);
  }
  output.flush();
  EXPECT_EQ(memory.text(), expected);
}

TEST(Output, HoldsBackUntilFlushed) {
  const MemoryFile memory;
  Output output(memory.file());
  output.append("held");
  EXPECT_EQ(memory.text(), "");
  output.flush();
  EXPECT_EQ(memory.text(), "held");
}

TEST(Output, ReportsAFullDiskOnce) {
  Output output(File::borrow(open("/dev/full", O_WRONLY | O_CLOEXEC), "<stdout>"));
  output.append("lost");
  try {
    output.flush();
    FAIL() << "wrote to a full disk";
  } catch (const EnvironmentError& error) {
    EXPECT_STREQ(error.what(), "<stdout>: cannot write: No space left on device");
  }
  EXPECT_NO_THROW(output.flush()) << "what was lost is not tried again";
}

TEST(Output, ReportsThatTheReaderHasGone) {
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  close(ends[0]);
  Output output(File::borrow(ends[1], "<stdout>"));
  output.append("unread");
  EXPECT_THROW(output.flush(), OutputClosed);
  close(ends[1]);
}

TEST(Output, WaitsForANonBlockingDescriptor) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe2(ends.data(), O_NONBLOCK), 0);
  const std::string text(1'000'000, 'x');  // more than a pipe can hold
  std::string arrived;
  std::thread reader([&] {
    const File file = File::borrow(ends[0], "pipe");
    std::array<char, 4096> block{};
    while (const std::size_t count = file.read(block)) arrived.append(block.data(), count);
  });
  Output output(File::borrow(ends[1], "pipe"));
  output.append(text);
  output.flush();
  close(ends[1]);
  reader.join();
  close(ends[0]);
  EXPECT_EQ(arrived, text);
}

class OutputFile : public ::testing::Test {
 protected:
  OutputFile()
      : path_(std::filesystem::path(::testing::TempDir()) / ("out-" + std::to_string(getpid()))) {
    std::ofstream(path_) << "old and longer than what comes";
  }
  ~OutputFile() override { std::filesystem::remove(path_); }
  [[nodiscard]] std::string content() const {
    std::ifstream stream(path_);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  std::filesystem::path path_;
};

TEST_F(OutputFile, ReplacesAnExistingFile) {
  const MemoryFile input;
  Output output(File::open_output(path_, input.file()));
  output.append("new");
  output.close();
  EXPECT_EQ(content(), "new");
}

TEST_F(OutputFile, IsNotEmptiedWhenItIsTheInput) {
  const File input = File::open_input(path_);
  EXPECT_THROW(File::open_output(path_, input), UsageError);
  EXPECT_EQ(content(), "old and longer than what comes");
}

TEST_F(OutputFile, ReportsWhyItCannotBeOpened) {
  const MemoryFile input;
  try {
    File::open_output("/no/such/folder/out", input.file());
    FAIL();
  } catch (const EnvironmentError& error) {
    EXPECT_STREQ(error.what(),
                 "/no/such/folder/out: cannot open for writing: No such file or directory");
  }
}

}  // namespace
}  // namespace flocking::io
