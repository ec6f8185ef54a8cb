// For programs that hold memory that their resident size does not include. If it is refused, they
// stop; otherwise they verify its content. AC means that the attack works: they held more than
// three times the limit of 64 MiB and printed the right answer. RTE (exit-1) means that the memory
// was refused, MLE that it was counted.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "honest.h"

enum { kWanted = 300, kTooMuch = 200 };  // MiB

static inline int judge_held(long long bytes) {
  fprintf(stderr, "held %lld MiB\n", bytes >> 20);
  if ((bytes >> 20) < kTooMuch) return 1;
  usleep(100 * 1000);  // so that periodic measurements see it
  print_answer();
  return 0;
}

// Starts `count` children, each of which takes as much memory as it can and keeps it.
static inline long long held_by_children(int count, long long (*take)(void)) {
  long long held = 0;
  int ends[2];
  pipe(ends);
  for (int child = 0; child < count; ++child) {
    if (fork() != 0) continue;
    const long long own = take();
    write(ends[1], &own, sizeof own);
    alarm(kFuseSeconds);
    for (;;) pause();
  }
  close(ends[1]);
  for (int child = 0; child < count; ++child) {
    long long own = 0;
    if (read(ends[0], &own, sizeof own) != sizeof own) break;
    held += own;
  }
  return held;
}
