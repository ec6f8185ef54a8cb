// An honest program that uses a little of everything that the kernel counts per user: a large pipe,
// an inotify instance, a queued signal, locked memory, a timer. Prints the right answer if it gets
// all of them, as far as its limits allow, five times within half a second. AC alone and with any
// other submissions.
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "attack.h"

static void use_queue(void) {
  sigset_t queued;
  sigemptyset(&queued);
  sigaddset(&queued, SIGRTMIN);
  sigprocmask(SIG_BLOCK, &queued, NULL);
  const struct timespec now = {0};
  if (sigqueue(getpid(), SIGRTMIN, (union sigval){0}) != 0)
    succeeded("no signal: %s", strerror(errno));
  sigtimedwait(&queued, NULL, &now);
  timer_t timer;
  struct sigevent event = {.sigev_notify = SIGEV_NONE};
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) == 0) {
    timer_delete(timer);
  } else {
    succeeded("no timer: %s", strerror(errno));
  }
}

static void use_all(void) {
  static char block[65536];
  int ends[2];
  if (pipe2(ends, O_NONBLOCK) != 0) return (void)succeeded("no pipe");
  if (write(ends[1], block, sizeof block) != sizeof block) succeeded("the pipe is small");
  close(ends[0]);
  close(ends[1]);
  const int watcher = inotify_init1(IN_CLOEXEC);
  if (watcher < 0 && !is_refusal(errno)) succeeded("no inotify: %s", strerror(errno));
  close(watcher);
  struct rlimit most;
  if (getrlimit(RLIMIT_SIGPENDING, &most) == 0 && most.rlim_cur > 0) use_queue();
  void* page = mmap(NULL, kPageBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  getrlimit(RLIMIT_MEMLOCK, &most);
  if (most.rlim_cur >= kPageBytes && mlock(page, kPageBytes) != 0) succeeded("no locked page");
  munmap(page, kPageBytes);
}

int main(void) {
  for (int i = 0; i < 5; ++i) {
    use_all();
    usleep(100 * 1000);
  }
  return judge_attack();
}
