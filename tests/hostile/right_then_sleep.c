// Prints the right answer, then sleeps for ever. TLE (wall): a run counts when it has ended, not
// when its output is complete.
#include "honest.h"

int main(void) {
  print_answer();
  sleep_forever();
}
