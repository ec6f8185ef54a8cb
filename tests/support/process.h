#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::testing {

/// The program under test, as it is installed.
extern const char* const kProgram;
/// What does the same without arguments, and is built sooner.
extern const char* const kFilter;

struct ProcessResult {
  int exit_status = -1;  ///< what it exited with, or minus the number of the signal that ended it
  long peak_kib = 0;     ///< largest resident memory
  double cpu_s = 0.0;    ///< processor time
  std::string output;
  std::string error;
};

/// What stands in for a standard stream of a child: by default a pipe to the test.
struct ChildStreams {
  std::optional<int> input;  ///< a descriptor of the test to take instead
  std::optional<int> output;
};

/// A child process whose streams the test holds.
class Process {
 public:
  explicit Process(const std::vector<std::string>& command, ChildStreams streams = {});
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void write(std::string_view text) const;
  void close_input();
  void close_output();
  /// Reads until `lines` line ends have come; fails the test and returns what came if nothing
  /// arrives for a long time.
  std::string read_lines(int lines);
  /// Feeds `input`, closes it, reads both outputs to their ends and waits.
  ProcessResult finish(std::string_view input = {});

 private:
  ProcessResult wait();

  pid_t pid_ = -1;
  int input_ = -1;
  int output_ = -1;
  int error_ = -1;
};

/// Whether the shell knows a program of that name.
bool has_tool(const std::string& name);

/// Runs the program under test with `arguments`, from start to end.
ProcessResult run_flocking(const std::vector<std::string>& arguments, std::string_view input = {});

}  // namespace flocking::testing
