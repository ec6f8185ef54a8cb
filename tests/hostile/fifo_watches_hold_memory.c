// What epoll keeps for each file and number that it watches, in one process: named pipes, open for reading and
// writing, which it waits for in two queues. Verified by SUnreclaim. See holds.h (three times a limit of 50 MiB).
#include <sys/epoll.h>

#include "holds.h"

enum { kFiles = 84, kSets = 84, kFirst = 3, kNumbers = 83 };

static long long slab_kib(void) {
  char line[256];
  long long kib = 0;
  FILE* info = fopen("/proc/meminfo", "r");
  while (info != NULL && fgets(line, sizeof line, info) != NULL) {
    if (sscanf(line, "SUnreclaim: %lld", &kib) == 1) break;
  }
  if (info != NULL) fclose(info);
  return kib;
}

int main(void) {
  char path[600];
  int files[kFiles], sets[kSets];
  int count = 0, many = 0;
  long long added = 0;
  const long long before = slab_kib();
  for (int i = 0; i < kNumbers; ++i) open("/dev/null", O_RDONLY);
  for (; count < kFiles; ++count) {
    snprintf(path, sizeof path, "%s/%d", getenv("TMPDIR"), count);
    mkfifo(path, 0600);
    if ((files[count] = open(path, O_RDWR)) < 0) break;
  }
  while (many < kSets && (sets[many] = epoll_create1(0)) >= 0) ++many;
  for (int number = kFirst; number < kFirst + kNumbers; ++number) {
    for (int i = 0; i < count; ++i) {
      struct epoll_event event = {.events = EPOLLPRI};
      dup2(files[i], number);
      for (int j = 0; j < many; ++j) added += epoll_ctl(sets[j], EPOLL_CTL_ADD, number, &event) == 0;
    }
  }
  close(4);
  const long long held = (slab_kib() - before) * 1024;
  fprintf(stderr, "%lld watches, %lld MiB\n", added, held >> 20);
  usleep(100 * 1000);
  if (held >> 20 < 150) return 1;
  print_answer();
  return 0;
}
