// Prints the right answer, then ends itself by SIGXCPU without having used CPU time. RTE (SIGXCPU):
// a verdict of TLE comes from what was measured, not from the signal that ended the run.
#include "honest.h"

int main(void) {
  print_answer();
  raise(SIGXCPU);
  sleep_forever();
}
