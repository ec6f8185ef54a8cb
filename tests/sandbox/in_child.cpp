#include "sandbox/in_child.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <exception>

#include "sandbox/channel.h"

namespace flocking::sandbox::testing {

std::string in_child(const std::function<std::string()>& work) {
  Pipe pipe = make_pipe();
  const pid_t child = fork();
  if (child == 0) {
    std::string text;
    try {
      text = work();
    } catch (const std::exception& error) {
      text = std::string("threw: ") + error.what();
    }
    _exit(write_all(pipe.write_end.get(), text.data(), text.size()) ? 0 : 1);
  }
  pipe.write_end.reset();
  std::string text;
  std::array<char, 4096> block{};
  for (ssize_t count = 0; (count = read(pipe.read_end.get(), block.data(), block.size())) > 0;) {
    text.append(block.data(), static_cast<std::size_t>(count));
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) ? "signal " + std::to_string(WTERMSIG(status)) : text;
}

}  // namespace flocking::sandbox::testing
