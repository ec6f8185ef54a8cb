// A vforked child sleeps for ever, and the kernel holds the parent until it is gone. TLE (wall):
// the parent neither runs nor answers to any signal but SIGKILL. AC if fork is refused.
#include "honest.h"

int main(void) {
  if (vfork() == 0) {
    light_fuse();
    sleep_forever();
  }
  print_answer();
  return 0;
}
