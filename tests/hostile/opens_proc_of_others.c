// Opens what /proc has of other processes: memory, environment, descriptors, folders, and what can
// be written. AC: nothing opens. Of an own namespace's init, names that all may read do not count.
#include <limits.h>

#include "others.h"

static void reach(int process) {
  static const char* const read_only[] = {
      "mem",         "environ",   "maps",   "smaps",       "pagemap", "auxv",  "io",     "syscall",
      "stack",       "fdinfo",    "fd",     "map_files",   "ns",      "cwd/.", "root/.", "exe",
      "personality", "numa_maps", "timers", "patch_state", "cmdline", "stat",  "status", "comm",
      "cgroup",      "mountinfo", "limits", "sched",       "statm"};
  enum { kForAll = 20 };  // from cmdline on everybody may read where processes are seen at all
  static const char* const written[] = {"mem",        "oom_score_adj",   "oom_adj",
                                        "comm",       "autogroup",       "sched",
                                        "uid_map",    "gid_map",         "setgroups",
                                        "clear_refs", "coredump_filter", "attr/current",
                                        "loginuid",   "timerslack_ns",   "timens_offsets",
                                        "fail-nth",   "make-it-fail",    "projid_map"};
  char path[PATH_MAX];
  char folder[64];
  snprintf(folder, sizeof folder, "/proc/%d", process);
  if (access(folder, F_OK) != 0) return;
  for (size_t i = 0; i < sizeof read_only / sizeof *read_only; ++i) {
    if (i >= kForAll && is_own_init(process)) break;
    snprintf(path, sizeof path, "%s/%s", folder, read_only[i]);
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    char block[256];
    struct stat status;
    if (file < 0) continue;
    if (fstat(file, &status) == 0 && S_ISDIR(status.st_mode)) {
      DIR* entries = fdopendir(dup(file));
      int count = 0;
      while (entries != NULL && readdir(entries) != NULL) ++count;
      if (count > 2) succeeded("lists %s", path);
      if (entries != NULL) closedir(entries);
    } else if (strcmp(read_only[i], "mem") == 0 || read(file, block, sizeof block) > 0) {
      succeeded("reads %s", path);
    }
    close(file);
  }
  for (size_t i = 0; i < sizeof written / sizeof *written; ++i) {
    snprintf(path, sizeof path, "%s/%s", folder, written[i]);
    // Of files that all may open the kernel asks when they are written.
    struct stat status;
    if (is_own_init(process) && stat(path, &status) == 0 && (status.st_mode & S_IWOTH) != 0)
      continue;
    const int file = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file >= 0) succeeded("opens %s for writing", path);
    close(file);
  }
  for (int i = 0; i < 16; ++i) {
    snprintf(path, sizeof path, "%s/fd/%d", folder, i);
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file >= 0) succeeded("opens %s", path);
    close(file);
  }
}

int main(void) {
  each_other(reach, 0.7);
  return judge_attack();
}
