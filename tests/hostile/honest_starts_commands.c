// Honest: 40 MiB of 64, and starts a small command forty times, one after the other, as system()
// and Python's subprocess do (vfork: the child uses its parent's memory until it executes). AC; MLE
// if that memory is counted twice. Needs --process-limit 4.
#include <spawn.h>
#include <sys/wait.h>

#include "honest.h"

int main(void) {
  static char block[40 * kMebibyte];
  char* words[] = {"/bin/true", NULL};
  char* nothing[] = {NULL};
  memset(block, 1, sizeof block);
  for (int i = 0; i < 40; ++i) {
    pid_t child = 0;
    if (posix_spawn(&child, words[0], NULL, NULL, words, nothing) != 0) return 1;
    waitpid(child, NULL, 0);
  }
  print_answer();
  return 0;
}
