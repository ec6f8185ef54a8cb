// A daemon (forked twice, in its own session) keeps stdout open and sleeps; the parent prints the
// right answer and exits 0. AC at once: a grader that waits for the end of the stream instead of
// the exit waits for ever.
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
