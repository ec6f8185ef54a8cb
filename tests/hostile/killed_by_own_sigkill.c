// Prints the right answer and kills itself with SIGKILL, far from every limit. RTE (SIGKILL): not
// MLE and not TLE, though both end by this signal; nor a fault of the grader.
#include "honest.h"

int main(void) {
  print_answer();
  kill(getpid(), SIGKILL);
  sleep_forever();
}
