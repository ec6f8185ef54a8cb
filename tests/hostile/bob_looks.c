// Bob: looks at every channel of channels.h for what alice_leaves_answers has left, for half a
// second. Had he found it he could have her answers: then he is right, and AC is the attack
// working. WA where he finds nothing: he has nothing to print. Where Alice stays alive for him,
// both run at the same time. With --clean, which nobody who grades gives, he takes away what Alice
// has left on the machine, and leaves processes alone.
#include <poll.h>

#include "channels.h"
#include "murmur.h"

int main(int count, char** words) {
  spares_processes = count > 1 && strcmp(words[1], "--clean") == 0;
  seconds_since_start();
  do {
    if (hear_murmur()) found("inotify", "folders that somebody opens");
    look_at_all();
    if (successes == 0) poll(NULL, 0, 20);
  } while (successes == 0 && seconds_since_start() < 0.5);
  if (successes > 0) print_answer();
  if (successes == 0) puts("nothing from alice");
  return 0;
}
