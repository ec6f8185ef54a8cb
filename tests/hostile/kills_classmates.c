// Kills and stops those who run beside it, and their workers, for half a second, by every call; the
// grader too. For hostile_class.sh: nobody's verdict but its own changes. WA: it prints nothing.
#include "family.h"

static void reach(int process) {
  static const int numbers[] = {SIGUSR1, SIGXCPU, SIGCHLD, SIGTERM, SIGKILL};
  for (int i = 0; i < 5; ++i) {
    const int handle = (int)syscall(SYS_pidfd_open, process, 0);
    kill(process, numbers[i]);
    syscall(SYS_tgkill, process, process, numbers[i]);
    syscall(SYS_pidfd_send_signal, handle, numbers[i], NULL, 0);
    close(handle);
  }
}

int main(void) {
  seconds_since_start();
  while (seconds_since_start() < 0.5) {
    each_of_family(reach);
    usleep(10 * 1000);
  }
  return 0;
}
