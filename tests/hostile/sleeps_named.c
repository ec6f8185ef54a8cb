// Gives itself a name by which hostile_class.sh finds it from outside, to look at its ids and
// rights there; sleeps a second and prints the right answer. AC.
#include <sys/prctl.h>

#include "honest.h"

int main(void) {
  prctl(PR_SET_NAME, "hostile-sleeper");
  sleep(1);
  print_answer();
  return 0;
}
