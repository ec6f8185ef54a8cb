// Kills its parent, which follows it and is to tell how it ended. AC: it may not. Where signals are
// kept inside by a filter that was made for the parent's number (no Landlock) it may: JE, for which
// the whole grading ends with status 3.
#include "honest.h"

int main(void) {
  kill(getppid(), SIGKILL);
  usleep(50 * 1000);
  print_answer();
  return 0;
}
