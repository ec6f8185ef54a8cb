#include "support/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace flocking::testing {

const char* const kProgram = FLOCKING_PROGRAM;
const char* const kFilter = FLOCKING_FILTER;

namespace {

constexpr int kPatienceMs = 60'000;  // reached only by a test that fails

struct Pipe {
  int read_end = -1;
  int write_end = -1;
  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    read_end = ends[0];
    write_end = ends[1];
  }
};

void close_and_forget(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

// Appends the available bytes; returns false at the end of the stream.
bool append_available(int descriptor, std::string& text) {
  std::array<char, 65536> block{};
  const ssize_t count = read(descriptor, block.data(), block.size());
  if (count > 0) text.append(block.data(), static_cast<std::size_t>(count));
  return count > 0;
}

}  // namespace

Process::Process(const std::vector<std::string>& command, ChildStreams streams) {
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  const Pipe input;
  const Pipe output;
  const Pipe error;
  std::vector<char*> arguments;
  arguments.reserve(command.size() + 1);
  for (const std::string& argument : command)
    arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  pid_ = fork();
  if (pid_ == 0) {
    static_cast<void>(std::signal(SIGPIPE, SIG_DFL));
    static_cast<void>(std::signal(SIGHUP, SIG_DFL));  // the tests may run under nohup
    dup2(streams.input.value_or(input.read_end), STDIN_FILENO);
    dup2(streams.output.value_or(output.write_end), STDOUT_FILENO);
    dup2(error.write_end, STDERR_FILENO);
    execv(arguments[0], arguments.data());
    _exit(127);
  }
  close(input.read_end);
  close(output.write_end);
  close(error.write_end);
  input_ = input.write_end;
  output_ = output.read_end;
  error_ = error.read_end;
}

Process::~Process() {
  close_input();
  close_output();
  close_and_forget(error_);
  if (pid_ > 0) {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
}

void Process::write(std::string_view text) const {
  while (!text.empty()) {
    const ssize_t count = ::write(input_, text.data(), text.size());
    if (count <= 0) throw std::runtime_error("the program closed its input");
    text.remove_prefix(static_cast<std::size_t>(count));
  }
}

void Process::close_input() { close_and_forget(input_); }
void Process::close_output() { close_and_forget(output_); }

std::string Process::read_lines(int lines) {
  std::string text;
  while (std::count(text.begin(), text.end(), '\n') < lines) {
    pollfd request{output_, POLLIN, 0};
    if (poll(&request, 1, kPatienceMs) <= 0 || !append_available(output_, text)) {
      ADD_FAILURE() << "expected " << lines << " lines, got: " << text;
      return text;
    }
  }
  return text;
}

ProcessResult Process::finish(std::string_view input) {
  ProcessResult streams;
  fcntl(input_, F_SETFL, O_NONBLOCK);
  bool output_open = output_ >= 0;
  bool error_open = true;
  while (true) {
    if (input.empty()) close_input();
    if (!output_open && !error_open && input_ < 0) break;
    std::array<pollfd, 3> requests = {{{input_, POLLOUT, 0},
                                       {output_open ? output_ : -1, POLLIN, 0},
                                       {error_open ? error_ : -1, POLLIN, 0}}};
    poll(requests.data(), requests.size(), kPatienceMs);
    if (requests[0].revents != 0) {
      const ssize_t count =
          ::write(input_, input.data(), std::min<std::size_t>(input.size(), 65536));
      // If the child has closed its input, it gets no more input.
      input = count > 0 ? input.substr(static_cast<std::size_t>(count)) : std::string_view{};
    }
    if (requests[1].revents != 0) output_open = append_available(output_, streams.output);
    if (requests[2].revents != 0) error_open = append_available(error_, streams.error);
  }
  ProcessResult result = wait();
  result.output = std::move(streams.output);
  result.error = std::move(streams.error);
  return result;
}

ProcessResult Process::wait() {
  ProcessResult result;
  int status = 0;
  rusage usage{};
  wait4(pid_, &status, 0, &usage);
  pid_ = -1;
  result.exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  result.peak_kib = usage.ru_maxrss;
  for (const timeval& time : {usage.ru_utime, usage.ru_stime}) {
    result.cpu_s += static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  }
  return result;
}

bool has_tool(const std::string& name) {
  return Process({"/bin/sh", "-c", "command -v " + name}).finish().exit_status == 0;
}

ProcessResult run_flocking(const std::vector<std::string>& arguments, std::string_view input) {
  std::vector<std::string> command = {kProgram};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return Process(command).finish(input);
}

}  // namespace flocking::testing
