// The grader's own tree: the descendants of the process that started this one, which may be
// attacked. Other processes are never harmed.
#pragma once

#include <dirent.h>

#include "attack.h"

static inline int parent_of(int process) {
  char path[64];
  char text[1024];
  int parent = 0;
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  read_file(path, text, sizeof text);
  const char* end = strrchr(text, ')');
  if (end != NULL) sscanf(end + 1, " %*c %d", &parent);
  return parent;
}

// Searches up to the first process whose name is not the grader's: over workers and launchers, but
// never a shell.
static inline int head_of_family(void) {
  int head = getppid();
  for (int above = parent_of(head); above > 1; above = parent_of(above)) {
    char path[64];
    char name[64];
    snprintf(path, sizeof path, "/proc/%d/comm", above);
    read_file(path, name, sizeof name);
    if (strncmp(name, "flocking", 8) != 0 && strncmp(name, "bwrap", 5) != 0) break;
    head = above;
  }
  return head;
}

static inline int is_family(int process, int head) {
  for (int i = 0; i < 32 && process > 1; ++i, process = parent_of(process)) {
    if (process == head) return 1;
  }
  return 0;
}

static inline void each_of_family(void (*reach)(int process)) {
  const int head = head_of_family();
  DIR* entries = opendir("/proc");
  for (const struct dirent* entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
    const int process = atoi(entry->d_name);
    if (process > 1 && process != getpid() && is_family(process, head)) reach(process);
  }
  if (entries != NULL) closedir(entries);
}
