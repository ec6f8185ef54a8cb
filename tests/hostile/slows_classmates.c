// Takes priority, processors, I/O class, processor time and files from other submissions and from
// the grader, by process, group and user, and makes the kernel send them SIGURG. For
// hostile_class.sh: no other verdict changes. WA: it prints nothing.
#include <sched.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include "family.h"

static int ends[2];

static void reach(int process) {
  static const struct rlimit none = {0, 0};
  static const struct rlimit second = {1, 1};
  const struct sched_param parameters = {0};
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(0, &processors);
  setpriority(PRIO_PROCESS, process, 19);
  sched_setscheduler(process, SCHED_IDLE, &parameters);
  sched_setaffinity(process, sizeof processors, &processors);
  syscall(SYS_ioprio_set, 1, process, 3 << 13);
  prlimit(process, RLIMIT_CPU, &second, NULL);
  prlimit(process, RLIMIT_NOFILE, &none, NULL);
  prlimit(process, RLIMIT_FSIZE, &none, NULL);
  fcntl(ends[0], F_SETSIG, SIGURG);
  fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK);
  fcntl(ends[0], F_SETOWN, process);
  write(ends[1], "x", 1);
  const struct f_owner_ex owner = {F_OWNER_TID, process};
  fcntl(ends[0], F_SETOWN_EX, &owner);
  write(ends[1], "x", 1);
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/oom_score_adj", process);
  const int file = open(path, O_WRONLY | O_CLOEXEC);
  write(file, "1000", 4);
  close(file);
}

int main(void) {
  seconds_since_start();
  setpriority(PRIO_USER, 0, 10);
  syscall(SYS_ioprio_set, 3, getuid(), (2 << 13) | 7);
  socketpair(AF_UNIX, SOCK_STREAM, 0, ends);
  while (seconds_since_start() < 0.5) {
    each_of_family(reach);
    usleep(10 * 1000);
  }
  return 0;
}
