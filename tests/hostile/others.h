// Finds other processes, for programs that attack them.
#pragma once

#include <dirent.h>

#include "attack.h"

// The init of a separate process namespace is the sandbox's; the kernel keeps signals from it.
static inline int is_own_init(int process) { return process == 1 && is_alone(); }

static inline int most_process(void) {
  char text[32];
  read_file("/proc/sys/kernel/pid_max", text, sizeof text);
  const int most = atoi(text);
  return most > 0 ? most : 32768;
}

// Calls `reach` for every other process that may exist: first those that /proc lists, then those
// with numbers near our own, then all numbers as far as `seconds` of time permit.
static inline void each_other(void (*reach)(int process), double seconds) {
  DIR* entries = opendir("/proc");
  const int self = getpid();
  const int most = most_process();
  seconds_since_start();
  for (const struct dirent* entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
    const int process = atoi(entry->d_name);
    if (process > 0 && process != self) reach(process);
  }
  if (entries != NULL) closedir(entries);
  if (getppid() > 0) reach(getppid());
  for (int away = 1; away < most && seconds_since_start() < seconds; ++away) {
    if (self > away) reach(self - away);
    if (self + away <= most) reach(self + away);
    if (successes > 10 * kMostWords) return;
  }
}
