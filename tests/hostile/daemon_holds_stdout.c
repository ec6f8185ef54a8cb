// A daemon (forked twice, session of its own) keeps stdout open and sleeps; the parent is right and
// exits 0. AC at once: whoever waits for the end of the stream instead of the exit waits for ever.
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  const pid_t child = fork();
  if (child == 0) {
    setsid();
    if (fork() == 0) sleep_forever();
    _exit(0);
  }
  waitpid(child, NULL, 0);
  print_answer();
  return 0;
}
