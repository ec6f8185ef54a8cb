#include "sandbox/layers.h"

#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <sstream>
#include <utility>

#include "sandbox/bubblewrap.h"
#include "sandbox/cgroup.h"
#include "sandbox/channel.h"
#include "sandbox/command.h"
#include "sandbox/filter.h"
#include "sandbox/private_folder.h"
#include "sandbox/users.h"

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

int version_of_landlock() {
#ifdef SYS_landlock_create_ruleset
  constexpr unsigned kAskForVersion = 1;
  const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, kAskForVersion);
  return version > 0 ? static_cast<int>(version) : 0;
#else
  return 0;
#endif
}

bool can_trace() {
  const pid_t child = fork();
  if (child == 0) {
    pause();
    _exit(0);
  }
  if (child < 0) return false;
  const bool can = ptrace(PTRACE_SEIZE, child, nullptr, PTRACE_O_EXITKILL) == 0;
  kill(child, SIGKILL);
  waitpid(child, nullptr, __WALL);
  return can;
}

// Since Linux 5.14 each user namespace has its own counts of what a user may have.
bool do_namespaces_count_apart() {
  constexpr std::pair kFirst{5, 14};
  utsname names{};
  if (uname(&names) != 0) return false;
  std::istringstream release(&names.release[0]);
  std::pair version{0, 0};
  char dot = '.';
  release >> version.first >> dot >> version.second;
  return version >= kFirst;
}

void find_namespaces(Layers& layers) {
  std::string problem;
  layers.bubblewrap = find_command({"bwrap"}, "/", problem).executable;
  if (!problem.empty()) {
    layers.no_namespaces = "bubblewrap is not installed";
    return;
  }
  std::vector<std::string> words = bubblewrap_words(layers.bubblewrap, layers.first_user != 0, {});
  words.emplace_back("/bin/true");
  std::string said;
  layers.namespaces = succeeds(words, said);
  if (!layers.namespaces) {
    layers.no_namespaces = "bubblewrap does not work here: " + said.substr(0, said.find('\n'));
  }
}

}  // namespace

bool Layers::counts_processes() const {
  return tracing || (cgroup && Cgroup::counts_in(cgroup_base));
}

Layers find_layers() {
  // Else nobody could tell how a trial ended, whoever started us.
  static_cast<void>(std::signal(SIGCHLD, SIG_DFL));
  Layers layers;
  layers.first_user = find_first_user();
  layers.filters = filters_work(layers.no_filters);
  layers.landlock_abi = version_of_landlock();
  layers.landlock = layers.landlock_abi > 0;
  if (!layers.landlock) layers.no_landlock = "this system's kernel has none, or it is switched off";
  layers.tracing = can_trace();
  layers.namespaces_count_apart = do_namespaces_count_apart();
  layers.cgroup_base = Cgroup::find_base(layers.no_cgroup);
  layers.cgroup = !layers.cgroup_base.empty();
  if (layers.cgroup) Cgroup::sweep(layers.cgroup_base);
  PrivateFolder::sweep();
  find_namespaces(layers);
  return layers;
}

}  // namespace flocking::sandbox
