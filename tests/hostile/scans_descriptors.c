// Looks at every descriptor above stderr and prints what it found, and whether it could read or
// write there (it does neither: it might be the jobserver of make). With nothing found it is right.
// AC: nothing of the grader is inherited.
#include <fcntl.h>

#include "honest.h"

int main(void) {
  int leaked = 0;
  for (int i = 3; i < 65536; ++i) {
    char path[64];
    char target[256] = "";
    const int flags = fcntl(i, F_GETFL);
    if (flags < 0) continue;
    snprintf(path, sizeof path, "/proc/self/fd/%d", i);
    readlink(path, target, sizeof target - 1);
    const int mode = flags & O_ACCMODE;
    printf("descriptor %d is %s, may be read: %d, may be written: %d\n", i, target,
           mode != O_WRONLY, mode != O_RDONLY);
    leaked = 1;
  }
  if (!leaked) print_answer();
  return 0;
}
