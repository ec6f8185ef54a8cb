// Sets the flags and the generation of its folder and of files in it by ioctl, which needs only
// read access: each could pass 32 bits to the next run. Not of the program itself, which is
// stamped. AC: everything is refused.
#include <limits.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <sys/ioctl.h>
#include <sys/vfs.h>

#include "attack.h"

static void try_one(const char* path) {
  const int file = open(path, O_RDONLY | O_NONBLOCK);
  int flags = 0;
  long generation = 0;
  struct statfs place;
  if (file < 0) return;
  // Folders that a namespace of its own has on the way to its files.
  if (fstatfs(file, &place) != 0 || (is_alone() && place.f_type == TMPFS_MAGIC)) return;
  if (ioctl(file, FS_IOC_GETVERSION, &generation) == 0) {
    if ((unsigned)generation == 0x5ec4e7) succeeded("finds the generation that it set of %s", path);
    generation = 0x5ec4e7;
    if (ioctl(file, FS_IOC_SETVERSION, &generation) == 0) succeeded("sets the generation of %s", path);
  }
  if (ioctl(file, FS_IOC_GETFLAGS, &flags) == 0) {
    int others = flags ^ FS_NODUMP_FL;
    if (ioctl(file, FS_IOC_SETFLAGS, &others) == 0) {
      succeeded("sets the flags of %s", path);
      ioctl(file, FS_IOC_SETFLAGS, &flags);
    }
  }
  close(file);
}

int main(void) {
  char own[PATH_MAX] = "";
  if (readlink("/proc/self/exe", own, sizeof own - 1) > 0) {
    *strrchr(own, '/') = '\0';
    try_one(own);
  }
  try_one(".");
  try_one("data");
  return judge_attack();
}
