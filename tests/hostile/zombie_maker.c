// Starts fifty children that exit at once and never waits for them, then prints the right answer.
// AC: zombies are no processes that are still alive, and they are gone after the run.
#include "honest.h"

int main(void) {
  for (int i = 0; i < 50; ++i) {
    if (fork() == 0) _exit(0);
  }
  print_answer();
  return 0;
}
