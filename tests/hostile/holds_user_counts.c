// Takes as much as it can of what the kernel counts for each user and holds it for a second and a
// half, within its limits: signals that are queued and blocked, timers, pipes, in as many processes
// as it may have. For hostile_class.sh: classmates of the same user still get theirs. WA: it prints
// nothing.
#include "attack.h"

enum { kMostProcesses = 8, kMostTimers = 100, kMostSignals = 100000, kFirstQueued = 32 };

static void take_all(void) {
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN};
  timer_t timer;
  int ends[2];
  for (int i = 0; i < kMostTimers; ++i) {
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) break;
  }
  for (int i = 0; i < kMostSignals; ++i) {
    if (sigqueue(getpid(), SIGRTMIN, (union sigval){0}) != 0) break;
  }
  for (int number = 1; number < kFirstQueued; ++number) {
    if (number != SIGKILL && number != SIGSTOP) kill(getpid(), number);
  }
  while (pipe(ends) == 0) {
  }
}

int main(void) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  for (int i = 1; i < kMostProcesses; ++i) {
    const pid_t child = fork();
    if (child < 0) break;
    if (child > 0) continue;
    take_all();
    usleep(1400 * 1000);
    _exit(0);
  }
  take_all();
  usleep(1500 * 1000);
  return 0;
}
