// Bob: searches every channel of channels.h for the word of alice_leaves_answers, for half a
// second. If he finds it, he could have her answers, so he prints the right answer: AC means that
// the attack works. WA if he finds nothing. If Alice stays alive for him, both run at the same
// time. --clean, which only tests use, removes what Alice left on the machine, except processes.
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
