// A child whose first thread has ended: /proc then reports no memory of the process. Its other
// thread takes 300 MiB and lives until the end. See holds.h.
#include <sys/mman.h>

#include "holds.h"

static int ends[2];

static void* take(void* unused) {
  (void)unused;
  usleep(20 * 1000);
  long long held = 0;
  char* block = mmap(NULL, (size_t)kWanted << 20, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  if (block != MAP_FAILED) held = (long long)kWanted << 20;
  write(ends[1], &held, sizeof held);
  alarm(kFuseSeconds);
  for (;;) pause();
}

int main(void) {
  long long held = 0;
  pipe(ends);
  if (fork() == 0) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, take, NULL) != 0) _exit(1);
    pthread_exit(NULL);
  }
  close(ends[1]);
  read(ends[0], &held, sizeof held);
  return judge_held(held);
}
