// Honest: a thread executes the program again, ten times, one after the other. Never more than two
// of eight processes at a time. AC; RTE if the guardian still counts the thread that has become the
// process. --process-limit 8.
#include "honest.h"

static char* words[3] = {"again", "x", NULL};
static void* again(void* nothing) {
  execv("/proc/self/exe", words);
  exit(3);
}
int main(int argc, char** argv) {
  static char round[16];
  const int n = argc > 1 ? atoi(argv[1]) : 0;
  if (n < 10) {
    pthread_t thread;
    snprintf(round, sizeof round, "%d", n + 1);
    words[1] = round;
    if (pthread_create(&thread, NULL, again, NULL) != 0) return 4;
    for (;;) pause();
  }
  print_answer();
  return 0;
}
