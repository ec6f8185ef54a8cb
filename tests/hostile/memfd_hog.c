// Writes 256 MiB into files in memory (memfd) that it never maps, then prints the right answer. No
// process's resident memory shows it: MLE if a cgroup counts, else AC. Either way it is free again
// after the run.
#include <sys/mman.h>

#include "honest.h"

int main(void) {
  char* block = calloc(1, kMebibyte);
  signal(SIGXFSZ, SIG_IGN);
  for (int file = 0; file < 16; ++file) {
    const int descriptor = memfd_create("hostile", 0);
    for (int i = 0; i < 16; ++i) {
      if (write(descriptor, block, kMebibyte) <= 0) break;
    }
  }
  print_answer();
  return 0;
}
