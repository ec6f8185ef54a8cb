// Looks at every channel of channels.h for what an earlier case has left, then leaves something
// itself. AC: nothing is found, in any case of a run and of the next.
#include "channels.h"

int main(int argc, char** argv) {
  (void)argc;
  look_at_all();
  leave_all(argv);
  return judge_attack();
}
