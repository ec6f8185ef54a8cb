#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::testing {

/// The program under test, in its full form.
extern const char* const kProgram;
/// The program that has only the function without arguments; it is built first.
extern const char* const kFilter;

struct ProcessResult {
  int exit_status = -1;  ///< the exit status, or minus the number of the signal that killed it
  long peak_kib = 0;     ///< largest resident memory
  double cpu_s = 0.0;    ///< processor time
  std::string output;
  std::string error;
};

/// Replacements for the standard streams of a child; the default is a pipe to the test.
struct ChildStreams {
  std::optional<int> input;  ///< a descriptor of the test to use instead
  std::optional<int> output;
};

/// A child process whose streams are connected to the test.
class Process {
 public:
  explicit Process(const std::vector<std::string>& command, ChildStreams streams = {});
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void write(std::string_view text) const;
  void close_input();
  void close_output();
  /// Reads until `lines` line ends have arrived. If nothing arrives for a long time, fails the test
  /// and returns the text so far.
  std::string read_lines(int lines);
  /// Writes `input`, closes it, reads both outputs to their ends and waits for the process.
  ProcessResult finish(std::string_view input = {});

 private:
  ProcessResult wait();

  pid_t pid_ = -1;
  int input_ = -1;
  int output_ = -1;
  int error_ = -1;
};

/// Returns true if the shell finds a program named `name`.
bool has_tool(const std::string& name);

/// Runs the program under test with `arguments` until it exits.
ProcessResult run_flocking(const std::vector<std::string>& arguments, std::string_view input = {});

}  // namespace flocking::testing
