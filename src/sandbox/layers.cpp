#include "sandbox/layers.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "sandbox/bubblewrap.h"
#include "sandbox/cgroup.h"
#include "sandbox/channel.h"
#include "sandbox/command.h"

namespace flocking::sandbox {
namespace {

// Runs words[0]; what it said on stderr goes to `said`. Returns whether it exited with 0.
bool succeeds(std::vector<std::string> words, std::string& said) {
  Pipe pipe = make_pipe();
  const pid_t child = fork();
  if (child == 0) {
    const int nothing = open("/dev/null", O_RDWR);
    dup2(nothing, 0);
    dup2(nothing, 1);
    dup2(pipe.write_end.get(), 2);
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(pointers.front(), pointers.data());
    _exit(127);
  }
  pipe.write_end.reset();
  std::array<char, 512> block{};
  ssize_t count = 0;
  while ((count = read(pipe.read_end.get(), block.data(), block.size())) > 0) {
    if (said.size() < block.size()) said.append(block.data(), static_cast<std::size_t>(count));
  }
  int status = 0;
  return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

}  // namespace

Layers find_layers() {
  // Else nobody could tell how a trial ended, whoever started us.
  static_cast<void>(std::signal(SIGCHLD, SIG_DFL));
  Layers layers;
  layers.cgroup_base = Cgroup::find_base(layers.no_cgroup);
  layers.cgroup = !layers.cgroup_base.empty();
  std::string problem;
  layers.bubblewrap = find_command({"bwrap"}, "/", problem).executable;
  if (!problem.empty()) {
    layers.no_namespaces = "bubblewrap is not installed";
    return layers;
  }
  std::vector<std::string> words = bubblewrap_words(layers.bubblewrap, {});
  words.emplace_back("/bin/true");
  std::string said;
  layers.namespaces = succeeds(words, said);
  if (!layers.namespaces) {
    layers.no_namespaces = "bubblewrap does not work here: " + said.substr(0, said.find('\n'));
  }
  return layers;
}

}  // namespace flocking::sandbox
