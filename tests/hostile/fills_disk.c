// Writes files of 8 MiB into the working directory, /tmp and $HOME until it cannot (or has 64 MiB
// in each), then prints the right answer. AC: quotas refuse, they do not kill, and the disk is as
// empty after the run as before. The files have no names, so that nothing is left even where there
// is no quota.
#include <fcntl.h>

#include "honest.h"

static void fill(const char* folder, const char* block) {
  char path[512];
  for (int file = 0; folder != NULL && file < 8; ++file) {
    snprintf(path, sizeof path, "%s/hostile-%d-%d", folder, getpid(), file);
    const int descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY, 0600);
    if (descriptor < 0) return;
    unlink(path);
    for (int i = 0; i < 8; ++i) {
      if (write(descriptor, block, kMebibyte) <= 0) break;
    }
  }
}

int main(void) {
  char* block = calloc(1, kMebibyte);
  signal(SIGXFSZ, SIG_IGN);
  fill(".", block);
  fill("/tmp", block);
  fill(getenv("HOME"), block);
  print_answer();
  return 0;
}
