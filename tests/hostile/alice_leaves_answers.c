// Alice: leaves a word in every channel of channels.h, and if possible a process that stays behind;
// then prints the right answer, half a second later. AC. bob_looks shows if the word arrived.
#include <poll.h>

#include "channels.h"
#include "murmur.h"

int main(int argc, char** argv) {
  (void)argc;
  leave_all(argv);
  if (fork() == 0) {
    setsid();
    poll(NULL, 0, 3000);  // holds locks, sockets and names
    _exit(0);
  }
  print_answer();
  for (int i = 0; i < 50; ++i) {
    murmur();
    poll(NULL, 0, 10);
  }
  return 0;
}
