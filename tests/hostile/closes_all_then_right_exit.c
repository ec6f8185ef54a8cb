// Prints the right answer, closes all three streams, and exits 0 a little later. AC: the grader
// waits for the exit.
#include "honest.h"

int main(void) {
  print_answer();
  close(STDIN_FILENO);
  close(STDOUT_FILENO);
  close(STDERR_FILENO);
  usleep(300 * 1000);
  _exit(0);
}
