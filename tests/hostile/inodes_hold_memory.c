// 300,000 empty files in a /tmp that is memory: its size counts their contents, and a kilobyte of
// the kernel's for each file nobody. See holds.h. RTE (exit-1) too where /tmp is on a disk.
#include <linux/magic.h>
#include <sys/vfs.h>

#include "holds.h"

enum { kBytesOfFile = 1000 };

int main(void) {
  const char* folder = getenv("TMPDIR");
  struct statfs status;
  char name[32];
  long long held = 0;
  if (chdir(folder != NULL ? folder : "/tmp") != 0 || statfs(".", &status) != 0) return 1;
  if (status.f_type != TMPFS_MAGIC) return 1;
  for (long i = 0; held < (long long)kWanted << 20; ++i) {
    snprintf(name, sizeof name, "%ld", i);
    if (mknod(name, S_IFREG | 0600, 0) != 0) break;
    held += kBytesOfFile;
  }
  return judge_held(held);
}
