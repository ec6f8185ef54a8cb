// 300,000 empty files in a /tmp that is memory, as inodes_hold_memory. The process that was found last, by
// whose /proc the grader looks into that folder, is a zombie: it has no root any more.
// See holds.h.
#include <linux/magic.h>
#include <sys/prctl.h>
#include <sys/vfs.h>

#include "holds.h"

enum { kBytesOfFile = 1000 };

int main(void) {
  const char* folder = getenv("TMPDIR");
  struct statfs status;
  char name[32];
  long long held = 0;
  if (fork() == 0) _exit(0);
  usleep(50 * 1000);
  if (chdir(folder != NULL ? folder : "/tmp") != 0 || statfs(".", &status) != 0) return 1;
  if (status.f_type != TMPFS_MAGIC) return 1;
  for (long i = 0; held < (long long)kWanted << 20; ++i) {
    snprintf(name, sizeof name, "%ld", i);
    if (mknod(name, S_IFREG | 0600, 0) != 0) break;
    held += kBytesOfFile;
  }
  return judge_held(held);
}
