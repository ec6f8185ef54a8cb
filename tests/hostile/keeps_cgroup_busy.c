// Tries to get a control group of its own: writes to those it sees, mounts one in its own
// namespaces, creates a group there, moves in and freezes. The grader could then not remove the
// group, and each later student would get JE; or it could not kill the program. AC: everything is
// refused.
#include <ftw.h>
#include <sched.h>
#include <sys/mount.h>

#include "attack.h"

static int try_group(const char* path, const struct stat* status, int type, struct FTW* place) {
  (void)status;
  if (seconds_since_start() > 0.6) return 1;
  const char* const name = path + place->base;
  if (type == FTW_D) {
    char made[4200];
    snprintf(made, sizeof made, "%s/hostile-%d", path, getpid());
    if (mkdir(made, 0755) == 0) {
      succeeded("makes group %s", made);
      rmdir(made);
    }
  } else if (strncmp(name, "cgroup.", 7) == 0 || strcmp(name, "tasks") == 0 ||
             strstr(name, "max") || strstr(name, "limit")) {
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file >= 0) succeeded("may write %s", path);
    close(file);
  }
  return 0;
}

static void move_in_and_freeze(const char* group) {
  char path[256];
  snprintf(path, sizeof path, "%s/kept", group);
  if (mkdir(path, 0755) != 0) return;
  snprintf(path, sizeof path, "%s/kept/cgroup.procs", group);
  int file = open(path, O_WRONLY | O_CLOEXEC);
  const int moved = write(file, "0", 1) == 1;
  close(file);
  if (!moved) return;
  succeeded("lives in a group of its own");
  snprintf(path, sizeof path, "%s/kept/cgroup.freeze", group);
  file = open(path, O_WRONLY | O_CLOEXEC);
  fflush(stderr);
  write(file, "1", 1);  // for good, where it works: WA becomes TLE, and the group stays
  close(file);
}

static void write_line(const char* path, const char* line) {
  const int file = open(path, O_WRONLY | O_CLOEXEC);
  write(file, line, strlen(line));
  close(file);
}

int main(void) {
  static const char* const kinds[] = {"cgroup2", "cgroup"};
  char map[64];
  seconds_since_start();
  nftw("/sys/fs/cgroup", try_group, 16, FTW_PHYS);
  snprintf(map, sizeof map, "0 %d 1", (int)getuid());
  if (unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWCGROUP) == 0 || unshare(CLONE_NEWUSER) == 0) {
    succeeded("has a user namespace");
    write_line("/proc/self/setgroups", "deny");
    write_line("/proc/self/uid_map", map);
  }
  mkdir("/tmp/groups", 0700);
  for (int i = 0; i < 2; ++i) {
    if (mount("none", "/tmp/groups", kinds[i], 0, i == 0 ? NULL : "memory") != 0) continue;
    succeeded("mounts %s", kinds[i]);
    move_in_and_freeze("/tmp/groups");
  }
  return judge_attack();
}
