// Sends signals that do nothing (0, SIGCONT, SIGWINCH) to every process and group by every call
// that sends one, and types into terminals. AC: none is reached. The init of an own process
// namespace does not count: the kernel lets nothing through to it.
#include <sys/ioctl.h>

#include "others.h"

static void told(const char* call, int process, long result) {
  if (result == 0 && !is_own_init(process)) succeeded("%s %d", call, process);
}

static void reach(int process) {
  union {
    siginfo_t info;
    char bytes[128];
  } mine = {.info = {.si_signo = SIGWINCH, .si_code = SI_QUEUE}};
  told("kill", process, kill(process, 0));
  told("kill, CONT", process, kill(process, SIGCONT));
  told("kill, high bits", process, syscall(SYS_kill, (1ULL << 32) | (unsigned)process, 0L));
  told("tkill", process, syscall(SYS_tkill, process, 0));
  told("tgkill", process, syscall(SYS_tgkill, process, process, SIGWINCH));
  told("rt_sigqueueinfo", process, syscall(SYS_rt_sigqueueinfo, process, SIGWINCH, &mine));
  told("rt_tgsigqueueinfo", process,
       syscall(SYS_rt_tgsigqueueinfo, process, process, SIGWINCH, &mine));
  const int handle = (int)syscall(SYS_pidfd_open, process, 0);
  if (handle >= 0) {
    told("pidfd_send_signal", process, syscall(SYS_pidfd_send_signal, handle, 0, NULL, 0));
    told("pidfd_send_signal, group", process, syscall(SYS_pidfd_send_signal, handle, 0, NULL, 4));
    close(handle);
  }
  if (process != getpgrp() && !is_own_init(process))
    told("kill group", process, kill(-process, SIGCONT));
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGWINCH};
  event._sigev_un._tid = process;
  timer_t timer;
  told("timer", process, timer_create(CLOCK_MONOTONIC, &event, &timer));
}

static void type_into(const char* path) {
  static const char nothing = '\0';
  const int terminal = open(path, O_RDWR | O_NONBLOCK);
  if (terminal >= 0) ioctl(terminal, TIOCSCTTY, 1);
  if (terminal >= 0 && ioctl(terminal, TIOCSTI, &nothing) == 0) succeeded("types into %s", path);
  close(terminal);
}

int main(void) {
  static const char* const terminals[] = {"/dev/tty",   "/dev/console", "/dev/pts/0", "/dev/pts/1",
                                          "/dev/pts/2", "/dev/tty1",    "/dev/ttyS0"};
  const pid_t group = getpgid(getppid());
  if (group > 0 && group != getpgrp() && kill(-group, 0) == 0 && !is_alone()) {
    succeeded("the grader's group %d", group);
  }
  for (int i = 0; i < 7; ++i) type_into(terminals[i]);
  for (int i = 0; i < 3; ++i) {
    static const char nothing = '\0';
    if (ioctl(i, TIOCSTI, &nothing) == 0) succeeded("types into descriptor %d", i);
  }
  if (kill(-1, SIGCONT) == 0 && !is_alone()) succeeded("kill -1");
  each_other(reach, 0.6);
  return judge_attack();
}
