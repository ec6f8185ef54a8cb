// 65,000 mappings in one process, and a chain of forks from it: each of the children has a link to each of its
// ancestors for each mapping, and an anonymous region of its own. Verified by SUnreclaim. See holds.h; needs
// --process-limit 8.
#include "holds.h"

static long long free_kib(void) {
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
  const long long before = free_kib();
  int ends[2];
  pipe(ends);
  const size_t many = 65000;
  char* room = mmap(NULL, many * kPageBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  room[0] = 1;
  for (size_t i = 0; i < many; i += 2) mprotect(room + i * kPageBytes, kPageBytes, PROT_READ);
  int depth = 0;
  for (; depth < 7; ++depth) {
    const pid_t child = fork();
    if (child < 0) break;
    if (child > 0) {
      if (depth == 0) break;
      alarm(60);
      for (;;) pause();
    }
  }
  if (depth > 0) {
    write(ends[1], &depth, sizeof depth);
    for (;;) pause();
  }
  read(ends[0], &depth, sizeof depth);
  fprintf(stderr, "depth %d\n", depth);
  usleep(200000);
  return judge_held((free_kib() - before) * 1024);
}
