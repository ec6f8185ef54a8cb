#pragma once

#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>

namespace flocking::grade {

/// Prevents, during its lifetime, other processes of the same user from inspecting this process and
/// its children: they could forge the workers' results.
class Unreadable {
 public:
  Unreadable() : before_(prctl(PR_GET_DUMPABLE, 0, 0, 0, 0)) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
  ~Unreadable() {
    if (before_ == 1) prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
  }
  Unreadable(const Unreadable&) = delete;
  Unreadable& operator=(const Unreadable&) = delete;

 private:
  int before_;
};

/// Prepares a worker. Interrupts from the terminal go only to the grader, which then informs the
/// workers. Also restores SIGCHLD, which the grader's parent may have set to be ignored.
inline void leave_terminal() {
  setsid();
  static_cast<void>(std::signal(SIGINT, SIG_IGN));
  static_cast<void>(std::signal(SIGTERM, SIG_IGN));
  static_cast<void>(std::signal(SIGHUP, SIG_IGN));
  static_cast<void>(std::signal(SIGCHLD, SIG_DFL));
}

}  // namespace flocking::grade
