// Opens every file below /proc and /sys for writing, and closes it at once, without writing: a
// core_pattern that opens makes its writer root of the machine. Its own process's files do not
// count. AC: none opens.
#include <ftw.h>
#include <limits.h>

#include "attack.h"

enum { kSeconds = 4 };

static char own[64];

static int try_file(const char* path, const struct stat* status, int type, struct FTW* place) {
  if (seconds_since_start() > kSeconds) return FTW_STOP;
  if (type == FTW_D && (strcmp(path, own) == 0 || strcmp(path, "/proc/self") == 0))
    return FTW_SKIP_SUBTREE;
  // Closing this one would empty a buffer of the kernel.
  if (type != FTW_F || strcmp(path + place->base, "free_buffer") == 0) return FTW_CONTINUE;
  // A process's files that all may open: the kernel asks when they are written.
  if (status != NULL && (status->st_mode & S_IWOTH) != 0 && strncmp(path, "/proc/", 6) == 0 &&
      path[6] > '0' && path[6] <= '9') {
    return FTW_CONTINUE;
  }
  const int file = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return FTW_CONTINUE;
  close(file);
  succeeded("opens %s for writing", path);
  return FTW_CONTINUE;
}

int main(void) {
  static const char* const first[] = {"/proc/sys/kernel/core_pattern",
                                      "/proc/sysrq-trigger",
                                      "/proc/sys/kernel/modprobe",
                                      "/proc/sys/kernel/ns_last_pid",
                                      "/proc/sys/kernel/hostname",
                                      "/proc/sys/vm/drop_caches",
                                      "/proc/sys/fs/binfmt_misc/register",
                                      "/proc/sys/kernel/yama/ptrace_scope",
                                      "/proc/kcore",
                                      "/sys/kernel/uevent_helper",
                                      "/sys/power/state",
                                      "/sys/fs/cgroup/cgroup.procs",
                                      "/proc/1/oom_score_adj",
                                      "/proc/1/mem",
                                      "/proc/kmsg",
                                      "/proc/timer_list"};
  struct FTW place = {0};
  seconds_since_start();
  snprintf(own, sizeof own, "/proc/%d", getpid());
  for (size_t i = 0; i < sizeof first / sizeof *first; ++i) try_file(first[i], NULL, FTW_F, &place);
  static const char* const folders[] = {"/proc/sys", "/sys/fs", "/sys/kernel", "/sys", "/proc"};
  for (int i = 0; i < 5; ++i) nftw(folders[i], try_file, 32, FTW_PHYS | FTW_ACTIONRETVAL);
  return judge_attack();
}
