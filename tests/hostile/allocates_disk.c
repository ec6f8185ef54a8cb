// Reserves 2 GiB in files of its own /tmp, each below the file size limit. That takes almost no
// time, so it could use up the disk. AC means that the attack works: it has more than 1 GiB. RTE
// (exit-1) if it has less.
#include <fcntl.h>

#include "honest.h"

enum { kMost = 2048, kTooMuch = 1024 };  // MiB

int main(void) {
  const char* folder = getenv("TMPDIR");
  char name[32];
  int held = 0;
  signal(SIGXFSZ, SIG_IGN);
  if (chdir(folder != NULL ? folder : "/tmp") != 0) return 1;
  for (int i = 0; held < kMost; ++i) {
    snprintf(name, sizeof name, "%d", i);
    const int file = open(name, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || fallocate(file, 0, 0, kMebibyte) != 0) break;
    close(file);
    ++held;
  }
  fprintf(stderr, "%d MiB\n", held);
  if (held < kTooMuch) return 1;
  print_answer();
  return 0;
}
