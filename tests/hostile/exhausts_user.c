// Uses up everything that the kernel counts per user: processes, pipes, inotify instances, pending
// signals, queues, locked memory, keys; holds it half a second. For hostile_class.sh: other
// submissions of the same user still get theirs. WA: it prints nothing.
#include <mqueue.h>
#include <sys/inotify.h>
#include <sys/mman.h>

#include "attack.h"

int main(void) {
  sigset_t queued;
  char name[32];
  for (int i = 0; i < 2000; ++i) {
    int ends[2];
    if (pipe(ends) != 0) break;
    fcntl(ends[1], F_SETPIPE_SZ, kMebibyte);
    if (inotify_init1(IN_CLOEXEC) < 0 && i > 1000) break;
  }
  sigemptyset(&queued);
  sigaddset(&queued, SIGRTMIN);
  sigprocmask(SIG_BLOCK, &queued, NULL);
  for (int i = 0; i < 1000000; ++i) {
    if (sigqueue(getpid(), SIGRTMIN, (union sigval){0}) != 0) break;
  }
  for (int i = 0; i < 256; ++i) {
    snprintf(name, sizeof name, "/hostile-alice-%d", i);
    if (mq_open(name, O_RDWR | O_CREAT, 0600, NULL) == (mqd_t)-1) break;
    mq_unlink(name);
  }
  for (int i = 0; i < 200; ++i) {
    snprintf(name, sizeof name, "hostile-alice-%d", i);
    syscall(SYS_add_key, "user", name, name, sizeof name, -4L);
  }
  mlockall(MCL_CURRENT);
  for (int i = 0; i < 10000; ++i) {
    const pid_t child = fork();
    if (child < 0) break;
    if (child == 0) {
      usleep(500 * 1000);
      _exit(0);
    }
  }
  usleep(500 * 1000);
  return 0;
}
