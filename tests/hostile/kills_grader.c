// Sends every deadly signal to its parent and the parent's process group, then prints the right
// answer. AC, and the grader lives: it is in another pid namespace, or belongs to another user. Not
// to be run where only limits protect the grader.
#include "honest.h"

int main(void) {
  static const int signals[] = {SIGTERM, SIGHUP,  SIGINT,  SIGPIPE,
                                SIGCHLD, SIGXCPU, SIGSTOP, SIGKILL};
  const pid_t parent = getppid();
  const pid_t group = parent > 0 ? getpgid(parent) : 0;
  for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i) {
    if (parent > 0) kill(parent, signals[i]);
    if (group > 1 && group != getpgrp()) kill(-group, signals[i]);
  }
  usleep(100 * 1000);
  print_answer();
  return 0;
}
