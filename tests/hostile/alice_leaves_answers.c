// Alice: leaves a word by every channel of channels.h, in a process that stays behind as well if it
// may, is right and takes half a second for it. AC. Whether it reached anybody bob_looks tells.
#include <poll.h>

#include "channels.h"
#include "murmur.h"

int main(int argc, char** argv) {
  (void)argc;
  leave_all(argv);
  if (fork() == 0) {
    setsid();
    poll(NULL, 0, 3000);  // holds locks, sockets and names after the other's end
    _exit(0);
  }
  print_answer();
  for (int i = 0; i < 50; ++i) {
    murmur();
    poll(NULL, 0, 10);
  }
  return 0;
}
