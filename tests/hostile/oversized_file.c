// Writes one file without end (64 MiB at most) and does not expect SIGXFSZ, then prints the right
// answer. RTE (SIGXFSZ) where the size of files is limited by an rlimit, AC if a quota merely
// refuses or nothing does.
#include <fcntl.h>

#include "honest.h"

int main(void) {
  char* block = calloc(1, kMebibyte);
  const int descriptor = open(".", O_TMPFILE | O_WRONLY, 0600);
  for (int i = 0; i < 64; ++i) write(descriptor, block, kMebibyte);
  print_answer();
  return 0;
}
