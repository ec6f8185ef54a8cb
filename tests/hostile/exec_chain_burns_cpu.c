// Forks, and the child executes this program again, computes 40 ms and does the same, while the
// parents end: 75 links, none of which knows the others. TLE (cpu); AC if forks are refused.
#include "honest.h"

int main(int argc, char** argv) {
  const int left = argc > 2 ? atoi(argv[1]) : 75;
  const int end = argc > 2 ? atoi(argv[2]) : -1;
  char byte;
  char texts[2][16];
  int ends[2];
  signal(SIGCHLD, SIG_IGN);
  if (end < 0) pipe(ends);
  if (end >= 0) burn_cpu(0.04);
  if (left > 0 && fork_at_last() == 0) {
    if (end < 0) close(ends[0]);
    snprintf(texts[0], sizeof texts[0], "%d", left - 1);
    snprintf(texts[1], sizeof texts[1], "%d", end < 0 ? ends[1] : end);
    execl("/proc/self/exe", argv[0], texts[0], texts[1], (char*)NULL);
    _exit(0);
  }
  if (end >= 0) return 0;
  close(ends[1]);
  read(ends[0], &byte, 1);  // until the last link ends
  print_answer();
  return 0;
}
