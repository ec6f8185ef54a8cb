// Ignores and blocks every signal it can, SIGXCPU among them, and computes. TLE (cpu).
#include "honest.h"

int main(void) {
  for (int i = 1; i < NSIG; ++i) signal(i, SIG_IGN);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  burn_forever();
}
