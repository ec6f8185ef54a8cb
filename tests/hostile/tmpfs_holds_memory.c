// Takes 300 MiB in files of every folder in memory that it can write to: /tmp, /dev/shm, /dev,
// /run; then removes them. See holds.h: if /tmp is on a disk these bytes are no memory, and do not
// count.
#include <linux/magic.h>
#include <sys/vfs.h>

#include "holds.h"

int main(void) {
  enum { kFiles = 400 };
  static const char* const folders[] = {"/tmp",     "/dev/shm",  "/dev", "/run",
                                        "/var/tmp", "/run/lock", "."};
  char* block = calloc(1, kMebibyte);
  long long held = 0;
  signal(SIGXFSZ, SIG_IGN);
  for (int i = 0; i < 7 * kFiles && held < (long long)kWanted << 20; ++i) {
    struct statfs system;
    struct stat status;
    if (statfs(folders[i / kFiles], &system) != 0 || system.f_type != TMPFS_MAGIC) continue;
    const int file = open(folders[i / kFiles], O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0) continue;
    for (int j = 0; j < 40 && write(file, block, kMebibyte) > 0; ++j) {
    }
    if (fstat(file, &status) == 0) held += status.st_blocks * 512LL;
  }
  return judge_held(held);
}
