// Reads a few bytes of its input, closes it, prints a guess and sleeps a little. WA: the rest of
// the input finds no reader (EPIPE, SIGPIPE), which the grader notes and survives.
#include "honest.h"

int main(void) {
  char some[16];
  read(STDIN_FILENO, some, sizeof some);
  close(STDIN_FILENO);
  puts("0.000 0.000 0.000 0.000");
  fflush(stdout);
  usleep(200 * 1000);
  return 0;
}
