#include "sandbox/start.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <vector>

#include "base/error.h"
#include "launcher/order.h"
#include "sandbox/channel.h"

namespace flocking::sandbox {
namespace {

void exec(int launcher, std::vector<std::string> words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  std::array<char*, 1> no_environment = {nullptr};
  if (launcher < 0) {
    execve(pointers.front(), pointers.data(), no_environment.data());
  } else {
    fexecve(launcher, pointers.data(), no_environment.data());
  }
}

[[noreturn]] void become_launcher(const Request& request, const Cgroup& cgroup,
                                  const SharedOrder& order, const StartFiles& files) {
  dup2(files.input, 0);
  dup2(files.output, 1);
  dup2(files.errors, 2);
  launcher::Step step = launcher::Step::kGroup;
  if (!cgroup.ok() || cgroup.enter()) {
    const bool is_wrapped = !request.wrapper.empty();
    for (const int kept : {order.file(), files.report, request.filter, request.notifying_filter,
                           request.notices, request.streams}) {
      if (kept >= 0) fcntl(kept, F_SETFD, 0);
    }
    std::vector<std::string> words = request.wrapper;
    if (is_wrapped) fcntl(files.launcher, F_SETFD, 0);
    words.push_back(is_wrapped ? "/proc/self/fd/" + std::to_string(files.launcher) : "launcher");
    words.push_back(std::to_string(order.file()));
    step = launcher::Step::kLauncher;
    exec(is_wrapped ? -1 : files.launcher, std::move(words));
  }
  const launcher::Report report{.error = errno, .step = static_cast<std::int32_t>(step)};
  static_cast<void>(write_all(files.report, &report, sizeof report));
  _exit(126);
}

}  // namespace

pid_t start_launcher(const Request& request, const Cgroup& cgroup, const SharedOrder& order,
                     const StartFiles& files) {
  const pid_t child = fork();
  if (child == 0) become_launcher(request, cgroup, order, files);
  if (child < 0) fail_by_system("cannot start a process");
  return child;
}

}  // namespace flocking::sandbox
