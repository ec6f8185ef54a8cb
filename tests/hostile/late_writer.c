// A left-over child writes to stdout after the parent was right and exited 0. AC: output after the
// submission's exit is ignored.
#include "honest.h"

int main(void) {
  if (fork() == 0) {
    setsid();
    usleep(200 * 1000);
    for (;;) {
      if (write(STDOUT_FILENO, "late\n", 5) < 0) _exit(0);
      usleep(1000);
    }
  }
  print_answer();
  return 0;
}
