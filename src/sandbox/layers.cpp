#include "sandbox/layers.h"

#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <sstream>
#include <utility>

#include "sandbox/bubblewrap.h"
#include "sandbox/cgroup.h"
#include "sandbox/command.h"
#include "sandbox/filter.h"
#include "sandbox/notices.h"
#include "sandbox/private_folder.h"
#include "sandbox/trial.h"
#include "sandbox/users.h"

namespace flocking::sandbox {
namespace {

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

// Returns true from Linux 5.14 on, where each user namespace counts a user's resources separately.
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
  const Trial trial = run_trial(std::move(words), STDERR_FILENO);
  layers.namespaces = trial.has_succeeded;
  if (!layers.namespaces) {
    layers.no_namespaces =
        "bubblewrap does not work here: " + trial.said.substr(0, trial.said.find('\n'));
  }
}

}  // namespace

bool Layers::counts_processes() const {
  return tracing || (cgroup && Cgroup::counts_in(cgroup_base));
}

Layers find_layers() {
  // If the parent process ignores SIGCHLD, the exit status of trials would be lost.
  static_cast<void>(std::signal(SIGCHLD, SIG_DFL));
  Layers layers;
  layers.first_user = find_first_user();
  layers.filters = filters_work(layers.no_filters);
  layers.notices = layers.filters && notices_work();
  layers.landlock_abi = version_of_landlock();
  layers.landlock = layers.landlock_abi > 0;
  if (!layers.landlock)
    layers.no_landlock = "the kernel of this system lacks Landlock, or it is disabled";
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
